// The OpenAPI document, made from the same routes that answer.
import { version } from '../package-folder.ts';
import { type Route, routes } from './api/index.ts';
import type { JsonSchema } from './schema.ts';

const problem = {
  type: 'object',
  properties: { error: { type: 'string' }, code: { type: 'string' } },
  required: ['error', 'code'],
};

/** The whole API as OpenAPI 3.1. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(routes) as [string, Route][]) {
    const [method, path] = name.split(' ') as [string, string];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, route) };
  }
  paths['/api/events'] = {
    get: {
      summary:
        'Live: `sites` whenever something changed, `happenings` as they come, `indexing` while search is prepared',
      responses: { 200: { description: 'server-sent events', content: { 'text/event-stream': {} } } },
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Skein',
      version,
      description: 'What a Skein database holds, and steering of its crawls.',
    },
    paths,
  };
}

function operation(method: string, path: string, route: Route): object {
  return {
    operationId: operationId(method, path),
    summary: route.summary,
    parameters: [...parameters('path', route.path?.json), ...parameters('query', route.query?.json)],
    ...(route.body !== undefined && { requestBody: { required: true, ...content(route.body.json) } }),
    responses: {
      200: { description: 'done', ...content(route.answer.json) },
      default: { description: 'what is wrong, in one line', ...content(problem) },
    },
  };
}

const content = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

function parameters(place: 'path' | 'query', schema: JsonSchema | undefined): object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, own]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: own,
  }));
}

/** `getSitesThreads` of GET /api/sites/{site}/threads. */
function operationId(method: string, path: string): string {
  const words = path.split('/').filter((word) => word !== '' && word !== 'api' && !word.startsWith('{'));
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}
