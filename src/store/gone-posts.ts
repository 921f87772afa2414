// Where posts that are gone from a page stand among those it still shows.

/**
 * Places of the posts of a page that was read before: posts which are gone since keep their place among those shown, else
 * those below would move up and stand where the others did. Undefined when none is gone.
 */
export function placesWithGone(
  shown: readonly { readonly id: string; readonly position: number }[],
  stored: Iterable<string>,
): { readonly gone: readonly string[]; readonly placeOf: (id: string) => number } | undefined {
  const ids = new Set(shown.map(({ id }) => id));
  const order = [...ids];
  const gone: string[] = [];
  let before = -1;
  for (const id of stored) {
    if (!ids.has(id)) {
      order.splice(before + 1, 0, id);
      gone.push(id);
    }
    before = order.indexOf(id);
  }
  if (gone.length === 0) return undefined;
  const places = new Map(order.map((id, i) => [id, shown[0]!.position + i]));
  return { gone, placeOf: (id) => places.get(id)! };
}
