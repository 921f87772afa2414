// What the sections of the report share.

/** Writes a plot and says how Markdown shows it. */
export type DrawFigure = (file: string, title: string, svg: string) => string;

export const percent = (share: number): string => (100 * share).toFixed(1);
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
