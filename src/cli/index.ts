/**
 * cli/ is the command line: one file a command. It parses options, builds fetcher and store, runs the engine and draws
 * what happens. Nothing here decides how to crawl.
 */
export { run } from './program.ts';
