// Finds the route of a request and reads what it takes, checked, from path, query and body.
import { type Answer, type Input, type Route, type RouteName, routes } from './api/index.ts';
import { RequestProblem } from './request-problem.ts';

/** One function a route, typed by it. */
export type Handlers = { readonly [N in RouteName]: (input: Input<N>) => Promise<Answer<N>> };

interface Found {
  readonly name: RouteName;
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
}

const TABLE = (Object.entries(routes) as [RouteName, Route][]).map(([name, route]) => {
  const [method, path] = name.split(' ') as [string, string];
  return { name, route, method, parts: path.split('/') };
});

/** The route of a request; throws RequestProblem when there is none. */
export function findRoute(method: string, pathname: string): Found {
  const parts = pathname.split('/');
  const here = TABLE.filter(({ parts: own }) => own.length === parts.length && own.every(fits));
  const found = here.find((one) => one.method === method);
  if (found === undefined)
    throw here.length > 0
      ? new RequestProblem(405, `${pathname} does not take ${method}`)
      : new RequestProblem(404, `there is no ${pathname}; /api/openapi.json lists what there is`);
  const path: Record<string, string> = {};
  found.parts.forEach((own, i) => {
    if (own.startsWith('{')) path[own.slice(1, -1)] = parts[i]!;
  });
  return { name: found.name, route: found.route, path };

  function fits(own: string, i: number): boolean {
    return own.startsWith('{') ? parts[i] !== '' : own === parts[i];
  }
}

/** What a request gives to its handler; throws RequestProblem that names the field that is wrong. */
export function inputOf({ route, path }: Found, query: URLSearchParams, body: unknown): object {
  const input = {
    ...read(route.path, path),
    ...read(route.query, Object.fromEntries(query)),
    ...(route.body === undefined ? {} : (body as object)),
  };
  const problem =
    route.path?.check(input, '') ?? route.query?.check(input, '') ?? route.body?.check(body, '');
  if (problem !== undefined) throw new RequestProblem(400, problem);
  return input;
}

/** Texts become what their fields are. Fields that nobody asked for are left out. */
function read(schema: Route['query'], given: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema?.fields ?? {}).flatMap(([name, { json }]) => {
      const value = Object.hasOwn(given, name) ? given[name]! : undefined;
      return value === undefined ? [] : [[name, fieldValue(value, json.type)]];
    }),
  );
}

function fieldValue(value: string, type: unknown): unknown {
  if (type === 'integer' || type === 'number') return value.trim() === '' ? undefined : Number(value);
  return type === 'boolean' ? value === 'true' : value;
}
