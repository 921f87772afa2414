// Asks the server. Names, inputs and answers are those of its own route definitions.
import type { Answer, Input, RouteName } from '../src/server/api/index.ts';

export type { Answer, Input, RouteName };

/** What the server says is wrong, in one line. */
export class ApiProblem extends Error {}

/** Fields that a route's path, query or body takes; none for some. */
type Given<N extends RouteName> = unknown extends Input<N> ? Record<string, never> : Input<N>;

/** Calls a route, e.g. `call('GET /api/sites/{site}/boards', { site: 1 })`. */
export async function call<N extends RouteName>(
  name: N,
  input: Given<N>,
  signal?: AbortSignal,
): Promise<Answer<N>> {
  const [method, template] = name.split(' ') as [string, string];
  const rest: Record<string, unknown> = { ...(input as object) };
  const path = template.replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = rest[part];
    delete rest[part];
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  if (method === 'GET')
    for (const [key, value] of Object.entries(rest)) if (value !== undefined) query.set(key, String(value));
  const response = await fetch(query.size > 0 ? `${path}?${query}` : path, {
    method,
    ...(signal !== undefined && { signal }),
    ...(method !== 'GET' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rest),
    }),
  }).catch((error: Error) => {
    if (error.name === 'AbortError') throw error;
    throw new ApiProblem('The server does not answer. Is skein inspect still running?');
  });
  const answer = (await response.json().catch(() => ({}))) as { error?: string };
  if (!response.ok) throw new ApiProblem(answer.error ?? `The server answered ${response.status}.`);
  return answer as Answer<N>;
}
