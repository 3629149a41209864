import { routeFinder } from '@forecourt/server/http/find-route';
import { deliveryRoutes } from './deliveries/delivery-routes.ts';
import { actRoutes } from './leads/act-routes.ts';
import { handRoutes } from './leads/hand-routes.ts';
import { leadRoutes } from './leads/inbox-routes.ts';
import { replyRoutes } from './leads/reply-routes.ts';
import { fileRoutes } from './leads/file-routes.ts';
import { exportRoutes } from './leads/export-routes.ts';
import { viewRoutes } from './leads/view-routes.ts';
import { liveRoute } from './leads/live-route.ts';
import { presenceRoute } from './leads/presence-route.ts';
import type { ConsoleRoute } from './console-route.ts';
import { auditRoutes } from './staff/audit-routes.ts';
import { joinRoutes } from './staff/join-routes.ts';
import { peopleRoutes } from './staff/people-routes.ts';
import { proofRoutes } from './staff/proof-routes.ts';
import { signOnRoutes } from './staff/sign-on-routes.ts';
import { sessionRoutes } from './staff/session-routes.ts';
import { signInRoutes } from './staff/staff-sign-in-routes.ts';
import { todayRoutes } from './today/today-routes.ts';

/** Everything that the console's API does: a room adds its routes here, and nowhere else. */
export const routes: readonly ConsoleRoute[] = [
  ...signInRoutes,
  ...signOnRoutes,
  ...sessionRoutes,
  ...proofRoutes,
  ...joinRoutes,
  ...peopleRoutes,
  ...auditRoutes,
  ...handRoutes,
  ...leadRoutes,
  ...viewRoutes,
  ...actRoutes,
  ...exportRoutes,
  ...replyRoutes,
  ...fileRoutes,
  ...deliveryRoutes,
  ...todayRoutes,
  liveRoute,
  presenceRoute,
];

const finders = {
  GET: routeFinder(routes.filter(({ method }) => method === 'GET')),
  POST: routeFinder(routes.filter(({ method }) => method === 'POST')),
};

export function findRoute(method: 'GET' | 'HEAD' | 'POST', path: string) {
  return finders[method === 'POST' ? 'POST' : 'GET'](path);
}
