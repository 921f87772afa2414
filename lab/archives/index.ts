/**
 * Archives where a page shows one message: mailing lists with several lists of the same messages, and a forum of trees.
 * `startArchive` serves one; it says which message answers which, and which pages are needed to see all of them.
 */
export { type ArchiveLab, type ArchiveOptions, archiveLooks, startArchive } from './server.ts';
export type { ArchiveLook, ArchiveMessage } from './types.ts';
