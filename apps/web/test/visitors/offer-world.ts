import { randomUUID } from 'node:crypto';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation, openEveryDay } from '@forecourt/testkit/build-location';
import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { twoSites } from '@forecourt/testkit/two-sites';
import { testBrowser, type TestBrowser, type TestResponse } from './test-browser.ts';
import { hosts, newPhone } from './test-sites.ts';
import { sitesWithWorker, type SitesWithWorker } from './with-worker.ts';
import { costlyProofOf, workedOutProof } from './worked-out-proof.ts';

const { harbourToyota } = twoSites;
const ofToyota = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };
export const place = buildLocation({ ...ofToyota, slug: 'harbour-yard', name: 'Harbour', primary: true });
export const ranger = buildCar({
  ...ofToyota,
  slug: 'ranger',
  carType: 'used',
  locationId: place.id,
  priceCents: 5_299_000,
  offerPriceCents: null,
  priceType: 'Drive away',
});

const asJson = { 'content-type': 'application/json', accept: 'application/json' };
let plates = 0;
/** A plate that the vendor knows, of which the first signs say how it behaves. */
export const plate = (begin = 'GOOD') => `${begin}${(plates += 1)}`;

export const typed = (more: Readonly<Record<string, string>> = {}) => ({
  name: 'Daniel',
  last_name: 'Okafor',
  email: `${randomUUID()}@example.com`,
  phone: newPhone().typed,
  postcode: '3175',
  odometer: '61400',
  service_history: 'Full',
  number_of_keys: '2',
  car_condition: 'Good',
  comments: 'Stone chips on the bonnet.',
  ...more,
});
export type Typed = ReturnType<typeof typed>;

/** Two sites with a worker and a vendor behind them, and what sellers do on the first. */
export async function offerWorld() {
  const world = await sitesWithWorker();
  await world.sites.dealers.run(harbourStaff, async ({ locations, cars }) => {
    await locations.save(place);
    await locations.replaceHours(place.id, openEveryDay);
    await cars.save(ranger, new Date());
  });
  return { ...world, ...sellers(world) };
}
export type OfferWorld = Awaited<ReturnType<typeof offerWorld>>;

const json = async (who: TestBrowser, path: string, fields: object) => {
  const { status, body } = await who.post(path, JSON.stringify(fields), asJson);
  return { status, body: JSON.parse(body) as Readonly<Record<string, unknown>> };
};
const standing = async (who: TestBrowser) => {
  const { status, body } = await who.get('/api/trade-in/offer');
  return status === 200 ? (JSON.parse(body) as { readonly standing: string }).standing : status;
};
const view = async (who: TestBrowser, path = '/trade-in/offer') => viewOf(await who.get(path));

function sellers({ sites }: SitesWithWorker) {
  const browser = (host = hosts.harbour) => testBrowser(sites.port, host);
  /** Comes to the details of a car with this plate. */
  const lookUp = async (who: TestBrowser, rego: string, more: object = {}) => {
    const fields = { rego, state: 'vic', ...more, ...costlyProofOf(who.host, sites.now().getTime()) };
    const { body } = await who.post('/api/eval-expert/enter-vin', JSON.stringify(fields), asJson);
    return (JSON.parse(body) as readonly [Readonly<Record<string, unknown>>])[0];
  };
  const send = (who: TestBrowser, details: object, key: string = randomUUID()) =>
    json(who, '/trade-in/offer/details', {
      ...details,
      idempotency_key: key,
      proof: workedOutProof(who.host, key, sites.now().getTime()),
      seconds_to_fill: 40,
    });
  /** Waits until the number has come, or somebody is to call. */
  const settled = async (who: TestBrowser, until: (now: unknown) => boolean = (now) => now !== 'valuing') => {
    const endMs = Date.now() + 20_000;
    for (;;) {
      const now = await standing(who);
      if (until(now) || Date.now() > endMs) return now;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const offered = async (rego: string, details: Typed = typed(), who = browser()) => {
    await lookUp(who, rego);
    await send(who, details);
    const now = await settled(who);
    return { who, details, now, view: await view(who) };
  };
  const rows = async (sql: string, values: readonly unknown[]) => {
    const found = await sites.dealers.loader.pool.query<Readonly<Record<string, unknown>>>(sql, [...values]);
    return found.rows;
  };
  const leads = (email: string) => rows('select * from leads where email = $1 order by id', [email]);
  const events = (leadId: unknown) =>
    rows('select kind, note, details from lead_events where lead_id = $1 order by id', [leadId]);
  return { browser, json, lookUp, send, standing, settled, offered, view, rows, leads, events };
}

export interface ShownView {
  readonly state?: string;
  readonly step?: string;
  readonly heading?: string;
  readonly notice?: string | null;
  readonly press?: { readonly fields: readonly (readonly [string, string])[] };
  readonly [key: string]: unknown;
}

/** What a page draws. */
export function viewOf({ body }: TestResponse): ShownView {
  const [, data = '{}'] = /<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return (JSON.parse(data) as { page?: { view: ShownView } }).page?.view ?? {};
}

/** The offer that a page would accept. */
export const offerIdOf = ({ press }: ShownView) => new Map(press?.fields).get('offer') ?? '';
