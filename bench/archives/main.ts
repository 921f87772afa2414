// Archives of one message a page: `node dist/bench/archives/main.js [--seed N]`.
import { parseArgs } from 'node:util';
import { archiveLooks } from '../../lab/archives/index.ts';
import { measureArchive } from './measure.ts';

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
const round = (value: number): number => Math.round(value * 1000) / 1000;
let head = false;
for (const look of archiveLooks) {
  for (const from of ['entry', 'message'] as const) {
    const score = await measureArchive({ look, seed: Number(values.seed) }, from);
    if (!head) {
      console.log(`| archive | from | ${Object.keys(score).join(' | ')} |`);
      console.log(
        `|---|---|${Object.keys(score)
          .map(() => '---|')
          .join('')}`,
      );
      head = true;
    }
    console.log(`| ${look} | ${from} | ${Object.values(score).map(round).join(' | ')} |`);
  }
}
