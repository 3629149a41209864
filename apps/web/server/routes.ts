import { carCardsRoute } from './api/car-cards.route.ts';
import { disclaimerRoute } from './api/finance-disclaimer.route.ts';
import { financeLendersRoute } from './api/finance-lenders.route.ts';
import { geocodeRoute } from './api/geocode.route.ts';
import { searchRoutes } from './api/search.route.ts';
import { routeFinder } from '@forecourt/server/http/find-route';
import type { Route } from './route.ts';

/** The operations whose responses are the same for everybody; what is in no table is a 404. */
export const routes: readonly Route[] = [
  ...searchRoutes,
  carCardsRoute,
  disclaimerRoute,
  financeLendersRoute,
  geocodeRoute,
];

/** The route of a path. */
export const findRoute = routeFinder(routes);
