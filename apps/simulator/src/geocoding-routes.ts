import type { Faults } from './faults.ts';
import { postcodeMiddle } from './postcode-middles.ts';
import { json, withFault, type SimulatedResponse, type SimulatedRoutes } from './simulated-call.ts';

const mostKept = 1_000;

/** A geocoding service in the shape of the specification, which is that of Google's. */
export function geocodingRoutes(ordered: Faults): SimulatedRoutes {
  const asked: Readonly<Record<string, string>>[] = [];
  return {
    'GET /geocoding/json': ({ url: { searchParams } }) => {
      const query = Object.fromEntries(searchParams);
      if (asked.length < mostKept) asked.push(query);
      return withFault(ordered.next('geocoding'), query, respond);
    },
    'GET /geocoding/requests': () => json(200, asked),
    'DELETE /geocoding/requests': () => {
      asked.length = 0;
      return json(200, {});
    },
  };
}

function respond({ address = '', key = '' }: Readonly<Record<string, string>>): SimulatedResponse {
  if (key === '') return json(200, { results: [], status: 'REQUEST_DENIED', error_message: 'no key' });
  // What this vendor says of a postcode that it does not know: sometimes nothing, sometimes all of Australia.
  if (address === '9998') return found([-25.274, 133.775], ['country', 'political']);
  const middle = postcodeMiddle(address);
  return middle ? found(middle, ['postal_code']) : json(200, { results: [], status: 'ZERO_RESULTS' });
}

function found([lat, lng]: readonly [number, number], types: readonly string[]): SimulatedResponse {
  return json(200, { results: [{ types, geometry: { location: { lat, lng } } }], status: 'OK' });
}
