import type { StaffId } from '@forecourt/domain/core/ids';
import type { ClientBase } from 'pg';
import type { Database } from '../connection.ts';

type InOneTransaction = <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;

const theirs = `(select id from payments where dealership_id = any (:dealerships) or site_id = any (:sites))`;

/** The stock of a dealership, with what keeps a car from going. Its children first: one by one they are slower. */
const stockRemovals = [
  `delete from payment_events where payment_id in ${theirs}`,
  `delete from refunds where payment_id in ${theirs}`,
  `delete from disputes where payment_id in ${theirs}`,
  'delete from payments where dealership_id = any (:dealerships) or site_id = any (:sites)',
  'delete from reservations where dealership_id = any (:dealerships) or site_id = any (:sites)',
  'delete from car_photos where dealership_id = any (:dealerships)',
  'delete from car_lenders where dealership_id = any (:dealerships)',
  'delete from car_prices where dealership_id = any (:dealerships)',
  'delete from cars where dealership_id = any (:dealerships)',
];

/** In an order in which nothing refers to what is gone; the rest goes with its site, dealership or account. */
const tenantRemovals = [
  ...stockRemovals,
  'delete from leads where dealership_id = any (:dealerships) or site_id = any (:sites)',
  'delete from analytics_events where dealership_id = any (:dealerships) or site_id = any (:sites)',
  `delete from audit where account_id = any (:accounts) or dealership_id = any (:dealerships)
    or site_id = any (:sites)`,
  'delete from outbox where dealership_id = any (:dealerships)',
  `insert into outbox (dealership_id, kind) select unnest(:dealerships), 'dealership_changed'`,
  'delete from sites where id = any (:sites)',
  'delete from dealerships where id = any (:dealerships)',
  'delete from accounts where id = any (:accounts)',
  `delete from settings_versions where staff_id = :operator
    or (layer = 'group' and layer_key = any (:accounts::text[]))
    or (layer = 'site' and layer_key = any (:sites::text[]))`,
  `delete from staff s where s.id = any (:staff)
    and not exists (select from memberships m where m.staff_id = s.id)
    and not exists (select from settings_versions v where v.staff_id = s.id)
    and not exists (select from secrets k where k.staff_id = s.id)`,
];

/** Takes out what an operator loaded: stock by dealership, then all the rest. Repeating it finishes it. */
export async function removeTenants(
  { kysely }: Database,
  operatorId: StaffId,
  inOne: InOneTransaction,
): Promise<void> {
  const loaded = await kysely
    .selectFrom('settingsVersions')
    .select('layerKey')
    .where((eb) => eb.and({ layer: 'group' as const, staffId: operatorId }))
    .execute();
  const accounts = loaded.map(({ layerKey }) => layerKey);
  if (accounts.length === 0) return;
  const idsOf = async (table: 'dealerships' | 'sites') => {
    const rows = await kysely.selectFrom(table).select('id').where('accountId', 'in', accounts).execute();
    return rows.map(({ id }) => id);
  };
  const [dealerships, sites] = [await idsOf('dealerships'), await idsOf('sites')];
  const members = await kysely
    .selectFrom('memberships')
    .select('staffId')
    .where((eb) =>
      eb.or([
        eb('accountId', '=', eb.fn.any(eb.val(accounts))),
        eb('dealershipId', '=', eb.fn.any(eb.val(dealerships))),
      ]),
    )
    .execute();

  for (const one of dealerships) {
    const named = { dealerships: uuids([one]), sites: uuids([]) };
    await inOne((client) => remove(client, stockRemovals, named));
  }
  const named = {
    accounts: uuids(accounts),
    dealerships: uuids(dealerships),
    sites: uuids(sites),
    staff: uuids(members.map(({ staffId }) => staffId)),
    operator: `'${operatorId}'`,
  };
  await inOne((client) => remove(client, tenantRemovals, named));
}

async function remove(
  client: ClientBase,
  statements: readonly string[],
  named: Readonly<Record<string, string>>,
): Promise<void> {
  for (const statement of statements)
    await client.query(statement.replaceAll(/(?<!:):([a-z]+)/g, (_, name: string) => named[name] ?? ''));
}

// They come from columns of that type: nothing needs quoting.
const uuids = (ids: readonly string[]) => `'{${ids.join(',')}}'::uuid[]`;
