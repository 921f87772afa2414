/** The whole API in one object. Nothing here runs anything: the dashboard takes its types from it. */
import { browseRoutes } from './browse.ts';
import { freshnessRoutes, modelRoutes } from './model.ts';
import { overviewRoutes } from './overview.ts';
import type { AnswerOf, InputOf } from './route.ts';

export const routes = { ...overviewRoutes, ...browseRoutes, ...modelRoutes, ...freshnessRoutes } as const;

export type Api = typeof routes;
export type RouteName = keyof Api;
export type Input<N extends RouteName> = InputOf<Api[N]>;
export type Answer<N extends RouteName> = AnswerOf<Api[N]>;
export type { Route } from './route.ts';
