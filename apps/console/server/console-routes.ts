import { routeFinder } from '@forecourt/server/http/find-route';
import { leadRoutes } from './leads/inbox-routes.ts';
import { liveRoute } from './leads/live-route.ts';
import type { ConsoleRoute } from './console-route.ts';
import { sessionRoutes } from './staff/session-routes.ts';
import { signInRoutes } from './staff/staff-sign-in-routes.ts';

/** Everything that the console's API does: a room adds its routes here, and nowhere else. */
export const routes: readonly ConsoleRoute[] = [...signInRoutes, ...sessionRoutes, ...leadRoutes, liveRoute];

const finders = {
  GET: routeFinder(routes.filter(({ method }) => method === 'GET')),
  POST: routeFinder(routes.filter(({ method }) => method === 'POST')),
};

export function findRoute(method: 'GET' | 'HEAD' | 'POST', path: string) {
  return finders[method === 'POST' ? 'POST' : 'GET'](path);
}
