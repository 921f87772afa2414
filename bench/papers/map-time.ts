// Processor time of a site map: `node dist/bench/papers/map-time.js --mirrors DIR [--pages 500]`, for every mirror.
import { parseArgs } from 'node:util';
import { flipArcs, samplePages, selectPaths, skeletonLinks } from '../../src/papers/index.ts';
import { describeVertices, siteGraph, siteMapOf } from '../../src/sitemap/index.ts';
import { forumNames, openForum, pagesOf } from './forums.ts';

const { values } = parseArgs({
  options: { mirrors: { type: 'string' }, pages: { type: 'string', default: '500' } },
});
const source = { mirrors: values.mirrors, seed: 1 };

/** Seconds of processor time since `from`. */
function spent(from: NodeJS.CpuUsage): string {
  const { user, system } = process.cpuUsage(from);
  return ((user + system) / 1e6).toFixed(1);
}

console.log('| forum | pages | sampled, parsed | map, irobot | map, skeleton | vertices | all, s |');
console.log('|---|---|---|---|---|---|---|');
for (const name of forumNames(source)) {
  const forum = await openForum(name, source);
  try {
    const start = process.cpuUsage();
    const budget = Number(values.pages);
    const sample = await samplePages(forum.entry, pagesOf(forum), { budget, seed: source.seed });
    const sampled = spent(start);
    const beforeRobot = process.cpuUsage();
    const byUrl = siteGraph(sample, { byUrl: true });
    const chosen = selectPaths(byUrl, describeVertices(byUrl));
    siteMapOf(byUrl, sample, (arc) => chosen.get(arc) ?? 0);
    const robot = spent(beforeRobot);
    const beforeSkeleton = process.cpuUsage();
    const byLayout = siteGraph(sample, { byUrl: false });
    const skeleton = skeletonLinks(byLayout, describeVertices(byLayout));
    flipArcs(byLayout, skeleton);
    siteMapOf(byLayout, sample, (arc) => (skeleton.has(arc) ? 1 : 0));
    const traversal = spent(beforeSkeleton);
    const { length } = sample.pages;
    console.log(
      `| ${name} | ${length} | ${sampled} | ${robot} | ${traversal} | ${byUrl.vertices.length} | ${spent(start)} |`,
    );
  } finally {
    await forum.close();
  }
}
