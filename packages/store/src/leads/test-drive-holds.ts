import type { TestDriveStore } from '@forecourt/app/ports/leads/test-drive-store.port';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { mostTaken, placesInTheWay, takePlace } from './test-drive-places.ts';

type Held = NonNullable<Awaited<ReturnType<TestDriveStore['findHold']>>>;
type Taken = Awaited<ReturnType<TestDriveStore['listTaken']>>[number];

/** The half of the test drive store that is about times: which are taken, and which somebody holds. */
export function testDriveHolds(tx: ScopedTx): Pick<TestDriveStore, 'listTaken' | 'hold' | 'findHold'> {
  return {
    async listTaken({ locationId, carId, from, to, holder, now }) {
      const span = { locationId, carId, startsAt: from, endsAt: to, holder };
      const rows = await placesInTheWay(tx, span, now)
        .select(['startsAt', 'endsAt', 'carId', 'locationId'])
        .orderBy('startsAt')
        .orderBy('id')
        .limit(rowLimit(mostTaken))
        .execute();
      return rows.map(({ locationId: where, ...row }) =>
        branded<Taken>({ ...row, isElsewhere: where !== locationId }),
      );
    },

    async hold(wanted, heldUntil, now) {
      return (await takePlace(tx, wanted, { heldUntil, leadId: null }, now)) ? 'held' : 'taken';
    },

    async findHold(holder, now) {
      const row = await tx.sql
        .selectFrom('testDrivePlaces')
        .select(['locationId', 'startsAt', 'heldUntil as until'])
        .where((eb) => eb.and({ siteId: siteOf(tx), holder: Buffer.from(holder) }))
        .where('heldUntil', '>', now)
        .executeTakeFirst();
      if (row === undefined || row.until === null) return null;
      return branded<Held>({ ...row, until: row.until });
    },
  };
}
