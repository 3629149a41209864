import type { Faults } from './faults.ts';
import { json, withFault, type SimulatedResponse, type SimulatedRoutes } from './simulated-call.ts';

/** Middles of postcodes that tests and the demo world know by name. */
const known: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  '2000': [-33.868, 151.207],
  '2168': [-33.903, 150.867],
  '2170': [-33.919, 150.926],
  '3000': [-37.814, 144.963],
  '3220': [-38.147, 144.361],
  '4000': [-27.468, 153.028],
  '4034': [-27.364, 153.017],
  '4163': [-27.523, 153.265],
  '5000': [-34.929, 138.6],
  '6000': [-31.952, 115.861],
  '7000': [-42.879, 147.329],
  '0800': [-12.461, 130.842],
};
/** Elsewhere a postcode lies around its state's capital, further out the higher it is. */
const capitals: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  '0': [-12.461, 130.842],
  '2': [-33.868, 151.207],
  '3': [-37.814, 144.963],
  '4': [-27.468, 153.028],
  '5': [-34.929, 138.6],
  '6': [-31.952, 115.861],
  '7': [-42.879, 147.329],
};
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
  const middle = known[address] ?? around(address);
  return middle ? found(middle, ['postal_code']) : json(200, { results: [], status: 'ZERO_RESULTS' });
}

function found([lat, lng]: readonly [number, number], types: readonly string[]): SimulatedResponse {
  return json(200, { results: [{ types, geometry: { location: { lat, lng } } }], status: 'OK' });
}

function around(address: string): readonly [number, number] | null {
  const [first = '', ...rest] = address;
  const capital = /^\d{4}$/.test(address) ? capitals[first] : undefined;
  if (!capital) return null;
  const out = Number(rest.join('')) / 1_000;
  return [capital[0] + out, capital[1] - out];
}
