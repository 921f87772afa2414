// What the addresses of all threads have in common: what somebody wrote all over a forum, results of a search and print
// views look like threads, and are called otherwise.
import { queryPairs, splitUrl } from './url-parts.ts';

/** Fewer threads than this have in common what belongs to their board, or to the one. */
const MIN_THREADS = 3;

/** Tells addresses that may be those of threads, and of their later pages, from those that cannot. */
export function callsThreads(threads: readonly string[]): (url: string) => boolean {
  if (threads.length < MIN_THREADS) return () => true;
  const folder = commonFolder(threads.map((url) => splitUrl(url).path));
  const [first = new Set<string>(), ...others] = threads.map(parametersOf);
  const shared = [...first].filter((name) => others.every((names) => names.has(name)));
  return (url) => {
    const names = parametersOf(url);
    return splitUrl(url).path.startsWith(folder) && shared.every((name) => names.has(name));
  };
}

function parametersOf(url: string): ReadonlySet<string> {
  return new Set(queryPairs(splitUrl(url).query).map(({ name }) => name));
}

/** The path that all have, or the folder that all lie in. */
function commonFolder([first = '', ...others]: readonly string[]): string {
  if (others.every((path) => path === first)) return first;
  let length = first.length;
  for (const path of others) while (!path.startsWith(first.slice(0, length))) length--;
  return first.slice(0, first.lastIndexOf('/', length - 1) + 1);
}
