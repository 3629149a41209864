import { Client } from 'pg';
import type { TestDatabase } from '@forecourt/testkit-db/test-database';

/** Accounts with their dealerships, their people and what was asked of them. */
export interface InboxWorld {
  readonly accounts: readonly FilledAccount[];
}

export interface FilledAccount {
  readonly id: string;
  readonly siteId: string;
  readonly dealershipIds: readonly string[];
  /** Of each role, in the order of `people`. */
  readonly staff: readonly { readonly id: string; readonly role: string }[];
}

export interface AccountPlan {
  readonly leads: number;
  readonly dealerships: number;
  /** Roles; a group manager is of the account, the others of its first dealerships by turns. */
  readonly people: readonly string[];
}

/**
 * Fills a database of a test: leads of so many months, more of them lately, in every stage, with what was said of them and
 * where they were delivered. The same plan is the same world, but for its ids.
 */
export async function fillInbox(
  made: TestDatabase,
  plans: readonly AccountPlan[],
  months = 24,
): Promise<InboxWorld> {
  const [owner, loader] = [made.ownerUrl, made.loaderUrl].map(
    (connectionString) => new Client({ connectionString, connectionTimeoutMillis: 10_000 }),
  ) as [Client, Client];
  await Promise.all([owner.connect(), loader.connect()]);
  try {
    await owner.query(partitions(months));
    // What is loaded here is told to nobody.
    await owner.query('alter table leads disable trigger tell_of_lead');
    // Made anew afterwards: row by row it takes most of the time.
    const { rows: searched } = await owner.query<{ made: string }>(
      `select replace(pg_get_indexdef('leads_searched'::regclass), ' ON ONLY ', ' ON ') as made`,
    );
    await owner.query('drop index leads_searched');
    await loader.query('select setseed(0.23)');
    const accounts = [];
    for (const [n, plan] of plans.entries()) accounts.push(await fillAccount(loader, n, { ...plan, months }));
    await owner.query('alter table leads enable trigger tell_of_lead');
    await owner.query(searched[0]?.made ?? '');
    // Index-only reads need what vacuum leaves, as it does by itself where leads come one by one.
    await owner.query('vacuum (analyze) leads, lead_events, lead_deliveries');
    return { accounts };
  } finally {
    await Promise.all([owner.end(), loader.end()]);
  }
}

/** Those of months past, which a database of a test has none of, as production would have made them. */
const partitions = (months: number) => `
  do $$
  declare parent text; month timestamp; part text;
  begin
    foreach parent in array array['leads', 'lead_events', 'lead_deliveries'] loop
      for n in 1..${months + 1} loop
        month := date_trunc('month', now() at time zone 'UTC') - make_interval(months => n);
        part := parent || to_char(month, '_YYYY_MM');
        continue when to_regclass(part) is not null;
        execute format('create table %I partition of %I for values from (%L) to (%L)', part, parent,
          directory.first_id_at(month at time zone 'UTC'),
          directory.first_id_at((month + interval '1 month') at time zone 'UTC'));
        execute format('alter table %I enable row level security, force row level security', part);
      end loop;
    end loop;
  end
  $$`;

async function fillAccount(
  client: Client,
  n: number,
  plan: AccountPlan & { readonly months: number },
): Promise<FilledAccount> {
  const idsOf = async (text: string, values: readonly unknown[]) =>
    (await client.query<{ id: string }>(text, [...values])).rows.map(({ id }) => id);
  const slug = `size-${n}`;
  const [id = ''] = await idsOf(
    `insert into accounts (slug, name, kind) values ($1, $1, 'dealer_group') returning id`,
    [slug],
  );
  const dealershipIds = await idsOf(
    `insert into dealerships (account_id, slug, name)
     select $1, $2 || '-' || d, 'Dealer ' || d from generate_series(1, $3::int) d returning id`,
    [id, slug, plan.dealerships],
  );
  const [siteId = ''] = await idsOf(
    `insert into sites (account_id, slug, template, name, time_zone)
     values ($1, $2, 'plain', $2, 'Australia/Sydney') returning id`,
    [id, slug],
  );
  await client.query(`insert into site_dealerships (site_id, dealership_id) select $1, unnest($2::uuid[])`, [
    siteId,
    dealershipIds,
  ]);
  const staff: { id: string; role: string }[] = [];
  for (const [at, role] of plan.people.entries()) {
    const [staffId = ''] = await idsOf(`insert into staff (name, email) values ($1, $2) returning id`, [
      `${role} ${at}`,
      `${role}.${at}@${slug}.example`,
    ]);
    const of =
      role === 'group_manager'
        ? ['account', id, null]
        : ['dealership', null, dealershipIds[at % plan.dealerships]];
    await client.query(
      `insert into memberships (staff_id, role, kind, account_id, dealership_id) values ($1, $2, $3, $4, $5)`,
      [staffId, role, ...of],
    );
    staff.push({ id: staffId, role });
  }
  await client.query(leadsOf, [siteId, dealershipIds, staff.map((one) => one.id), plan.leads, plan.months]);
  await client.query(eventsOf, [siteId]);
  await client.query(deliveriesOf, [siteId]);
  return { id, siteId, dealershipIds, staff };
}

const pick = (list: string, by: string) =>
  `(array[${list}])[1 + floor(power(${by}, 1.7) * cardinality(array[${list}]))::int]`;
const firstNames = `'Grace','Liam','Mia','Noah','Olivia','Jack','Ava','William','Charlotte','Lucas','Isla','Thomas','Amelia','Ethan','Zoe','Arjun','Priya','Wei','Mei','Mohammed','Fatima','Nguyen','Linh','Giulia','Marco','Elena','Dimitri','Sofia','Kiri','Tane'`;
const lastNames = `'Nguyen','Smith','Jones','Williams','Brown','Wilson','Taylor','Johnson','White','Martin','Anderson','Thompson','Singh','Patel','Okafor','Petrovic','Whitlock','Papadopoulos','Rossi','Kowalski','Haddad','Fernando','OBrien','McLeod','Tran','Lee','Chen','Kaur','Kelly','Ryan','Campbell','Walker','Harris','Young','King','Wright','Hill','Scott','Green','Baker'`;
const makes = `'Mazda','Toyota','Kia','Hyundai','Ford','Mitsubishi','Subaru','BYD','MG','Volkswagen'`;
const models = `'CX-5','Corolla','Sportage','Tucson','Ranger','Triton','Forester','Sealion 6','ZS','Tiguan','HiLux','CX-30','Cerato','i30'`;
const categories = `'Used Car Enquiry','New Car Enquiry','Test Drive Enquiry','Trade-in Enquiry','Finance Enquiry','Service Booking','Parts Enquiry','General Enquiry'`;

/** Nine of ten are done; of the others most were answered, a few hundred wait, and some never finished their form. */
const leadsOf = `
  with made as (
    select n, uuidv7(make_interval(secs => -age)) as id, now() - make_interval(secs => age) as at,
      random() as a, random() as b, random() as c, random() as d, random() as e, random() as f, age
    from (select n, 60 + power(random(), 1.5) * $5::int * 30 * 86400 as age
      from generate_series(1, $4::int) n) seeds
  ), staged as (
    select *, case
        when age < 86400 * 2 and a < 0.6 then 'new'
        when a < 0.003 then 'new'
        when a < 0.01 then 'unfinished'
        when a < 0.07 + 0.3 * exp(-age / 2592000) then 'contacted'
        when a < 0.09 + 0.3 * exp(-age / 2592000) then 'appointment'
        when a < 0.3 then 'won'
        when a < 0.96 then 'lost'
        else 'spam' end as kind
    from made
  )
  insert into leads (id, site_id, dealership_id, category, name, last_name, email, phone, message, stage,
    form_completed, first_response_at, response_due_at, assigned_staff_id, stock_number, vehicle_make, vehicle_model,
    location, created_at, updated_at)
  select id, $1, ($2::uuid[])[1 + floor(b * cardinality($2::uuid[]))::int], ${pick(categories, 'c')},
    ${pick(firstNames, 'd')}, ${pick(lastNames, 'e')},
    lower(${pick(firstNames, 'd')} || '.' || ${pick(lastNames, 'e')}) || n || '@example.com',
    '+614' || lpad(floor(f * 100000000)::text, 8, '0'),
    'Is the ' || ${pick(models, 'e')} || ' still there? I could come by on Saturday and have a ' || ${pick(makes, 'b')} || ' to trade in.',
    case kind when 'unfinished' then 'new' else kind end, kind <> 'unfinished',
    case when kind in ('new', 'unfinished') then null else at + make_interval(mins => (f * 300)::int) end,
    date_trunc('milliseconds', at) + interval '2 hours',
    case when kind <> 'unfinished' and f < 0.7 then ($3::uuid[])[1 + floor(d * cardinality($3::uuid[]))::int] end,
    'S' || lpad(n::text, 6, '0'), ${pick(makes, 'c')}, ${pick(models, 'd')}, 'Dealer', at, at
  from staged`;

/** What was asked, where it was routed, and of some that it looks like spam: three or four for each lead. */
const eventsOf = `
  insert into lead_events (id, lead_id, site_id, kind, details, created_at)
  select uuidv7(l.created_at - now()), l.id, l.site_id, kind,
    case kind
      when 'submitted' then jsonb_build_object('form', 'enquiry', 'answers', '{}'::jsonb, 'car', jsonb_build_object(
        'name', '2024 ' || l.vehicle_make || ' ' || l.vehicle_model, 'year', 2024, 'make', l.vehicle_make,
        'model', l.vehicle_model, 'badge', 'GT', 'vin', null, 'stockNumber', l.stock_number, 'carType', 'Used',
        'km', 41000, 'colour', 'Red', 'simpleBody', 'SUV', 'simpleTransmission', 'Automatic',
        'priceCents', 3999000, 'priceType', 'Drive Away'))
      when 'routed' then '{"why": "car", "deliverTo": []}'
      when 'spam_score' then '{"score": 20, "reasons": []}'
      else '{"optIn": false, "optInText": null, "terms": null, "termsText": null, "at": "2026-03-01T00:00:00Z"}' end,
    l.created_at
  from leads l, unnest(array['submitted', 'consent', 'routed', 'spam_score']) kind
  where l.site_id = $1 and (kind <> 'spam_score' or l.stage = 'spam')`;

const deliveriesOf = `
  insert into lead_deliveries (id, lead_id, site_id, dealership_id, state, attempts, delivery_key, delivered_at, created_at)
  select uuidv7(l.created_at - now()), l.id, l.site_id, l.dealership_id,
    case when random() < 0.003 then 'dead' else 'delivered' end, 1, l.id || ' ' || way, l.created_at, l.created_at
  from leads l, unnest(array['mail', 'crm']) way where l.site_id = $1 and l.form_completed`;
