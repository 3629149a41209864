import { randomUUID } from 'node:crypto';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { twoSites } from '@forecourt/testkit/two-sites';
import { testBrowser, type TestBrowser } from './test-browser.ts';
import { hosts, newPhone } from './test-sites.ts';
import { sitesWithWorker } from './with-worker.ts';

const { harbour, harbourToyota } = twoSites;
export const applicationPath = '/finance-pre-approval/application';

/** A number that stands nowhere but in an income: wherever it turns up, an application has leaked. */
export const plantedIncome = '73519';

const location = buildLocation({
  dealershipId: harbourToyota.id,
  slug: 'yard',
  name: 'Yard',
  phone: '(02) 5550 1234',
});

export const hilux = buildCar({
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  slug: 'hilux',
  make: 'Toyota',
  model: 'HiLux',
  carType: 'used',
  priceCents: 4_500_000,
  offerPriceCents: null,
  priceType: 'Drive away',
});

export const aboutYou = (more: Readonly<Record<string, string>> = {}) => ({
  name: 'Jess',
  last_name: 'Nguyen',
  birth_date: '14 03 1990',
  phone: newPhone().typed,
  email: `${randomUUID()}@example.com`,
  address: '7 Kendal Street, Cowra NSW 2794',
  living: 'renting',
  stay: '3',
  ...more,
});

export const money = {
  earning: 'fullTime',
  income: plantedIncome,
  pay: 'monthly',
  other_income: '',
  rent: '410',
  living_costs: '320',
  loans: '$65',
  family_costs: '0',
};

export const loan = {
  deposit: '8,000',
  trade_in: '0',
  balloon: '0',
  term: '60',
  frequency: 'weekly',
  purpose: 'private',
};
export const consents = { credit_check: 'on', pass_on: 'on', is_true: 'on' };

const save = (who: TestBrowser, step: string, fields: Readonly<Record<string, string>>) =>
  who.post(`${applicationPath}/save`, { step, ...fields });

const send = (who: TestBrowser, fields: Readonly<Record<string, string>> = consents) =>
  who.post(`${applicationPath}/send`, fields);

/** The two sites with a worker and a lender behind them; the first takes applications. */
export async function financeWorld(finance: object = {}, accounts: object = {}) {
  const world = await sitesWithWorker();
  const { dealers } = world.sites;
  await dealers.run(harbourStaff, async ({ cars, locations }) => {
    await locations.save(location);
    await cars.save(hilux, new Date());
  });
  await dealers.loader.kysely
    .insertInto('settingsVersions')
    .values({
      layer: 'site',
      layerKey: harbour.id,
      number: 1,
      overrides: JSON.stringify({
        finance: {
          takesApplications: true,
          applicationLenders: ['Eastlight Credit'],
          hasPersonalisedQuotes: true,
          creditBands: [{ key: 'bumps', label: 'Some bumps', addsPercent: 4 }],
          ...finance,
        },
        accounts,
      }),
      staffId: twoSites.harbourStaff,
      why: 'Applications are taken',
    } as never)
    .execute();
  const browser = (host = hosts.harbour, options = {}) => testBrowser(world.sites.port, host, options);
  /** Comes to the last step. */
  const fillIn = async (who: TestBrowser, you = aboutYou()) => {
    await save(who, 'you', { ...you, new: '1', car_id: hilux.id });
    await save(who, 'money', money);
    await save(who, 'loan', loan);
    return you;
  };
  return { ...world, browser, save, fillIn, send };
}
