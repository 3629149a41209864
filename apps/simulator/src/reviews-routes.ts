import type { Faults } from './faults.ts';
import { bytesOf, hasKey, json, withFault, type SimulatedRoutes } from './simulated-call.ts';
import { reviewPage } from './reviews-vendor.ts';

const mostFormBytes = 8 * 1024;

/** A reviews service in the shape of the Business Profile API, with its token endpoint. */
export function reviewsRoutes(ordered: Faults): SimulatedRoutes {
  return {
    'POST /reviews/token': async ({ request }) => {
      const form = new URLSearchParams((await bytesOf(request, mostFormBytes)).toString('utf8'));
      const isKnown = form.get('grant_type') === 'refresh_token' && form.get('refresh_token') !== null;
      return isKnown
        ? json(200, { access_token: 'simulated', expires_in: 3_600, token_type: 'Bearer' })
        : json(400, { error: 'invalid_grant' });
    },
    'GET /reviews/v4/*': ({ request, url }) =>
      withFault(ordered.next('reviews'), url, ({ pathname, searchParams }) => {
        if (!hasKey(request)) return json(401, { error: { code: 401, status: 'UNAUTHENTICATED' } });
        const [, place] =
          /^\/reviews\/v4\/(accounts\/[^/]+\/locations\/[^/]+)\/reviews$/.exec(pathname) ?? [];
        const page = place === undefined ? null : reviewPage(place, searchParams);
        return page ?? json(404, { error: { code: 404, status: 'NOT_FOUND' } });
      }),
  };
}
