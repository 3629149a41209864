import type { CarWait, CarWaitStore } from '@forecourt/app/ports/checkout/car-wait-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

/** Waits for cars in PostgreSQL. */
export function carWaitStore(tx: ScopedTx): CarWaitStore {
  return {
    async add({ carId, email, wording, endsAt }, { perPerson, perSite }, now) {
      const siteId = siteOf(tx);
      const car = await tx.sql
        .selectFrom('cars')
        .select('dealershipId')
        .where('id', '=', carId)
        .executeTakeFirst();
      if (car === undefined) return 'car_not_shown';
      // Two at once for one address wait for each other: both would see the last place free.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`car waits ${siteId} ${email.toLowerCase()}`}, 0))`.execute(
        tx.sql,
      );
      const { rows } = await sql<{ own: number; all: number; isKnown: boolean }>`
        select (select count(*)::int from car_waits where site_id = ${siteId} and email_key = lower(${email})
            and told_at is null and ended_at is null and ends_at > ${now}) as own,
          (select count(*)::int from (
            select from car_waits where site_id = ${siteId} and told_at is null and ended_at is null limit ${perSite}
          ) w) as all,
          exists (select from car_waits where site_id = ${siteId} and email_key = lower(${email})
            and car_id = ${carId} and told_at is null and ended_at is null) as is_known`.execute(tx.sql);
      const [counted] = rows;
      if (counted?.isKnown === true) return 'waits';
      if (!counted || counted.own >= perPerson || counted.all >= perSite) return 'too_many';
      await tx.sql
        .insertInto('carWaits')
        .values({
          siteId,
          dealershipId: car.dealershipId,
          carId,
          email,
          consentWording: wording,
          createdAt: now,
          endsAt,
        })
        .execute();
      return 'waits';
    },

    async listWaiting(after, now, limit) {
      const rows = await tx.sql
        .selectFrom('carWaits')
        .select(['id', 'carId'])
        .where('siteId', '=', siteOf(tx))
        .where('toldAt', 'is', null)
        .where('endedAt', 'is', null)
        .where('endsAt', '>', now)
        .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
        .orderBy('id')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Pick<CarWait, 'id' | 'carId'>>(row));
    },

    async tell(id, now) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('carWaits')
        .set({ toldAt: now })
        .where((eb) => eb.and({ siteId: siteOf(tx), id }))
        .where('toldAt', 'is', null)
        .where('endedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async find(id) {
      const row = await tx.sql
        .selectFrom('carWaits')
        .select(['id', 'carId', 'email', 'unsubscribeToken', 'sentAt', 'endedAt'])
        .where((eb) => eb.and({ siteId: siteOf(tx), id }))
        .executeTakeFirst();
      if (row === undefined) return null;
      const { endedAt, ...wait } = row;
      return branded<CarWait>({ ...wait, isEnded: endedAt !== null });
    },

    async markSent(id, now) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('carWaits')
        .set({ sentAt: now })
        .where((eb) => eb.and({ siteId: siteOf(tx), id }))
        .where('sentAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async unsubscribe(token, now) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('carWaits')
        .set((eb) => ({ endedAt: eb.fn.coalesce('endedAt', eb.val(now)) }))
        .where((eb) => eb.and({ siteId: siteOf(tx), unsubscribeToken: token }))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
