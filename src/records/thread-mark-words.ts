// Words for 'stays on top' and 'takes no more replies': those that class names and icons use everywhere, and those that
// forums show their readers, in many languages. Stems, for words have endings.

// Whole tokens: parts of longer words mean other things (`block`, `stickyhead`).
const STICKY_TOKENS = new Set(
  'sticky stickied stuck pinned pin pinned-icon announce announcement announcements important permanent'.split(
    ' ',
  ),
);
const LOCKED_TOKENS = new Set('lock locked closed padlock archived readonly'.split(' '));

const STICKY_STEMS =
  'angepinnt angeheft wichtig fixiert ankündigung anclad fijad fijo destacad anuncio épingl annonce important fixad fixo afixad anúncio in evidenza importante fissat evidenz vastgezet vastgeprikt mededeling przyklej przypięt ogłoszeni ważne закреп прикреп важн объявлен připnut připíchn důležit pripnut dôležit kiemelt fontos közlemény fixat important anunț sabit önemli duyuru klistrad fäst viktig festet klistret kiinnitet tiedote σημαντικ ανακοίνωσ κολλημέν נעוץ דביק הודעה مثبت مثبّت هام إعلان سنجاق 置顶 置頂 公告 固顶 重要 固定 고정 공지 ghim chú ý dán ปักหมุด ประกาศ tersemat pengumuman sematkan'
    .split(' ')
    .filter((stem) => stem.length > 1 && stem !== 'in');
const LOCKED_STEMS =
  'gesperrt geschlossen abgeschlossen cerrad bloquead fermé verrouill clos fechad trancad bloccat chius gesloten op slot vergrendeld zamknięt zablokowan закрыт закрита заблокирован zamčen uzamčen uzavřen uzamknut zamknut lezár zárolt închis blocat kilitl kapalı låst stängd lukit suljettu κλειδωμέν κλειστ נעול סגור مغلق مقفل مغلقة قفل 锁定 鎖定 已关闭 關閉 关闭 已锁 ロック 締切 잠금 잠긴 khóa đã đóng ล็อก ปิดแล้ว terkunci dikunci ditutup'
    .split(' ')
    .filter((stem) => stem.length > 1 && stem !== 'op');
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** What a mark means by its words; undefined for all others. */
export function wordMeaning(mark: string): 'sticky' | 'locked' | undefined {
  const text = mark.slice(1).replace(/\.(?:gif|png|jpe?g|svg|webp)$/i, '');
  const tokens = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((token) => token !== '');
  if (tokens.length === 0 || tokens.length > 5) return undefined;
  // `lock=false`, `not-locked`
  if (/=(?:false|0|no)\]?$/.test(mark) || tokens.includes('not') || tokens.includes('no')) return undefined;
  if (tokens.some((token) => LOCKED_TOKENS.has(token)) || hasStem(tokens, text, LOCKED_STEMS))
    return 'locked';
  return tokens.some((token) => STICKY_TOKENS.has(token)) || hasStem(tokens, text, STICKY_STEMS)
    ? 'sticky'
    : undefined;
}

function hasStem(tokens: readonly string[], text: string, stems: readonly string[]): boolean {
  return stems.some((stem) =>
    UNSPACED.test(stem) ? text.includes(stem) : tokens.some((token) => token.startsWith(stem)),
  );
}
