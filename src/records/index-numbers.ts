// The numbers in a cell such as '12 replies', '1,234' or '3 answers · 1.2k views'; dates are none.
import { type DateOptions, firstDate, remembered } from '../page/index.ts';

// A number is no part of a name (`max2k`, `R2D2`); scripts without spaces may write right up to it.
const NUMBER =
  /(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}_#@])(\p{Nd}{1,3}(?:[.,'\u2019\u00a0\u202f ]\p{Nd}{3})+|\p{Nd}+(?:[.,]\p{Nd})?(?=[kKmM\u4e07\u842c])|\p{Nd}+)([kKmM\u4e07\u842c]?)(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}_])/gu;
const MULTIPLE: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, '\u4e07': 1e4, '\u842c': 1e4 };
const MAX_DATES = 3;
/** Zeros of the digits people write numbers with. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/** Whole numbers in order of appearance. */
export const numbersIn: (text: string) => readonly number[] = remembered((text) => {
  const numbers: number[] = [];
  if (!/\p{Nd}/u.test(text)) return numbers;
  for (const [, digits, unit] of text.matchAll(NUMBER)) {
    const multiple = MULTIPLE[unit!.toLowerCase()];
    const plain = westernDigits(digits!);
    const value =
      multiple === undefined
        ? Number(plain.replace(/\D/g, ''))
        : Math.round(Number(plain.replace(',', '.')) * multiple);
    if (Number.isSafeInteger(value) && value < 1e11) numbers.push(value);
  }
  return numbers;
});

/** The same with dates left out. */
export function countsIn(text: string, options: DateOptions): readonly number[] {
  let rest = text;
  for (let i = 0; i < MAX_DATES && /\p{N}/u.test(rest); i++) {
    const found = firstDate(rest, options);
    if (found === undefined || found.raw === '') break;
    rest = rest.replace(found.raw, '\n');
  }
  return numbersIn(rest);
}

function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = ZEROS.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
