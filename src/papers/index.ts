/**
 * papers/ holds the strategies of the papers, one folder each, and what only they need. Heads of files name the section
 * and the equation that a file stands for, and say where it differs.
 */
export * from './irobot/index.ts';
export * from './sitemap/index.ts';
export * from './skeleton/index.ts';
export * from './structure-driven/index.ts';
