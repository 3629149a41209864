import { disclaimerView, showDisclaimer } from '@forecourt/app/finance/show-disclaimer';
import { stockSite } from '@forecourt/app/stock/search/stock-site';
import { z } from 'zod';
import type { Route } from '../route.ts';
import { cachedResponse } from './cached-response.ts';

/** The small print of finance, for those who want to read it: pages do not carry it. */
export const disclaimerRoute: Route = {
  path: '/api/cars/{id}/finance-disclaimer',
  summary: 'What the site and the lender of a car want to be read beside its finance.',
  input: z.strictObject({}),
  output: disclaimerView,
  handle: (deps, request) => {
    const id = request.params['id'] ?? '';
    return cachedResponse(deps, request, {
      route: '/api/cars/finance-disclaimer',
      query: id,
      validUntil: stockSite(request.context, request.now).validUntil,
      load: () => showDisclaimer(deps, request.context, { id, now: request.now }),
      isDegraded: () => false,
    });
  },
};
