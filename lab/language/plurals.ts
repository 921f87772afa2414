// CLDR plural categories of whole numbers for the lab's languages.
import type { LabLanguage } from '../types.ts';
import type { CountedForms } from './types.ts';

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Which form of a counted word `n` (a whole number >= 0) takes. */
export function pluralCategory(language: LabLanguage, n: number): PluralCategory {
  const units = n % 10;
  const hundreds = n % 100;
  switch (language) {
    case 'zh':
    case 'ja':
      return 'other';
    case 'ru':
      if (units === 1 && hundreds !== 11) return 'one';
      return units >= 2 && units <= 4 && (hundreds < 12 || hundreds > 14) ? 'few' : 'many';
    case 'pl':
      if (n === 1) return 'one';
      return units >= 2 && units <= 4 && (hundreds < 12 || hundreds > 14) ? 'few' : 'many';
    case 'ar':
      if (n === 0) return 'zero';
      if (n === 1) return 'one';
      if (n === 2) return 'two';
      if (hundreds >= 3 && hundreds <= 10) return 'few';
      return hundreds >= 11 ? 'many' : 'other';
    default:
      return n === 1 ? 'one' : 'other';
  }
}

/** The form for `n` with the number put in. */
export function counted(language: LabLanguage, forms: CountedForms, n: number): string {
  return (forms[pluralCategory(language, n)] ?? forms.other).replace('{n}', String(n));
}
