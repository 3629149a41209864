import { scaleId } from './scale-world.ts';

export interface ExplainedQuery {
  readonly name: string;
  /** Whose work it is; `policy` for the text of a directory function, which runs as that role. */
  readonly as: { readonly site: string } | { readonly staff: string } | 'policy';
  readonly sql: string;
}

const site = scaleId(30, 7);
const manufacturerSite = scaleId(30, 100);
const staff = scaleId(60, 7);
const dealership = scaleId(20, 8);

const pageOfCars = Array.from({ length: 21 }, (_, n) => scaleId(40, 7 + n * 1000)).join(',');

// By the car's own dealership, a list is a walk along one index for each dealership that the site shows;
// sorting everything that it shows would read all of it for the first page.
const newest = `select c.* from unnest(scope.dealership_ids()) shown
  cross join lateral (select * from cars where dealership_id = shown order by created_at desc, id desc limit 21) c
  order by c.created_at desc, c.id desc limit 21`;
const bySlug = `select * from cars where slug = '2022-make-model-7' order by created_at desc limit 1`;

/** The queries that are asked all the time, as they are asked: each must find its rows by an index. */
export const explainedQueries: readonly ExplainedQuery[] = [
  { name: 'car by slug', as: { site }, sql: bySlug },
  { name: 'car by slug on a site with a hundred dealerships', as: { site: manufacturerSite }, sql: bySlug },
  { name: 'car by id', as: { site }, sql: `select * from cars where id = '${scaleId(40, 7)}'` },
  { name: 'newest cars of a site', as: { site }, sql: newest },
  {
    name: 'newest cars, with nothing but the policy to say whose',
    as: { site },
    sql: 'select * from cars order by created_at desc, id desc limit 21',
  },
  {
    name: 'due deliveries of a site',
    as: { site },
    sql: `select * from lead_deliveries where state = 'pending' and next_attempt_at <= now()
      order by next_attempt_at, id limit 50`,
  },
  { name: 'newest cars of a site with a hundred dealerships', as: { site: manufacturerSite }, sql: newest },
  {
    name: 'photos of a page of cars',
    as: { site },
    sql: `select * from car_photos where dealership_id = '${dealership}' and car_id = any ('{${pageOfCars}}')
      order by car_id, position`,
  },
  {
    name: 'prices of a page of cars',
    as: { site },
    sql: `select * from car_prices where dealership_id = '${dealership}' and car_id = any ('{${pageOfCars}}')
      order by car_id, asked_from desc`,
  },
  {
    name: 'car with its parts',
    as: { site },
    sql: `select * from cars c left join car_variants v on v.dealership_id = c.dealership_id and v.car_id = c.id
      left join car_lenders l on l.dealership_id = c.dealership_id and l.car_id = c.id and l.provider = 'lender'
      where c.slug = '2022-make-model-7'`,
  },
  { name: 'locations of a site', as: { site }, sql: 'select * from locations order by position, name' },
  {
    name: 'session by token hash',
    as: { site: scaleId(30, 8) },
    sql: `select * from visitor_sessions where token_hash = sha256('7')`,
  },
  {
    name: 'watchlist of a visitor',
    as: { site: scaleId(30, 8) },
    sql: `select c.* from watchlist_entries w join cars c on c.dealership_id = w.dealership_id and c.id = w.car_id
      where w.site_id = '${scaleId(30, 8)}' and w.visitor_id = '${scaleId(50, 7)}' order by w.created_at desc`,
  },
  {
    name: 'visitor by phone',
    as: { site },
    sql: `select * from visitors where site_id = '${site}' and phone = '+61400000006'`,
  },
  {
    name: 'idempotency key',
    as: { site },
    sql: `select * from idempotency_keys where site_id = '${site}' and purpose = 'lead' and key = 'key-000000000006'`,
  },
  {
    name: 'settings in force of a site',
    as: { site },
    sql: `select * from settings_versions where layer = 'site' and layer_key = '${site}' order by number desc limit 1`,
  },
  {
    name: 'leads of a dealership, newest first',
    as: { staff },
    sql: `select * from leads where dealership_id = '${scaleId(20, 7)}' order by id desc limit 50`,
  },
  {
    name: 'deliveries of a lead',
    as: { staff },
    sql: `select d.* from lead_deliveries d where d.lead_id =
      (select id from leads where dealership_id = '${scaleId(20, 7)}' order by id desc limit 1)`,
  },
  {
    name: 'story of a lead',
    as: { staff },
    sql: `select e.* from lead_events e where e.lead_id =
      (select id from leads where dealership_id = '${scaleId(20, 7)}' order by id desc limit 1) order by e.id`,
  },
  {
    name: 'views of a site this week',
    as: { staff },
    sql: `select kind, count(*) from analytics_events where site_id = '${site}'
      and id >= directory.first_id_at(now() - interval '7 days') group by kind`,
  },
];

/** Directory functions with the arguments that stand in for their parameters when their text is explained. */
export const explainedFunctions: readonly [string, Readonly<Record<string, string>>][] = [
  ['hosts_version', {}],
  ['staff_by_session', { wanted: `sha256('7')` }],
  ['outbox_take', { batch: '500', lease: `interval '1 minute'` }],
  ['outbox_take_new', { batch: '500', lease: `interval '1 minute'` }],
  ['outbox_done', { done: `array['${scaleId(40, 1)}', '${scaleId(40, 2)}']::uuid[]` }],
  ['due_deliveries', { batch: '100' }],
  ['expired_reservations', { batch: '100' }],
];
