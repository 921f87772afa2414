// Words by which people are led to comments, in the languages of the web. They are one feature among thousands of
// n-grams: what a site in a language never trained on says in its text would else be unknown (ComCrawler, fig. 10).

/** Stems of "comment", "discussion", "reader's opinion"; lower case. */
const STEMS: readonly string[] = [
  'comment',
  'cmnt',
  'cmt',
  'discuss',
  'discussion',
  'conversation',
  'responses',
  'talkback',
  'kommentar',
  'kommentit',
  'kommentti',
  'kommenteer',
  'diskussion',
  'leserbrief',
  'lesermeinung',
  'meinungen',
  'commentaire',
  'réaction',
  'reacties',
  'reageer',
  'comentari',
  'comentár',
  'comentáre',
  'opiniones',
  'opinión',
  'commenti',
  'commento',
  'komentar',
  'komentár',
  'komentář',
  'komentarz',
  'komentā',
  'komentuj',
  'diskuse',
  'diskusi',
  'diskuze',
  'diskusia',
  'dyskusj',
  'hozzászól',
  'vélemény',
  'keskustel',
  'комментар',
  'коментар',
  'камент',
  'обсужд',
  'обговор',
  'дискуси',
  'мнения',
  'отзыв',
  'відгук',
  'yorum',
  'görüş',
  'şərh',
  'σχόλια',
  'σχόλιο',
  'σχολια',
  'תגוב',
  'تعليق',
  'تعقيب',
  'دیدگاه',
  'نظرات',
  'تبصر',
  'टिप्पणी',
  'प्रतिक्रिया',
  'মন্তব্য',
  'கருத்து',
  'ความคิดเห็น',
  'ความเห็น',
  'คอมเมนต์',
  'bình luận',
  'ý kiến',
  '评论',
  '評論',
  '留言',
  '跟帖',
  '热评',
  '讨论',
  '討論',
  '回應',
  'コメント',
  '댓글',
  '의견',
  '덧글',
  'ulasan',
  'tanggapan',
  'maoni',
  'коммен',
  'фикир',
  'пікір',
  'მოსაზრებ',
  'კომენტარ',
  'մեկնաբան',
];

/** Whether such a word stands in a lower-case text. */
export function saysComment(text: string): boolean {
  return STEMS.some((stem) => text.includes(stem));
}

/** Where the word stands, up to its end; undefined where there is none. */
export function commentWordIn(text: string): { readonly from: number; readonly to: number } | undefined {
  let from = -1;
  let length = 0;
  for (const stem of STEMS) {
    const at = text.indexOf(stem);
    if (at >= 0 && (from < 0 || at < from)) {
      from = at;
      length = stem.length;
    }
  }
  if (from < 0) return undefined;
  const rest = /^[\p{L}\p{M}]*/u.exec(text.slice(from + length))![0];
  return { from, to: from + length + rest.length };
}
