// The tree construction modes of the HTML standard, in the order in which a page goes through them; comparisons such as
// `mode <= AFTER_HEAD` rely on it.
export const BEFORE_HEAD = 0;
export const IN_HEAD = 1;
export const IN_HEAD_NOSCRIPT = 2;
export const AFTER_HEAD = 3;
export const IN_BODY = 4;
export const AFTER_BODY = 5;
export const IN_TABLE = 6;
export const IN_CAPTION = 7;
export const IN_COLUMN_GROUP = 8;
export const IN_TABLE_BODY = 9;
export const IN_ROW = 10;
export const IN_CELL = 11;
export const IN_SELECT = 12;
export const IN_SELECT_IN_TABLE = 13;
export const IN_TEMPLATE = 14;
