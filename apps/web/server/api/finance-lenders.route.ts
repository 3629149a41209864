import { financeLendersView, showFinanceLenders } from '@forecourt/app/finance/show-finance-lenders';
import { stockSite } from '@forecourt/app/stock/search/stock-site';
import { z } from 'zod';
import type { Route } from '../route.ts';
import { cachedResponse } from './cached-response.ts';

/** Finance data by the id of a car (FIN-3). */
export const financeLendersRoute: Route = {
  path: '/api/cars/{id}/finance',
  summary: 'The figures of the site’s lender for a car, in the names of the specification.',
  input: z.strictObject({}),
  output: financeLendersView,
  handle: (deps, request) => {
    const id = request.params['id'] ?? '';
    return cachedResponse(deps, request, {
      route: '/api/cars/finance',
      query: id,
      validUntil: stockSite(request.context, request.now).validUntil,
      load: () => showFinanceLenders(deps, request.context, { id, now: request.now }),
      isDegraded: () => false,
    });
  },
};
