// Which parameters of a site's URLs name the visit and not the page: those that say the same long thing on most links of
// a page.

// Fewer links than this say the same by chance.
const MIN_LINKS = 5;
const MIN_SHARE = 0.5;
// `;jsessionid=…` stands in the path.
const MIN_LENGTH = 8;
const PARAMETER = /[?&;]([^=&?;#/]+)=([^&;?#/]*)/g;

/** Names of such parameters; `pages` are the links of each page. */
export function sessionNames(pages: Iterable<Iterable<string>>): Set<string> {
  const names = new Set<string>();
  for (const links of pages) {
    const counts = new Map<string, number>();
    let all = 0;
    for (const url of links) {
      all++;
      for (const [, name, value] of url.matchAll(PARAMETER)) {
        if (value!.length < MIN_LENGTH || !/\d/.test(value!)) continue;
        const pair = `${name}=${value}`;
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    }
    for (const [pair, count] of counts)
      if (all >= MIN_LINKS && count >= MIN_SHARE * all) names.add(pair.slice(0, pair.indexOf('=')));
  }
  return names;
}

/** The URL without these parameters. */
export function withoutNames(url: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return url;
  const bare = url.replace(PARAMETER, (all: string, name: string) =>
    names.has(name) ? (all[0] === '?' ? '?' : '') : all,
  );
  return bare.replace(/\?&+/, '?').replace(/\?$/, '');
}
