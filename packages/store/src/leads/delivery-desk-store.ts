import type {
  DeliveryDesk,
  DeskDelivery,
  DeskQuery,
  DestinationFigures,
  LeadsDelivered,
} from '@forecourt/app/ports/leads/delivery-desk.port';
import type { DealershipId } from '@forecourt/domain/core/ids';
import { sql, type RawBuilder } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

const most = { destinations: 500, accounts: 1_000, ids: 100 };

/** Deliveries in PostgreSQL as staff look after them. */
export function deliveryDeskStore(tx: ScopedTx): DeliveryDesk {
  return {
    async figures(since) {
      const { rows } = await sql<FiguresRow>`
        select d.id, coalesce(d.dealership_id, f.dealership_id) as dealership_id, d.kind, d.name, d.address, d.categories, d.enabled, coalesce(f.waiting, 0) as waiting,
          coalesce(f.dead, 0) as dead, coalesce(f.made, 0) as made, coalesce(f.taken, 0) as taken, f.within_ms,
          coalesce(f.hours, '[]') as hours, coalesce(f.last_tries, '[]') as last_tries
        from (select * from lead_destinations where dealership_id = any ((select scope.dealerships_for('readLeads'))::uuid[])) d
          full join scope.delivery_figures(${since}) f on f.destination_id = d.id
        where d.id is not null or f.destination_id is null
        order by d.name nulls last, d.id limit ${most.destinations}`.execute(tx.sql);
      return rows.map(figuresOf);
    },

    list: (query) => select(tx, idsOf(query), query.limit),

    listByIds: (ids) =>
      select(tx, sql`select unnest(${[...ids].slice(0, most.ids)}::uuid[]) as id`, most.ids),

    async delivered(since) {
      const { rows } = await sql<LeadsDelivered>`select * from scope.leads_delivered(${since})`.execute(
        tx.sql,
      );
      return rows[0] ?? { captured: 0, delivered: 0, waiting: 0, dead: 0 };
    },

    async failing() {
      const { rows } = await sql<Awaited<ReturnType<DeliveryDesk['failing']>>[number]>`
        select * from scope.failing_deliveries() order by dead desc, waiting desc, account_id limit ${most.accounts}`.execute(
        tx.sql,
      );
      return rows;
    },
  };
}

/**
 * As many as a page has from each place in reach, of which the newest are the page: each place is a walk along its index,
 * where sorting all of them would read everything that anybody ever sent.
 */
function idsOf({ state, dealershipId, destinationId, before, limit }: DeskQuery): RawBuilder<unknown> {
  const which = sql`d.state = ${state} and ${before === null ? sql`true` : sql`d.id < ${before}::uuid`}
    and ${destinationId === null ? sql`true` : sql`d.destination_id = ${destinationId}::uuid`}`;
  const newest = (place: 'site_id' | 'dealership_id', places: RawBuilder<unknown>) => sql`
    select f.id from unnest(${places}) place cross join lateral (
      select d.id from lead_deliveries d where d.${sql.ref(place)} = place and ${which} order by d.id desc limit ${rowLimit(limit)}
    ) f`;
  if (dealershipId !== null) return newest('dealership_id', sql`array[${dealershipId}::uuid]`);
  return sql`${newest('site_id', sql`(select scope.sites_for('readLeads'))`)}
    union ${newest('dealership_id', sql`(select scope.dealerships_for('readLeads'))`)}`;
}

async function select(
  tx: ScopedTx,
  ids: RawBuilder<unknown>,
  limit: number,
): Promise<readonly DeskDelivery[]> {
  const { rows } = await sql`
    with page as (select i.id from (${ids}) i order by i.id desc limit ${rowLimit(limit)})
    select d.id, d.lead_id, d.site_id, d.state, d.attempts, d.next_attempt_at, d.delivery_key, d.last_error, d.delivered_at,
      d.created_at, l.name, l.last_name, l.phone, l.email, l.category, l.subcategory, l.vehicle_make, l.vehicle_model,
      l.stock_number, l.dealership_id as lead_dealership_id,
      coalesce((select t.time_zone from sites t where t.id = d.site_id), 'Australia/Sydney') as zone,
      (select jsonb_build_object('id', n.id, 'name', n.name, 'kind', n.kind) from lead_destinations n where n.id = d.destination_id)
        as destination,
      array(select a.outcome from delivery_attempts a where a.delivery_id = d.id order by a.id limit 40) as outcomes,
      array(
        select distinct coalesce(n.name, '') from lead_deliveries o left join lead_destinations n on n.id = o.destination_id
        where o.lead_id = d.lead_id and o.id <> d.id and o.message_id is not distinct from d.message_id and o.state = 'delivered'
        order by 1 limit 10
      ) as also_at
    from page join lead_deliveries d on d.id = page.id join leads l on l.id = d.lead_id
    order by d.id desc`.execute(tx.sql);
  return rows.map((row) => branded<DeskDelivery>(row as DeskDelivery));
}

interface FiguresRow extends Omit<DestinationFigures, 'destination' | 'dealershipId' | 'lastTries'> {
  readonly id: string | null;
  readonly dealershipId: DealershipId | null;
  readonly kind: string;
  readonly name: string;
  readonly address: string;
  readonly categories: readonly string[];
  readonly enabled: boolean;
  readonly lastTries: readonly {
    readonly at: string;
    readonly outcome: string;
    readonly statusCode: number | null;
  }[];
}

function figuresOf(row: FiguresRow): DestinationFigures {
  const { id, dealershipId, kind, name, address, categories, enabled, lastTries, ...counts } = row;
  return branded<DestinationFigures>({
    ...counts,
    dealershipId,
    destination:
      id === null || dealershipId === null
        ? null
        : { id, dealershipId, kind, name, address, categories, enabled },
    lastTries: lastTries.map(({ at, outcome, statusCode }) => ({ at: new Date(at), outcome, statusCode })),
  });
}
