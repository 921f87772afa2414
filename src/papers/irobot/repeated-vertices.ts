// iRobot's heuristic 2 (section 5.4): 'for a layout cluster containing several vertices, reserving one representative one is
// enough, as the others are prone to be duplicates'.
//
// The paper keeps the largest vertex of a layout and drops the rest unseen. On real forums that is mostly the wrong one: a
// thread has one address and a dozen of posts' addresses, so that the largest vertex is that of links to posts; and boards,
// their further pages and lists of a member's topics are often drawn alike and repeat nothing. Here the representative is
// the vertex that is linked plainly and lies shallowest, and another one goes when the sample says that it repeats what is
// kept, or is too small to say that it does not.
import type { Vertex } from '../../learn/index.ts';
import type { GraphArc, SiteGraph } from '../../sitemap/index.ts';
import { copiedFrom } from '../sitemap/index.ts';

const MOSTLY = 0.5;
// Share of a form of URL that repeats what is kept from which on it goes. First pages of lists are repeated by their pagers.
const REPEATING = 0.5;
const REPEATING_FLIPS = 0.9;
// How likely it may be that a vertex repeats what is kept though the sample does not show it.
const DOUBT = 0.5;
// One page of a form may look like a copy by accident.
const LEAST_COPIES = 2;

/** All informative pages with URLs of one form. Vertices of several layouts may share it. */
interface Form {
  readonly url: string;
  readonly vertices: readonly Vertex[];
  readonly contents: ReadonlySet<number>;
  /** Contents that are copies of pages of posts, by the form of those. */
  readonly copied: ReadonlyMap<string, ReadonlySet<number>>;
  /** Share of its pages that some link leads to as such, not to a place within them. */
  readonly plain: number;
  readonly depth: number;
  /** Forms of pages that link to it; it itself is none. */
  readonly linkedFrom: ReadonlySet<string>;
  /** How many of its URLs that were seen are in the sample. */
  readonly sampled: number;
  /** Whether pagers lead to it. */
  readonly isFlipped: boolean;
}

/** The vertices that stay of the informative ones; the root always does. */
export function withoutRepetition(
  graph: SiteGraph,
  vertices: readonly Vertex[],
  informative: ReadonlySet<number>,
  isFlip: (arc: GraphArc) => boolean,
): ReadonlySet<number> {
  const root = vertices[graph.vertexOf[0]!]!;
  const forms = formsOf(graph, vertices, informative, isFlip);
  // What is a part of something else comes after it, however shallow: single messages after threads. So does another view.
  const parts = new Set(
    forms.filter((form) => forms.some((other) => isPartOf(form, other) || isViewOf(form, other))),
  );
  const rankOf = (form: Form) =>
    form.url === root.url ? 0 : (isPlain(form) ? 1 : 2) + (parts.has(form) ? 2 : 0);
  forms.sort((a, b) => rankOf(a) - rankOf(b) || a.depth - b.depth);
  const kept = new Map<string, Form>();
  for (const form of forms) {
    const isRepeating = [...kept.values()].some(
      (other) => repeats(form, other) || isPartOf(form, other) || isPlaceWithin(form, other),
    );
    if (!isRepeating) kept.set(form.url, form);
  }
  const stay = new Set([root.id]);
  for (const own of byLayout(forms.filter(({ url }) => kept.has(url)))) {
    const others: Form[] = [];
    for (const { form, vertex } of own) {
      if (others.some((other) => mayRepeat(form, vertex, other))) continue;
      others.push(form);
      stay.add(vertex.id);
    }
  }
  return stay;
}

/**
 * Whether a form shows what another shows. Of its pages only those are seen to do so that are in the sample under both of
 * their URLs: their share is compared with that of the other form's URLs that are in the sample.
 */
function repeats(form: Form, other: Form): boolean {
  const repeated = [...form.contents].filter((content) => other.contents.has(content)).length;
  const least = form.isFlipped && isPlain(form) ? REPEATING_FLIPS : REPEATING;
  return repeated > 0 && repeated >= least * other.sampled * form.contents.size;
}

/** The same of pages that stand on others with other things around them: print views, single messages. */
function isPartOf(form: Form, other: Form): boolean {
  const share = (one: Form, of: Form) => (one.copied.get(of.url)?.size ?? 0) / one.contents.size;
  return (
    (form.copied.get(other.url)?.size ?? 0) >= LEAST_COPIES &&
    share(form, other) >= REPEATING * other.sampled &&
    // A thread of one message is a part of the message's page as well.
    share(form, other) > share(other, form)
  );
}

/** Whether a form shows what another shows, and only that one's pages lead to it: threads drawn otherwise, in another order. */
function isViewOf(form: Form, other: Form): boolean {
  const isLinkedThere = form.linkedFrom.size === 1 && form.linkedFrom.has(other.url);
  return isLinkedThere && other.linkedFrom.size > 0 && repeats(form, other);
}

/** Whether only links to places within pages lead to a form, and another that is drawn alike is linked plainly. */
function isPlaceWithin(form: Form, other: Form): boolean {
  if (isPlain(form) || !isPlain(other)) return false;
  const layouts = new Set(other.vertices.filter(isPosts).map(({ layout }) => layout));
  return form.vertices.some((vertex) => isPosts(vertex) && layouts.has(vertex.layout));
}

/** Whether a vertex may repeat another form of its layout: none of its pages is seen to, but few could be. */
function mayRepeat(form: Form, { uniquePages }: Vertex, other: Form): boolean {
  if (form.url === other.url || form.isFlipped) return false;
  return (1 - other.sampled) ** uniquePages > DOUBT;
}

function isPlain({ plain }: Form): boolean {
  return plain >= MOSTLY;
}

/** The vertices of each layout, in the order of their forms. */
function byLayout(forms: readonly Form[]): { readonly form: Form; readonly vertex: Vertex }[][] {
  const layouts = new Map<number, { readonly form: Form; readonly vertex: Vertex }[]>();
  for (const form of forms)
    for (const vertex of form.vertices)
      layouts.set(vertex.layout, [...(layouts.get(vertex.layout) ?? []), { form, vertex }]);
  return [...layouts.values()];
}

function formsOf(
  graph: SiteGraph,
  vertices: readonly Vertex[],
  informative: ReadonlySet<number>,
  isFlip: (arc: GraphArc) => boolean,
): Form[] {
  const { pages, contents, arcs, vertexOf, vertices: groups } = graph;
  const plain = new Set<string>();
  for (const page of pages)
    for (const { url, hasFragment } of page.links) if (!hasFragment && url !== page.url) plain.add(url);
  const seen = new Map<string, Set<string>>();
  const linkedFrom = new Map<string, Set<string>>();
  for (const arc of arcs) {
    const urls = seen.get(arc.url) ?? new Set();
    for (const url of arc.seen) urls.add(url);
    seen.set(arc.url, urls);
    const { url: from } = vertices[arc.from]!;
    if (from !== arc.url) linkedFrom.set(arc.url, (linkedFrom.get(arc.url) ?? new Set()).add(from));
  }
  const flipped = new Set(arcs.filter(isFlip).map(({ to }) => to));
  // A list may show whole posts, too; what they are taken from has posts only.
  const formOf = (page: number) => vertices[vertexOf[page]!]!.url;
  const originals = pages.map((_, page) => page).filter((page) => isPosts(vertices[vertexOf[page]!]!));
  // Pages drawn alike that have something in common quote each other.
  const layoutOf = (page: number) => vertices[vertexOf[page]!]!.layout;
  const copies = copiedFrom(
    graph,
    originals,
    (page, original) => formOf(page) !== formOf(original) && layoutOf(page) !== layoutOf(original),
  );
  const byForm = new Map<string, Vertex[]>();
  for (const vertex of vertices)
    if (informative.has(vertex.id)) byForm.set(vertex.url, [...(byForm.get(vertex.url) ?? []), vertex]);
  return [...byForm].map(([url, own]) => {
    const members = own.flatMap(({ id }) => groups[id]!.members);
    const copied = new Map<string, Set<number>>();
    for (const member of members)
      for (const original of copies.get(member) ?? [])
        copied.set(formOf(original), (copied.get(formOf(original)) ?? new Set()).add(contents[member]!));
    return {
      copied,
      url,
      vertices: own,
      contents: new Set(members.map((member) => contents[member]!)),
      plain: members.filter((member) => plain.has(pages[member]!.url)).length / members.length,
      depth: members.reduce((sum, member) => sum + pages[member]!.depth, 0) / members.length,
      sampled: members.length / Math.max(members.length, seen.get(url)?.size ?? 0),
      isFlipped: own.some(({ id }) => flipped.has(id)),
      linkedFrom: linkedFrom.get(url) ?? new Set(),
    };
  });
}

function isPosts({ kind }: Vertex): boolean {
  return kind === 'posts';
}
