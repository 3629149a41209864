import { randomUUID } from 'node:crypto';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation, openEveryDay } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourSite, harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { signIn } from '../signed-in.ts';
import { testSites, type TestSites } from '../visitors/test-sites.ts';
import type { KnownThings } from './narrowed-description.ts';

export interface SiteToFuzz {
  readonly sites: TestSites;
  readonly known: KnownThings;
  /** Of a visitor who has signed in. */
  readonly cookie: string;
}

const { harbourToyota } = twoSites;
const words = (...values: readonly string[]) => ({ type: 'string', enum: values });

/** A site on a database of its own, with cars, an open location and a visitor, and without limits that hide its handlers. */
export async function siteToFuzz(): Promise<SiteToFuzz> {
  const sites = await testSites({ limiter: { take: async () => 0 } });
  const of = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };
  const location = buildLocation({ ...of, slug: 'yard', name: 'Harbour - Sales', primary: true });
  const cars = ['corolla', 'hilux', 'yaris'].map((slug) =>
    buildCar({ ...of, slug, carType: slug === 'yaris' ? 'new' : 'used', locationId: location.id }),
  );
  await sites.dealers.run(harbourStaff, async (stores) => {
    await stores.locations.save(location);
    await stores.locations.replaceHours(location.id, openEveryDay);
    for (const car of cars) await stores.cars.save(car, new Date());
  });
  const { cookie } = await signIn(sites.dealers, harbourSite, '+61491570156');
  const soon = [1, 2, 3].map((days) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' }),
  );
  const person = {
    name: words('Alex Nguyen', 'Zoë "O\'Neil" <b>', ''),
    email: words('alex@example.com', 'a b@example.com'),
    phone: words('0491 570 156', '12'),
    message: words('Still there?', ''),
    category: words('General Enquiry', 'Careers Enquiry'),
    dealership_slug: words(harbourToyota.slug, 'elsewhere'),
  };
  const carIds = cars.map(({ id }) => id);
  return {
    sites,
    cookie,
    known: {
      values: {
        car_id: carIds,
        id: carIds,
        ids: carIds,
        car: cars.map(({ slug }) => slug),
        slug: [harbourToyota.slug],
        location_id: [location.id],
        yard: [location.id],
        day: soon,
        time: ['10:00', '11:30'],
        idempotency_key: Array.from({ length: 200 }, () => randomUUID()),
      },
      answers: { '/api/leads': person, '/test-drive/details': person },
    },
  };
}
