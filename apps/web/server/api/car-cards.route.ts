import {
  longestRequest,
  mostCards,
  readRequestedCars,
  writeRequestedCar,
} from '@forecourt/app/watchlist/requested-cars';
import { showCarCards } from '@forecourt/app/watchlist/show-car-cards';
import { stockSite } from '@forecourt/app/stock/search/stock-site';
import { z } from 'zod';
import type { Route } from '../route.ts';
import { cachedResponse } from './cached-response.ts';

const input = z.strictObject({
  cars: z
    .string()
    .max(longestRequest)
    .describe('Ids with commas between them, each with @ and the moment at which it was saved, or without.'),
});

const output = z.object({
  cars: z
    .array(
      z.object({
        card: z
          .looseObject({ id: z.string(), href: z.string(), title: z.string(), fullName: z.string() })
          .describe('Everything that a card of the car draws.'),
        event: z.object({ kind: z.string(), text: z.string() }).nullable(),
      }),
    )
    .max(mostCards),
});

const path = '/api/cars/cards';

/** Cars that a browser or a visitor saved, as cards. Cacheable for everybody: the response depends on no visitor. */
export const carCardsRoute: Route = {
  path,
  summary: 'Cards of some cars, with what has happened to each since it was saved.',
  input,
  output,
  handle: (deps, request) => {
    const { context, now, query } = request;
    const requested = readRequestedCars(new URLSearchParams(query).get('cars') ?? '');
    return cachedResponse(deps, request, {
      route: path,
      query: requested.map(writeRequestedCar).join(','),
      // By then the day has changed, by which it is said when a car was saved or sold.
      validUntil: stockSite(context, now).validUntil,
      load: () => showCarCards(deps, context, { requested, now }),
      isDegraded: () => false,
    });
  },
};
