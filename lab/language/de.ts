// German: text, interface and dates.
import { list } from './list.ts';
import type { LanguagePack } from './types.ts';

export const de: LanguagePack = {
  strings: {
    home: 'Startseite',
    forum: 'Forum',
    boards: 'Foren',
    subBoards: 'Unterforen',
    thread: 'Thema',
    threads: 'Themen',
    post: 'Beitrag',
    posts: 'Beiträge',
    reply: 'Antworten',
    replies: 'Antworten',
    views: 'Zugriffe',
    lastPost: 'Letzter Beitrag',
    author: 'Verfasser',
    date: 'Datum',
    title: 'Titel',
    quote: 'Zitieren',
    wrote: 'hat geschrieben',
    report: 'Melden',
    edit: 'Bearbeiten',
    like: 'Gefällt mir',
    likes: 'Gefällt',
    share: 'Teilen',
    permalink: 'Link zum Beitrag',
    login: 'Anmelden',
    logout: 'Abmelden',
    register: 'Registrieren',
    password: 'Passwort',
    search: 'Suche',
    members: 'Mitglieder',
    calendar: 'Kalender',
    faq: 'Häufige Fragen',
    rules: 'Regeln',
    contact: 'Kontakt',
    privacy: 'Datenschutz',
    page: 'Seite',
    of: 'von',
    next: 'Nächste',
    previous: 'Vorherige',
    first: 'Erste',
    last: 'Letzte',
    loadMore: 'Mehr laden',
    newTopic: 'Neues Thema',
    sticky: 'Angepinnt',
    locked: 'Geschlossen',
    moved: 'Verschoben',
    joined: 'Registriert',
    similarThreads: 'Ähnliche Themen',
    nextThread: 'Nächstes Thema',
    previousThread: 'Vorheriges Thema',
    print: 'Druckansicht',
    markRead: 'Alle als gelesen markieren',
    sortBy: 'Sortieren nach',
    guest: 'Gast',
    deletedUser: 'Gelöschtes Mitglied',
    editedBy: 'Zuletzt bearbeitet von',
    attachments: 'Dateianhänge',
    poll: 'Umfrage',
    votes: 'Stimmen',
    spoiler: 'Versteckter Text',
    code: 'Quelltext',
    statistics: 'Statistik',
    online: 'Wer ist online?',
    noThreads: 'In diesem Forum gibt es keine Themen.',
    by: 'von',
    at: 'um',
    in: 'in',
    today: 'Heute',
    yesterday: 'Gestern',
    profile: 'Profil',
    unread: 'Ungelesene Beiträge',
    rss: 'RSS-Feed',
    tags: 'Schlagwörter',
    advertisement: 'Anzeige',
    cookies: 'Diese Seite verwendet Cookies.',
    notFound: 'Die gewünschte Seite wurde nicht gefunden.',
    mustLogin: 'Dafür musst du angemeldet sein.',
    archive: 'Archiv',
    newest: 'Neueste',
    goToLastPost: 'Zum letzten Beitrag',
    jumpTo: 'Gehe zu',
    signature: 'Signatur',
    welcome: 'Willkommen',
  },
  vocabulary: {
    subjects: list(`die alte Pumpe | mein Nachbar | der zweite Akku | die neue Firmware | dieser Adapter |
      das Hinterrad | der linke Lautsprecher | das günstige Objektiv | unser Verein | die Anleitung |
      das Gewächshaus | der Händler im Ort | die Hauptplatine | der Sauerteig | das Getriebe | das Zelt |
      der Router im Keller | ein Bekannter | das Update vom Frühjahr | der Wasserkocher | der Drucker`),
    verbs: list(`braucht | ersetzt | ignoriert | blockiert | unterstützt | beschädigt | misst | verbessert |
      verdeckt | schlägt | verliert | meldet | behält | will | heizt | reinigt | überlebt | verbraucht`),
    objects: list(`den Kraftstofffilter | ein längeres Kabel | den Ersatzschlüssel | drei der Sensoren |
      das Originalgehäuse | jedes zweite Bild | die Garantie | sehr viel Wasser | denselben Stecker |
      die Frontblende | eine eigene Sicherung | das ganze Budget | die falsche Schublade | das obere Regal |
      einen brauchbaren Verstärker | die fehlenden Schrauben | den Preis vom Vorjahr | das Taktsignal |
      den Wochenendausflug | die Anfänger | das Rezept | unseren Gartenschlauch`),
    adverbials: list(`seit letzter Woche | ohne jede Vorwarnung | nach etwa zehn Minuten | bei kaltem Wetter |
      jedes Mal | soweit ich das sehe | auf beiden Rechnern | unter Volllast | ohne erkennbaren Grund |
      laut Handbuch | meistens | mit etwas Geduld | unter der Werkbank | vor dem ersten Start |
      meiner Erfahrung nach | trotz gründlicher Reinigung | während der Übergangszeit`),
    openers: list(
      'Ehrlich gesagt: | Nebenbei bemerkt: | Kurz gesagt: | Wie oben erwähnt: | Mein Eindruck: | Seltsam: | Nachtrag:',
    ),
    connectors: list(', aber | , denn | , und | , doch | ; das heißt,'),
    short:
      list(`Danke! | Bei mir genauso. | Gelöst, vielen Dank euch allen. | Das war es. | Gibt es Neuigkeiten? |
      Dem kann ich nur zustimmen. | Ich lese hier mal mit. | Bilder bitte! | Gut zu wissen. |
      Keine Ahnung, tut mir leid. | Läuft. | Herzlich willkommen! | Ich probiere das heute Abend aus.`),
    questions: list(`Hat das schon einmal jemand gesehen? | Was würdet ihr tun? | Ist das normal? |
      Wo bekomme ich so etwas? | Welche Version benutzt ihr? | Wird das mit der Zeit besser? |
      Was habt ihr dafür bezahlt? | Was soll ich als Nächstes prüfen?`),
    titles: list(`{s} {v} {o} | {s} {v} {o}? | Hilfe: {s} {v} {o} | Wie reinigt ihr {o}? | {m}: {s} oder {s} |
      Suche {o} | Frage zu {m} | [Gelöst] {s} {v} {o} | Zeigt her: {s} | Erster Blick auf {o} ({m}) |
      Erfahrungsbericht {m} | Warum ich {o} aufgegeben habe | {m} oder {m}? | Kurze Vorstellung`),
    topics: list(`Allgemeine Diskussion | Neuigkeiten und Ankündigungen | Werkstatt | Garten und Balkon |
      Fotografie | Fahrräder und Touren | Heimnetzwerk | Küche und Backen | Alte Radios | Musik und Instrumente |
      Marktplatz | Reiseberichte | Modellbau | Computer und Software | Vorstellungsrunde | Plauderecke`),
    aspects: list('für Einsteiger | Kaufberatung | Reparaturen | Projekte | Archiv | Treffen'),
    descriptions:
      list(`Alles rund um {t}. | Wenn {s} Ärger macht, hier fragen. | Gespräche, Tipps und Bilder. |
      Fragen und Antworten. Bitte erst suchen, dann schreiben. | Bitte keine Werbung.`),
    categories: list('Gemeinschaft | Technik | Freizeit | Haus und Hof | Handel | Verschiedenes'),
    tags: list(`hilfe | reparatur | einsteiger | anleitung | test | selbstbau | elektronik | draußen |
      günstig | oldtimer | foto | rezept | netzwerk | reise | werkzeug`),
    ranks: list(
      'Neuling | Mitglied | Stammgast | Erfahrenes Mitglied | Urgestein | Moderator | Administrator',
    ),
    names: list(
      'Jürgen | Möwe | Käfer | Waldschrat | Heidi | Uwe | Müller | Spätzle | Bär | Grünfink | Schraube',
    ),
    signatures: list(`Zweimal messen, einmal sägen. | Gesendet aus dem Gartenhaus |
      Das Leben ist zu kurz für stumpfe Messer. | Aktuelles Projekt: das ewige |
      Bitte vor dem Fragen die Suche benutzen. | Viele Grüße aus dem Süden`),
    siteNames: list('Werkbankforum | Die offene Scheune | Forum am Fluss'),
    clause: '{s} {v} {o}',
    clauseWithAdverbial: '{s} {v} {a} {o}',
    space: ' ',
    fullStop: '.',
    exclamationMark: '!',
  },
  dates: {
    months: list(
      'Januar | Februar | März | April | Mai | Juni | Juli | August | September | Oktober | November | Dezember',
    ),
    monthsShort: list('Jan | Feb | Mär | Apr | Mai | Jun | Jul | Aug | Sep | Okt | Nov | Dez'),
    weekdays: list('Sonntag | Montag | Dienstag | Mittwoch | Donnerstag | Freitag | Samstag'),
    weekdaysShort: list('So | Mo | Di | Mi | Do | Fr | Sa'),
    am: 'AM',
    pm: 'PM',
    clock12: '{clock} {half}',
    ago: {
      minute: { one: 'vor {n} Minute', other: 'vor {n} Minuten' },
      hour: { one: 'vor {n} Stunde', other: 'vor {n} Stunden' },
      day: { one: 'vor {n} Tag', other: 'vor {n} Tagen' },
      week: { one: 'vor {n} Woche', other: 'vor {n} Wochen' },
      month: { one: 'vor {n} Monat', other: 'vor {n} Monaten' },
      year: { one: 'vor {n} Jahr', other: 'vor {n} Jahren' },
    },
    agoShort: {
      minute: '{n} Min.',
      hour: '{n} Std.',
      day: '{n} T.',
      week: '{n} Wo.',
      month: '{n} Mon.',
      year: '{n} J.',
    },
    justNow: 'Gerade eben',
    today: 'Heute',
    yesterday: 'Gestern',
    long: '{d}. {month} {yyyy} um {time}',
    longWithWeekday: '{weekday}, {d}. {month} {yyyy}, {time} Uhr',
    dayOnly: '{d}. {month} {yyyy}',
    dayTime: ' um {time}',
  },
};
