// A title as it stands in a URL.
import type { LabLanguage } from '../types.ts';

const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
};

/** Letters a to z, digits and '-': what most software makes of a title; scripts it cannot spell become `fallback`. */
export function asciiSlug(title: string, fallback: string): string {
  const spelled = title
    .toLowerCase()
    .replace(/[а-яёłßøæ]/g, (letter) => cyrillic[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  return clip(spelled.replace(/[^a-z0-9]+/g, '-')) || fallback;
}

/** The title's own letters; a browser sends them percent-encoded. */
export function nativeSlug(title: string, fallback: string): string {
  return (
    clip(
      title
        .toLowerCase()
        .normalize('NFC')
        .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-'),
    ) || fallback
  );
}

function clip(slug: string): string {
  return Array.from(slug.replace(/^-+|-+$/g, ''))
    .slice(0, 48)
    .join('')
    .replace(/-+$/, '');
}

/** Path words a forum of that language uses when its URLs are translated too. */
export const pathWords: Readonly<Record<LabLanguage, { board: string; thread: string; user: string }>> = {
  en: { board: 'forum', thread: 'topic', user: 'member' },
  de: { board: 'forum', thread: 'thema', user: 'mitglied' },
  es: { board: 'foro', thread: 'tema', user: 'usuario' },
  ru: { board: 'форум', thread: 'тема', user: 'участник' },
  zh: { board: '版块', thread: '主题', user: '会员' },
  ja: { board: '掲示板', thread: 'スレッド', user: 'ユーザー' },
  ar: { board: 'منتدى', thread: 'موضوع', user: 'عضو' },
  pl: { board: 'dział', thread: 'temat', user: 'użytkownik' },
};
