// Spanish: text, interface and dates.
import { list } from './list.ts';
import type { LanguagePack } from './types.ts';

export const es: LanguagePack = {
  strings: {
    home: 'Inicio',
    forum: 'Foro',
    boards: 'Foros',
    subBoards: 'Subforos',
    thread: 'Tema',
    threads: 'Temas',
    post: 'Mensaje',
    posts: 'Mensajes',
    reply: 'Responder',
    replies: 'Respuestas',
    views: 'Vistas',
    lastPost: 'Último mensaje',
    author: 'Autor',
    date: 'Fecha',
    title: 'Título',
    quote: 'Citar',
    wrote: 'escribió',
    report: 'Reportar',
    edit: 'Editar',
    like: 'Me gusta',
    likes: 'Me gusta',
    share: 'Compartir',
    permalink: 'Enlace permanente',
    login: 'Iniciar sesión',
    logout: 'Cerrar sesión',
    register: 'Registrarse',
    password: 'Contraseña',
    search: 'Buscar',
    members: 'Miembros',
    calendar: 'Calendario',
    faq: 'Preguntas frecuentes',
    rules: 'Normas',
    contact: 'Contacto',
    privacy: 'Privacidad',
    page: 'Página',
    of: 'de',
    next: 'Siguiente',
    previous: 'Anterior',
    first: 'Primera',
    last: 'Última',
    loadMore: 'Cargar más',
    newTopic: 'Nuevo tema',
    sticky: 'Fijado',
    locked: 'Cerrado',
    moved: 'Movido',
    joined: 'Registrado',
    similarThreads: 'Temas similares',
    nextThread: 'Tema siguiente',
    previousThread: 'Tema anterior',
    print: 'Versión para imprimir',
    markRead: 'Marcar todo como leído',
    sortBy: 'Ordenar por',
    guest: 'Invitado',
    deletedUser: 'Usuario eliminado',
    editedBy: 'Editado por última vez por',
    attachments: 'Archivos adjuntos',
    poll: 'Encuesta',
    votes: 'votos',
    spoiler: 'Texto oculto',
    code: 'Código',
    statistics: 'Estadísticas',
    online: '¿Quién está conectado?',
    noThreads: 'No hay temas en este foro.',
    by: 'por',
    at: 'a las',
    in: 'en',
    today: 'Hoy',
    yesterday: 'Ayer',
    profile: 'Perfil',
    unread: 'Mensajes sin leer',
    rss: 'Canal RSS',
    tags: 'Etiquetas',
    advertisement: 'Publicidad',
    cookies: 'Este sitio utiliza cookies.',
    notFound: 'No se ha encontrado la página solicitada.',
    mustLogin: 'Debes iniciar sesión para hacer eso.',
    archive: 'Archivo',
    newest: 'Más recientes',
    goToLastPost: 'Ir al último mensaje',
    jumpTo: 'Ir a',
    signature: 'Firma',
    welcome: 'Bienvenido',
  },
  vocabulary: {
    subjects: list(`la bomba vieja | mi vecino | la segunda batería | el nuevo firmware | este adaptador |
      la rueda trasera | el altavoz izquierdo | el objetivo barato | nuestro club | el manual | el invernadero |
      la tienda del pueblo | la placa base | la masa madre | la caja de cambios | la tienda de campaña |
      el router del sótano | un amigo mío | la actualización de primavera | la cafetera | la impresora`),
    verbs:
      list(`necesita | sustituye | ignora | bloquea | soporta | estropea | mide | mejora | oculta | supera |
      pierde | guarda | quiere | mueve | calienta | limpia | consume | arrastra`),
    objects:
      list(`el filtro de combustible | un cable más largo | la llave de repuesto | tres de los sensores |
      la carcasa original | uno de cada dos fotogramas | la garantía | muchísima agua | el mismo conector |
      el panel frontal | su propia copia | todo el presupuesto | el cajón equivocado | el estante de arriba |
      un amplificador decente | los tornillos que faltan | el precio del año pasado | la señal de reloj |
      la excursión del domingo | la receta | nuestra manguera | las dos últimas versiones`),
    adverbials: list(`desde la semana pasada | sin previo aviso | después de unos diez minutos | con frío |
      todas las veces | por lo que veo | en los dos equipos | a plena carga | sin motivo aparente |
      según el manual | casi siempre | con un poco de paciencia | debajo del banco | antes del primer arranque |
      según mi experiencia | a pesar de la limpieza | cuando nadie mira`),
    openers: list(
      'Sinceramente, | Por cierto, | En resumen, | Como ya dije, | Para ser justos, | Curiosamente, | De momento',
    ),
    connectors: list(', pero | , porque | , y | , así que | , aunque | ; aun así,'),
    short:
      list(`¡Gracias! | A mí me pasa lo mismo. | Solucionado, gracias a todos. | Eso era. | ¿Hay novedades? |
      Estoy de acuerdo con lo anterior. | Me apunto. | ¡Fotos, por favor! | Es bueno saberlo. |
      Ni idea, lo siento. | A mí me funciona. | ¡Bienvenido! | Lo pruebo esta noche y os cuento.`),
    questions:
      list(`¿Alguien lo ha visto antes? | ¿Qué haríais vosotros? | ¿Es normal? | ¿Dónde se puede comprar? |
      ¿Qué versión usáis? | ¿Mejora con el tiempo? | ¿Cuánto pagasteis? | ¿Qué miro ahora?`),
    titles: list(`{s} {v} {o} | ¿{s} {v} {o}? | Ayuda: {s} {v} {o} | ¿Cómo limpiáis {o}? | {m}: {s} o {s} |
      Busco {o} | Duda sobre {o} | [Solucionado] {s} {v} {o} | Enseñad {o} | Primera impresión: {m} |
      Análisis: {m} con {o} | Por qué dejé {o} | {m} o {m}: ¿cuál? | Me presento`),
    topics: list(`Discusión general | Noticias y anuncios | Taller | Jardín y balcón | Fotografía |
      Bicicletas y rutas | Red doméstica | Cocina y repostería | Radios antiguas | Música e instrumentos |
      Compraventa | Relatos de viaje | Maquetas | Ordenadores y programas | Presentaciones | Fuera de tema`),
    aspects: list('para principiantes | consejos de compra | reparaciones | proyectos | archivo | quedadas'),
    descriptions: list(`Todo sobre {t}. | Si {s} da problemas, pregunta aquí. | Charla, consejos e imágenes. |
      Preguntas y respuestas. Busca antes de escribir. | Sin publicidad, por favor.`),
    categories: list('Comunidad | Tecnología | Ocio | Casa y hogar | Mercado | Varios'),
    tags: list(`ayuda | reparación | principiante | guía | análisis | bricolaje | electrónica | aire-libre |
      barato | clásico | foto | receta | red | viaje | herramientas`),
    ranks: list('Novato | Miembro | Habitual | Miembro sénior | Veterano | Moderador | Administrador'),
    names: list('Begoña | Íñigo | peña | Ángel | lobo | Ñandú | Marisol | cigüeña | Paco | roble | Lucía'),
    signatures: list(`Mide dos veces y corta una. | Enviado desde el cobertizo |
      La vida es corta para cuchillos sin filo. | Proyecto actual: el de siempre |
      Usad el buscador antes de preguntar. | Saludos desde la costa`),
    siteNames: list('El Banco de Trabajo | La Nave Abierta | Foro de la Ribera'),
    clause: '{s} {v} {o}',
    clauseWithAdverbial: '{s} {v} {o} {a}',
    space: ' ',
    fullStop: '.',
    exclamationMark: '.',
  },
  dates: {
    months: list(`enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre |
      noviembre | diciembre`),
    monthsShort: list('Ene | Feb | Mar | Abr | May | Jun | Jul | Ago | Sep | Oct | Nov | Dic'),
    weekdays: list('Domingo | Lunes | Martes | Miércoles | Jueves | Viernes | Sábado'),
    weekdaysShort: list('Dom | Lun | Mar | Mié | Jue | Vie | Sáb'),
    am: 'a. m.',
    pm: 'p. m.',
    clock12: '{clock} {half}',
    ago: {
      minute: { one: 'hace {n} minuto', other: 'hace {n} minutos' },
      hour: { one: 'hace {n} hora', other: 'hace {n} horas' },
      day: { one: 'hace {n} día', other: 'hace {n} días' },
      week: { one: 'hace {n} semana', other: 'hace {n} semanas' },
      month: { one: 'hace {n} mes', other: 'hace {n} meses' },
      year: { one: 'hace {n} año', other: 'hace {n} años' },
    },
    agoShort: {
      minute: '{n} min',
      hour: '{n} h',
      day: '{n} d',
      week: '{n} sem',
      month: '{n} mes',
      year: '{n} a',
    },
    justNow: 'Ahora mismo',
    today: 'Hoy',
    yesterday: 'Ayer',
    long: '{d} de {month} de {yyyy}, {time}',
    longWithWeekday: '{weekday}, {d} de {month} de {yyyy}, {time}',
    dayOnly: '{d} de {month} de {yyyy}',
    dayTime: ' a las {time}',
  },
};
