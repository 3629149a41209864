import type { DocumentPlace } from '@forecourt/app/ports/stock/document-store.port';
import type { StockNotice, StockOutbox } from '@forecourt/app/ports/stock/stock-outbox.port';
import { sql } from 'kysely';
import { atMost } from '../batch-limit.ts';
import type { Database } from '../connection.ts';
import { inTransaction } from '../transaction.ts';

const mostAtOnce = 10_000;
const mostRepairs = 500;
const mostCounted = 100_000;
/** Touching as many cars as one asks for takes a while where others change them too. */
const timeoutMs = 30_000;
/** Several times what a batch takes: one that takes longer is done twice, which does no harm. */
const lease = '20 seconds';
/** The first failure may have been a moment's; the last is for somebody to look at. */
const backOff = { shortest: '1 second', longest: '10 minutes' };

/** The outbox in PostgreSQL as its reader sees it. The database is that of the indexer's role. */
export function stockOutbox(database: Database): StockOutbox {
  const rowsOf = <Row>(query: ReturnType<typeof sql<Row>>) =>
    inTransaction(database, {}, async (tx) => (await query.execute(tx)).rows, { timeoutMs });
  return {
    take: (limit) =>
      rowsOf(
        sql<StockNotice>`select id, dealership_id, car_id from directory.outbox_take(${limit}, ${lease}::interval)`,
      ),

    takeNew: (limit) =>
      rowsOf(
        sql<StockNotice>`select id, dealership_id, car_id from directory.outbox_take_new(${limit}, ${lease}::interval)`,
      ),

    async giveBack(ids, reason) {
      atMost(mostAtOnce, ids);
      if (ids.length === 0) return;
      await rowsOf(sql`select directory.outbox_failed(
        ${ids}::uuid[], ${reason}, ${backOff.shortest}::interval, ${backOff.longest}::interval)`);
    },

    async fanOut(limit) {
      const [row] = await rowsOf(
        sql<{ cars: number | null }>`select directory.outbox_fan_out(${limit}) as cars`,
      );
      return row?.cars ?? null;
    },

    async enqueueWornRanks(limit) {
      const [row] = await rowsOf(
        sql<{ cars: number }>`select directory.enqueue_worn_ranks(${limit}) as cars`,
      );
      return row?.cars ?? 0;
    },

    async enqueueRepairs(repairs) {
      atMost(mostRepairs, repairs);
      if (repairs.length === 0) return [];
      const [owners, cars, above] = [
        repairs.map(({ dealershipId }) => dealershipId),
        repairs.map(({ carId }) => carId),
        repairs.map(({ above: version }) => version),
      ];
      return rowsOf(sql<DocumentPlace>`select dealership_id, car_id
        from directory.enqueue_repairs(${owners}::uuid[], ${cars}::uuid[], ${above}::bigint[])`);
    },

    async state() {
      const [row] = await rowsOf(sql<{ waiting: number; oldestSeconds: number }>`
        select waiting, oldest_seconds from directory.outbox_state(${mostCounted})`);
      return row ?? { waiting: 0, oldestSeconds: 0 };
    },
  };
}
