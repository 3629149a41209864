import type { Faults } from './faults.ts';
import { hasKey, json, withFault, type SimulatedRoutes } from './simulated-call.ts';
import { guideEntry } from './valuation-vendor.ts';

/** A guide that knows cars by their RedBook code (TEN-2). */
export function redbookRoutes(ordered: Faults): SimulatedRoutes {
  return {
    'GET /redbook/car': ({ request, url }) =>
      withFault(ordered.next('redbook'), url.searchParams.get('code') ?? '', (code) => {
        if (!hasKey(request)) return json(401, { error: 'no key' });
        const entry = guideEntry(code);
        return entry ? json(200, entry) : json(404, { error: 'no such code' });
      }),
  };
}
