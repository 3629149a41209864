import type { Client } from 'pg';

export interface Scale {
  readonly cars: number;
  readonly sites: number;
}

/** One site in a hundred shows a hundred dealerships, as a manufacturer's does; the others show one to three. */
export const scaleFor = (cars: number): Scale => ({ cars, sites: Math.max(200, Math.round(cars / 1000)) });

// Ids that can be computed from a number, so that rows find each other without a join.
const key = (kind: number, number: string) =>
  `('00000000-0000-7000-80${kind}-' || lpad((${number})::text, 12, '0'))::uuid`;
export const scaleId = (kind: 10 | 20 | 30 | 40 | 50 | 60, number: number): string =>
  `00000000-0000-7000-80${kind}-${String(number).padStart(12, '0')}`;

const account = (n: string) => key(10, n);
const dealership = (n: string) => key(20, n);
const site = (n: string) => key(30, n);
const car = (n: string) => key(40, n);
const visitor = (n: string) => key(50, n);
const staff = (n: string) => key(60, n);

const to = (count: number) => `generate_series(1, ${count}) n`;

/** The statements that fill a database to a size, in order, each with what it makes. */
function scaleStatements({ cars, sites }: Scale): [string, string][] {
  const leads = Math.round(cars / 5);
  const visitors = Math.round(cars / 5);
  const dealershipOfCar = (n: string) => dealership(`${n} % ${sites} + 1`);
  const siteOf = (n: string) => site(`${n} % ${sites} + 1`);
  return [
    [
      'accounts',
      `insert into accounts (id, slug, name, kind) select ${account('n')}, 'account-' || n, 'Account', 'dealer_group' from ${to(sites)}`,
    ],
    [
      'dealerships',
      `insert into dealerships (id, account_id, slug, name) select ${dealership('n')}, ${account('n')}, 'dealership-' || n, 'Dealership' from ${to(sites)}`,
    ],
    [
      'sites',
      `insert into sites (id, account_id, slug, template, name) select ${site('n')}, ${account('n')}, 'site-' || n, 'classic', 'Site' from ${to(sites)}`,
    ],
    [
      'sharing',
      `insert into site_dealerships (site_id, dealership_id)
      select ${site('n')}, ${dealership(`(n + i - 1) % ${sites} + 1`)}
      from ${to(sites)}, lateral generate_series(0, case when n % 100 = 0 then 99 else n % 3 end) i`,
    ],
    [
      'domains',
      `insert into domains (site_id, host, is_primary, verified_at) select ${site('n')}, 'www.site-' || n || '.example', true, now() from ${to(sites)}`,
    ],
    [
      'staff',
      `insert into staff (id, email, name) select ${staff('n')}, 'staff' || n || '@example', 'Staff' from ${to(sites)}`,
    ],
    [
      'memberships',
      `insert into memberships (staff_id, kind, account_id, role) select ${staff('n')}, 'account', ${account('n')}, 'group_manager' from ${to(sites)}`,
    ],
    [
      'locations',
      `insert into locations (dealership_id, id, slug, name)
      select ${dealership('n')}, ${key(70, 'n * 3 + i')}, 'location-' || i, 'Location' from ${to(sites)}, generate_series(0, 2) i`,
    ],
    [
      'hours',
      `insert into location_hours (dealership_id, location_id, weekday, status, open, close)
      select ${dealership('n')}, ${key(70, 'n * 3 + i')}, weekday, 'Open', '08:30', '17:30' from ${to(sites)}, generate_series(0, 2) i, generate_series(0, 6) weekday`,
    ],
    [
      'cars',
      `insert into cars (dealership_id, id, slug, name, year, make, model, car_type, status, item_type, show_on_dealer_website,
        price_cents, km, colour, simple_body, stocknum, dealercomments, standard_equipment, photos_count, created_at)
      select ${dealershipOfCar('n')}, ${car('n')}, '2022-make-model-' || n, '2022 Make Model', 2015 + n % 10, 'Make ' || n % 40, 'Model ' || n % 400,
        (array['new', 'used', 'demo'])[1 + n % 3], case when n % 20 = 0 then 'sold' else 'in_stock' end, 'car', n % 25 <> 0,
        1000000 + n % 9000000, n % 200000, 'White', 'SUV', 'S' || n, repeat('A tidy car.|', 20),
        array['Air conditioning', 'Reversing camera', 'Cruise control'], 3, now() - n % 400 * interval '1 day'
      from ${to(cars)}`,
    ],
    [
      'variants',
      `insert into car_variants (dealership_id, car_id, cylinders) select ${dealershipOfCar('n')}, ${car('n')}, 4 from ${to(cars)}`,
    ],
    [
      'lenders',
      `insert into car_lenders (dealership_id, car_id, provider, interest_rate) select ${dealershipOfCar('n')}, ${car('n')}, 'lender', 7.5 from ${to(cars)}`,
    ],
    [
      'photos',
      `insert into car_photos (dealership_id, car_id, position, url)
      select ${dealershipOfCar('n')}, ${car('n')}, i, '/photos/' || n || '/' || i from ${to(cars)}, generate_series(0, 1) i`,
    ],
    [
      'prices',
      `insert into car_prices (dealership_id, car_id, asked_from, cents)
      select ${dealershipOfCar('n')}, ${car('n')}, now() - i * interval '30 days', 1000000 + n % 9000000 from ${to(cars)}, generate_series(0, 1) i`,
    ],
    [
      'visitors',
      `insert into visitors (id, site_id, phone) select ${visitor('n')}, ${siteOf('n')}, '+614' || lpad(n::text, 8, '0') from ${to(visitors)}`,
    ],
    [
      'sessions',
      `insert into visitor_sessions (site_id, visitor_id, token_hash, expires_at)
      select ${siteOf('n')}, ${visitor('n')}, sha256(n::text::bytea), now() + interval '1 day' from ${to(visitors)}`,
    ],
    [
      'watchlists',
      `insert into watchlist_entries (site_id, visitor_id, dealership_id, car_id)
      select ${siteOf('n')}, ${visitor('n')}, ${dealershipOfCar('n')}, ${car('n')} from ${to(visitors)}`,
    ],
    [
      'leads',
      `insert into leads (id, site_id, dealership_id, car_id, category, created_at)
      select uuidv7(- n % 30 * interval '1 day'), ${siteOf('n')}, ${dealershipOfCar('n')}, ${car('n')}, 'General Enquiry', now() - n % 30 * interval '1 day' from ${to(leads)}`,
    ],
    [
      'destinations',
      `insert into lead_destinations (dealership_id, id, kind, name, address) select ${dealership('n')}, ${key(80, 'n')}, 'email', 'Sales', 'sales@example' from ${to(sites)}`,
    ],
    [
      'deliveries',
      `insert into lead_deliveries (lead_id, site_id, dealership_id, destination_id, delivery_key, state, next_attempt_at)
      select id, site_id, dealership_id, ${key(80, `right(dealership_id::text, 12)::bigint`)}, id::text,
        case when random() < 0.01 then 'pending' else 'delivered' end, now() - interval '1 minute' from leads`,
    ],
    [
      'lead events',
      `insert into lead_events (lead_id, site_id, kind) select id, site_id, 'received' from leads`,
    ],
    [
      'outbox',
      `insert into outbox (dealership_id, car_id, kind) select ${dealershipOfCar('n')}, ${car('n')}, 'car_changed' from ${to(leads)}`,
    ],
    [
      'analytics',
      `insert into analytics_events (site_id, dealership_id, kind) select ${siteOf('n')}, ${dealershipOfCar('n')}, 'car_viewed' from ${to(leads)}`,
    ],
    [
      'idempotency keys',
      `insert into idempotency_keys (site_id, purpose, key) select ${siteOf('n')}, 'lead', 'key-' || lpad(n::text, 12, '0') from ${to(leads)}`,
    ],
    [
      'settings',
      `insert into settings_versions (layer, layer_key, number, overrides, staff_id, why)
      select 'site', ${site('n')}::text, version, '{}', ${staff('n')}, 'scale' from ${to(sites)}, generate_series(1, 10) version`,
    ],
  ];
}

/** Fills the database; answers with the seconds that each statement took. */
export async function loadScaleWorld(
  loader: Client,
  owner: Client,
  scale: Scale,
): Promise<[string, number][]> {
  const times: [string, number][] = [];
  for (const [name, statement] of scaleStatements(scale)) {
    const started = performance.now();
    await loader.query(statement);
    times.push([name, (performance.now() - started) / 1000]);
  }
  const started = performance.now();
  await owner.query('analyze');
  return [...times, ['analyze', (performance.now() - started) / 1000]];
}
