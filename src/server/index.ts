/**
 * server/ is the dashboard's other half: an HTTP API over a database (api/ says what there is; handlers/ answer), live events, and
 * stored pages shown so that nothing in them runs. Crawls it starts are processes of their own.
 */
export type { Answer, Api, Input, RouteName } from './api/index.ts';
export { builtWebFolder, type Dashboard, type DashboardOptions, startDashboard } from './dashboard.ts';
export type { Readers } from './desk.ts';
export { openApiDocument } from './openapi.ts';
