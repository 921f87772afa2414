// URL styles: how a forum spells the addresses of its boards, threads, pages, posts and users, written and read
// from one table of templates. Knows titles and page sizes of a world through `Names`, nothing else.
export { type BoundUrls, bindUrls, type Spelling } from './bind.ts';
export { asciiSlug, nativeSlug, pathWords } from './slug.ts';
export { urlStyleByName, urlStyles } from './styles.ts';
export { type Extras, type Names, type ServiceName, services, type Target, type UrlStyle } from './types.ts';
