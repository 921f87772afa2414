// Who we say we are: the truth, and how to reach whoever runs the crawl.

/** The package's version; a test keeps it equal to package.json. */
export const VERSION = '0.1.0';

/** "Skein/0.1.0 (+https://who.example/crawl)": the product token is what robots.txt files can name. */
export function honestUserAgent(contactUrl?: string): string {
  return contactUrl === undefined ? `Skein/${VERSION}` : `Skein/${VERSION} (+${contactUrl})`;
}
