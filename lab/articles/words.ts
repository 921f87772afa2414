// What article pages say around comments, in the lab's languages. `{n}` is a number.
import type { LabLanguage } from '../types.ts';

export interface ArticleWords {
  readonly comments: string;
  readonly counted: string;
  /** Labels of what shows the comments. */
  readonly show: readonly string[];
  readonly discuss: string;
  readonly loadMore: string;
  readonly showReplies: string;
  readonly readMore: string;
  readonly write: string;
  readonly send: string;
  readonly noComments: string;
  readonly closed: string;
  readonly cookieText: string;
  readonly accept: string;
  readonly reject: string;
  readonly newsletter: string;
  readonly close: string;
  readonly related: string;
  readonly subscribe: string;
  readonly opinion: string;
  readonly reviews: string;
  readonly live: string;
  readonly description: string;
  readonly sections: readonly string[];
}

const list = (text: string): readonly string[] => text.split(' | ');

export const ARTICLE_WORDS: Readonly<Record<LabLanguage, ArticleWords>> = {
  en: {
    comments: 'Comments',
    counted: '{n} comments',
    show: list('Show comments | View {n} comments | Comments ({n}) | Read the comments'),
    discuss: 'Join the discussion',
    loadMore: 'Load more comments',
    showReplies: 'Show {n} replies',
    readMore: 'Read more',
    write: 'Write a comment',
    send: 'Post comment',
    noComments: 'No comments yet. Be the first!',
    closed: 'Comments are closed.',
    cookieText: 'We and our partners use cookies. Your privacy matters to us.',
    accept: 'Accept all',
    reject: 'Reject all',
    newsletter: 'Get our newsletter',
    close: 'Close',
    related: 'Related articles',
    subscribe: 'Subscribe',
    opinion: 'Opinion',
    reviews: 'Customer reviews',
    live: 'Live updates',
    description: 'Description',
    sections: list(
      'World | Politics | Business | Sport | Culture | Science | Travel | Opinion | Letters | Video',
    ),
  },
  de: {
    comments: 'Kommentare',
    counted: '{n} Kommentare',
    show: list('Kommentare anzeigen | {n} Kommentare lesen | Kommentare ({n}) | Alle Kommentare'),
    discuss: 'Zur Diskussion',
    loadMore: 'Mehr Kommentare laden',
    showReplies: '{n} Antworten anzeigen',
    readMore: 'Weiterlesen',
    write: 'Kommentar schreiben',
    send: 'Kommentar absenden',
    noComments: 'Noch keine Kommentare.',
    closed: 'Die Kommentarfunktion ist geschlossen.',
    cookieText: 'Wir und unsere Partner verwenden Cookies. Datenschutz ist uns wichtig.',
    accept: 'Alle akzeptieren',
    reject: 'Ablehnen',
    newsletter: 'Unser Newsletter',
    close: 'Schließen',
    related: 'Mehr zum Thema',
    subscribe: 'Abonnieren',
    opinion: 'Kommentar',
    reviews: 'Bewertungen',
    live: 'Liveticker',
    description: 'Beschreibung',
    sections: list(
      'Politik | Wirtschaft | Ausland | Regional | Sport | Kultur | Wissen | Reise | Meinung | Leserbriefe',
    ),
  },
  es: {
    comments: 'Comentarios',
    counted: '{n} comentarios',
    show: list('Ver comentarios | Mostrar {n} comentarios | Comentarios ({n}) | Leer los comentarios'),
    discuss: 'Participa en el debate',
    loadMore: 'Cargar más comentarios',
    showReplies: 'Ver {n} respuestas',
    readMore: 'Leer más',
    write: 'Escribe un comentario',
    send: 'Enviar comentario',
    noComments: 'Todavía no hay comentarios.',
    closed: 'Los comentarios están cerrados.',
    cookieText: 'Usamos cookies propias y de terceros. Tu privacidad nos importa.',
    accept: 'Aceptar todo',
    reject: 'Rechazar',
    newsletter: 'Recibe nuestro boletín',
    close: 'Cerrar',
    related: 'Artículos relacionados',
    subscribe: 'Suscríbete',
    opinion: 'Opinión',
    reviews: 'Opiniones de clientes',
    live: 'En directo',
    description: 'Descripción',
    sections: list(
      'Mundo | Política | Economía | Deportes | Cultura | Ciencia | Viajes | Opinión | Cartas | Vídeo',
    ),
  },
  pl: {
    comments: 'Komentarze',
    counted: '{n} komentarzy',
    show: list('Pokaż komentarze | Zobacz {n} komentarzy | Komentarze ({n}) | Czytaj komentarze'),
    discuss: 'Przejdź do dyskusji',
    loadMore: 'Wczytaj więcej komentarzy',
    showReplies: 'Pokaż odpowiedzi ({n})',
    readMore: 'Czytaj więcej',
    write: 'Napisz komentarz',
    send: 'Wyślij komentarz',
    noComments: 'Nie ma jeszcze komentarzy.',
    closed: 'Komentowanie jest wyłączone.',
    cookieText: 'Używamy plików cookie. Dbamy o Twoją prywatność.',
    accept: 'Zgadzam się',
    reject: 'Odrzuć',
    newsletter: 'Zapisz się do newslettera',
    close: 'Zamknij',
    related: 'Czytaj także',
    subscribe: 'Subskrybuj',
    opinion: 'Opinia',
    reviews: 'Opinie klientów',
    live: 'Relacja na żywo',
    description: 'Opis',
    sections: list('Kraj | Świat | Gospodarka | Sport | Kultura | Nauka | Podróże | Opinie | Listy | Wideo'),
  },
  ru: {
    comments: 'Комментарии',
    counted: '{n} комментариев',
    show: list('Показать комментарии | Смотреть {n} комментариев | Комментарии ({n}) | Читать комментарии'),
    discuss: 'Обсудить',
    loadMore: 'Показать ещё комментарии',
    showReplies: 'Показать ответы ({n})',
    readMore: 'Читать далее',
    write: 'Написать комментарий',
    send: 'Отправить',
    noComments: 'Комментариев пока нет.',
    closed: 'Комментарии закрыты.',
    cookieText: 'Мы используем файлы cookie. Политика конфиденциальности.',
    accept: 'Принять все',
    reject: 'Отклонить',
    newsletter: 'Подпишитесь на рассылку',
    close: 'Закрыть',
    related: 'Читайте также',
    subscribe: 'Подписаться',
    opinion: 'Мнение',
    reviews: 'Отзывы покупателей',
    live: 'Онлайн',
    description: 'Описание',
    sections: list(
      'Политика | Экономика | В мире | Спорт | Культура | Наука | Туризм | Мнения | Письма | Видео',
    ),
  },
  zh: {
    comments: '评论',
    counted: '{n} 条评论',
    show: list('查看评论 | 查看 {n} 条评论 | 评论 ({n}) | 全部评论'),
    discuss: '参与讨论',
    loadMore: '加载更多评论',
    showReplies: '展开 {n} 条回复',
    readMore: '展开全文',
    write: '写评论',
    send: '发表',
    noComments: '暂无评论',
    closed: '评论已关闭',
    cookieText: '我们使用 Cookie，请阅读隐私政策。',
    accept: '同意',
    reject: '拒绝',
    newsletter: '订阅我们的邮件',
    close: '关闭',
    related: '相关阅读',
    subscribe: '订阅',
    opinion: '时评',
    reviews: '用户评价',
    live: '直播',
    description: '简介',
    sections: list('国内 | 国际 | 财经 | 体育 | 文化 | 科技 | 旅游 | 观点 | 来信 | 视频'),
  },
  ja: {
    comments: 'コメント',
    counted: 'コメント {n} 件',
    show: list('コメントを表示 | コメントを見る ({n}) | コメント ({n}) | すべてのコメント'),
    discuss: '議論に参加する',
    loadMore: 'コメントをもっと見る',
    showReplies: '返信 {n} 件を表示',
    readMore: '続きを読む',
    write: 'コメントを書く',
    send: '投稿する',
    noComments: 'まだコメントはありません。',
    closed: 'コメントは締め切りました。',
    cookieText: '当サイトはクッキーを使用します。プライバシーポリシー。',
    accept: '同意する',
    reject: '拒否する',
    newsletter: 'メールマガジン登録',
    close: '閉じる',
    related: '関連記事',
    subscribe: '購読する',
    opinion: '論評',
    reviews: 'お客様のレビュー',
    live: '速報',
    description: '説明',
    sections: list('国内 | 国際 | 経済 | スポーツ | 文化 | 科学 | 旅行 | 意見 | 投書 | 動画'),
  },
  ar: {
    comments: 'التعليقات',
    counted: '{n} تعليقا',
    show: list('عرض التعليقات | مشاهدة {n} تعليقا | التعليقات ({n}) | اقرأ التعليقات'),
    discuss: 'شارك في النقاش',
    loadMore: 'تحميل المزيد من التعليقات',
    showReplies: 'عرض {n} ردود',
    readMore: 'اقرأ المزيد',
    write: 'اكتب تعليقا',
    send: 'إرسال',
    noComments: 'لا توجد تعليقات بعد.',
    closed: 'التعليقات مغلقة.',
    cookieText: 'نستخدم ملفات cookie. سياسة الخصوصية.',
    accept: 'موافق',
    reject: 'رفض',
    newsletter: 'اشترك في نشرتنا',
    close: 'إغلاق',
    related: 'مقالات ذات صلة',
    subscribe: 'اشتراك',
    opinion: 'رأي',
    reviews: 'آراء العملاء',
    live: 'مباشر',
    description: 'الوصف',
    sections: list(
      'العالم | السياسة | الاقتصاد | الرياضة | الثقافة | العلوم | السفر | الرأي | الرسائل | فيديو',
    ),
  },
};

export function filled(text: string, n: number): string {
  return text.replace('{n}', String(n));
}
