// Serves the site every program of this bench crawls: one process of its own, pages prerendered, so that the server is
// never what is measured. Prints its address, then waits for its standard input to close.
import { dialectByName, startLab } from '../../lab/index.ts';

const [threads = '3500'] = process.argv.slice(2);
const lab = await startLab({
  dialect: dialectByName('bench'),
  seed: 7,
  size: { boards: 20, threads: Number(threads), postsPerThread: 12, users: 400 },
  prerender: true,
});
console.log(lab.entryUrl);
process.stdin.resume();
process.stdin.on('end', () => void lab.close());
