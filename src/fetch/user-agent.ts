// Who we say we are: the truth, and how to reach whoever runs the crawl.
import { version } from '../package-folder.ts';

/** "Skein/0.1.0 (+https://who.example/crawl)": the product token is what robots.txt files can name. */
export function honestUserAgent(contactUrl?: string): string {
  return contactUrl === undefined ? `Skein/${version}` : `Skein/${version} (+${contactUrl})`;
}
