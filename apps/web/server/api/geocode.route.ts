import { geocodePostcode, geocodingView } from '@forecourt/app/shared/geocode-postcode';
import { stockSite } from '@forecourt/app/stock/search/stock-site';
import { z } from 'zod';
import { errorResponse } from '../api-errors.ts';
import type { Route } from '../route.ts';
import { cachedResponse } from './cached-response.ts';

const input = z.strictObject({
  address: z
    .string()
    .regex(/^\d{4}$/)
    .describe('A postcode of four digits.'),
});

const path = '/api/geocode';

/** Where the middle of a postcode is (API-1). The key of the service stays here. */
export const geocodeRoute: Route = {
  path,
  summary: 'Where the middle of a postcode is; 404 where there is no such postcode.',
  input,
  output: geocodingView,
  handle: async (deps, request) => {
    const { context, now, query } = request;
    const { success, data } = input.safeParse(Object.fromEntries(new URLSearchParams(query)));
    if (!success) return errorResponse('invalid_postcode', {}, context.settings.messages.postcodeInvalid);
    const { address } = data;
    return cachedResponse(deps, request, {
      route: path,
      query: address,
      validUntil: stockSite(context, now).validUntil,
      load: () => geocodePostcode(deps, context, address),
      isDegraded: () => false,
    });
  },
};
