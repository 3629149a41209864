import type {
  TestDriveAppointment,
  TestDriveStore,
  WantedPlace,
} from '@forecourt/app/ports/leads/test-drive-store.port';
import type { LeadId } from '@forecourt/domain/core/ids';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { takePlace } from './test-drive-places.ts';

type TestDriveAppointments = Pick<TestDriveStore, 'book' | 'findByLink' | 'move' | 'cancel'>;

/** The half of the test drive store that is about booked drives of a lead. */
export function testDriveAppointments(tx: ScopedTx): TestDriveAppointments {
  return {
    book: (wanted, lead, now) => book(tx, wanted, lead, now),

    async findByLink(linkHash) {
      const row = await selectAppointments(tx)
        .where('drive.siteId', '=', siteOf(tx))
        .where('drive.linkHash', '=', Buffer.from(linkHash))
        .executeTakeFirst();
      if (row === undefined || row.startsAt === null) return null;
      return branded<TestDriveAppointment>({ ...row, startsAt: row.startsAt });
    },

    move: (leadId, wanted, now) => move(tx, leadId, wanted, now),

    async cancel(leadId, now) {
      const siteId = siteOf(tx);
      const { numUpdatedRows } = await tx.sql
        .updateTable('leadTestDrives')
        .set({ cancelledAt: now })
        .where((eb) => eb.and({ leadId, siteId }))
        .where('cancelledAt', 'is', null)
        .executeTakeFirst();
      await tx.sql
        .deleteFrom('testDrivePlaces')
        .where((eb) => eb.and({ leadId, siteId }))
        .execute();
      return numUpdatedRows > 0n;
    },
  };
}

async function book(
  tx: ScopedTx,
  wanted: WantedPlace,
  { id: leadId, linkHash, broughtTo }: Parameters<TestDriveStore['book']>[1],
  now: Date,
): Promise<'booked' | 'taken' | 'no_lead'> {
  const siteId = siteOf(tx);
  const lead = await tx.sql
    .selectFrom('leads')
    .select('id')
    .where((eb) => eb.and({ id: leadId, siteId }))
    .executeTakeFirst();
  if (lead === undefined) return 'no_lead';
  if (!(await takePlace(tx, wanted, { heldUntil: null, leadId }, now))) return 'taken';
  await tx.sql
    .insertInto('leadTestDrives')
    .values({
      leadId,
      siteId,
      bookingAt: wanted.startsAt,
      distributionLocation: broughtTo,
      distributionLocationId: broughtTo === null ? null : wanted.locationId,
      linkHash: Buffer.from(linkHash),
    })
    .execute();
  return 'booked';
}

function selectAppointments(tx: ScopedTx) {
  return tx.sql
    .selectFrom('leadTestDrives as drive')
    .innerJoin('leads', 'leads.id', 'drive.leadId')
    .leftJoin('testDrivePlaces as place', 'place.leadId', 'drive.leadId')
    .select([
      'drive.leadId',
      'leads.carId',
      'drive.bookingAt as startsAt',
      'place.endsAt',
      'drive.cancelledAt',
    ])
    .select((eb) => eb.fn.coalesce('place.locationId', 'leads.locationId').as('locationId'));
}

async function move(
  tx: ScopedTx,
  leadId: LeadId,
  wanted: WantedPlace,
  now: Date,
): Promise<'moved' | 'taken' | 'gone'> {
  const siteId = siteOf(tx);
  const drive = await tx.sql
    .selectFrom('leadTestDrives')
    .select('leadId')
    .where((eb) => eb.and({ leadId, siteId }))
    .where('cancelledAt', 'is', null)
    // Two who move it at once do so one after the other: the changes are counted.
    .forUpdate()
    .executeTakeFirst();
  if (drive === undefined) return 'gone';
  if (!(await takePlace(tx, wanted, { heldUntil: null, leadId }, now))) return 'taken';
  await tx.sql
    .updateTable('leadTestDrives')
    .set({ bookingAt: wanted.startsAt })
    .where((eb) => eb.and({ leadId, siteId }))
    .execute();
  return 'moved';
}
