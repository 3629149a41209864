import { randomBytes, randomUUID } from 'node:crypto';
import type { SiteScope, StaffScope } from '@forecourt/app/ports/platform/scope.port';
import type { Car } from '@forecourt/domain/stock/car/car';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation, openEveryDay } from '@forecourt/testkit/build-location';
import type { twoSites } from '@forecourt/testkit/two-sites';
import { post } from '../post.ts';
import { signIn } from '../signed-in.ts';
import { get, type TestResponse } from '../test-server.ts';
import type { TestSites } from '../visitors/test-sites.ts';

export interface Tenant {
  readonly host: string;
  readonly siteId: string;
  readonly site: SiteScope;
  readonly staff: StaffScope;
  readonly dealership: (typeof twoSites.dealerships)[number];
  /** How its texts begin. */
  readonly mark: string;
  /** Of a visitor of the site, and of its location. */
  readonly phones: readonly [string, string];
}

/** What a site has, of every kind that a request can name. */
export interface Belongings {
  /** By the name of the field or parameter that takes them. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Of a visitor who has signed in. */
  readonly cookie: string;
  /** The ids of the devices on which the visitor is. */
  readonly devices: readonly string[];
  /** Where the site shows them. */
  readonly addresses: readonly string[];
}

/** Cars, a location, a way to an offer, and a visitor with a saved car, an enquiry and a test drive. */
export async function furnishSite(sites: TestSites, tenant: Tenant): Promise<Belongings> {
  const { host, siteId, site, staff, dealership, mark, phones } = tenant;
  const [phone, locationPhone] = phones;
  const of = { dealershipId: dealership.id, dealershipSlug: dealership.slug };
  const name = `${mark}-yard`;
  const location = buildLocation({ ...of, slug: name, name, phone: locationPhone, primary: true });
  const cars = ['corolla', 'hilux', 'yaris'].map((model) =>
    buildCar({
      ...of,
      slug: `${mark}-${model}`,
      name: `${mark}-name-${model}`,
      model: `${mark}-model-${model}`,
      stockNumber: `${mark}-stock-${model}`,
      carType: model === 'yaris' ? 'new' : 'used',
      locationId: location.id,
    }),
  );
  await sites.dealers.run(staff, async (stores) => {
    await stores.locations.save(location);
    await stores.locations.replaceHours(location.id, openEveryDay);
    for (const car of cars) await stores.cars.save(car, new Date());
  });
  sites.found.push(...cars);
  const journey = await sites.dealers.run(site, ({ offers }) =>
    offers.beginJourney({
      secretHash: randomBytes(32),
      towardsCarId: null,
      now: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    }),
  );
  const { cookie } = await signIn(sites.dealers, site, phone);
  const ask = asker(sites.port, { host, cookie });
  const person = { name: `${mark}-name`, email: `${mark}@example.com`, phone, message: `${mark}-message` };
  const { devices, booking, enquiry } = await beVisitor(ask, { cars, location, person });
  return {
    cookie,
    devices,
    addresses: [
      `/_page/cars/${cars[0]?.slug}`,
      '/api/search',
      '/api/watchlist',
      `/api/test-drive/times?location_id=${location.id}`,
      `/test-drive/bookings/${booking}`,
      `/enquiries/${enquiry}`,
    ],
    values: {
      ...named(
        ['car_id', 'id', 'ids', 'cars'],
        cars.map(({ id }) => id),
      ),
      car: cars.map(({ slug }) => slug),
      slug: [dealership.slug],
      ...named(['location_id', 'location', 'yard'], [location.id]),
      ...named(['evalid', 'offer'], [journey.id]),
      dealership_id: [dealership.id],
      website_id: [siteId],
      token: [booking, enquiry],
      booking: [booking],
      enquiry: [enquiry],
    },
  };
}

const named = (names: readonly string[], values: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values]));

type Ask = ReturnType<typeof asker>;
const json = { 'content-type': 'application/json', accept: 'application/json' };

function asker(port: number, who: { readonly host: string; readonly cookie: string }) {
  const headers = { ...who, ...json };
  return {
    get: (path: string) => furnished(get(port, path, headers)),
    post: (path: string, input: object) =>
      furnished(post(port, path, { body: JSON.stringify(input), headers })),
  };
}

async function furnished(response: Promise<TestResponse>): Promise<Readonly<Record<string, unknown>>> {
  const { status, body } = await response;
  if (status !== 200) throw new Error(`the site could not be furnished: ${status} ${body}`);
  return JSON.parse(body) as Readonly<Record<string, unknown>>;
}

interface Visit {
  readonly cars: readonly Car[];
  readonly location: { readonly id: string };
  readonly person: Readonly<Record<string, string>>;
}

/** Saves a car, asks about it and books a drive; returns what opens these again, and the ids of devices. */
async function beVisitor(ask: Ask, { cars, location, person }: Visit) {
  const car = { car_id: cars[0]?.id };
  await ask.post('/api/watchlist/save-car', car);
  const times = await ask.get(`/api/test-drive/times?location_id=${location.id}`);
  const days = times['days'] as readonly { date: string; times: readonly { time: string }[] }[];
  const day = days.find(({ times: free }) => free.length > 0);
  const lead = { ...person, ...car, idempotency_key: randomUUID() };
  const enquired = await ask.post('/api/leads', { ...lead, form: 'enquiry' });
  const drive = {
    form: 'testDrive',
    location_id: location.id,
    booking_date_time: `${day?.date}T${day?.times[0]?.time}`,
  };
  const booked = await ask.post('/api/leads', { ...lead, ...drive, idempotency_key: randomUUID() });
  const account = await ask.get('/_page/account');
  return {
    enquiry: String(enquired['success_page']).replace(/.*=/, ''),
    booking: String(booked['success_page']).replace(/.*\//, ''),
    devices: JSON.stringify(account).match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [],
  };
}
