import type {
  TestDriveAppointment,
  TestDriveStore,
  WantedPlace,
} from '@forecourt/app/ports/leads/test-drive-store.port';
import type { LeadId, LocationId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

const mostTaken = 5_000;
const mostYards = 100;

type Held = NonNullable<Awaited<ReturnType<TestDriveStore['findHold']>>>;
type Taken = Awaited<ReturnType<TestDriveStore['listTaken']>>[number];

/** Test drives in PostgreSQL. */
export function testDriveStore(tx: ScopedTx): TestDriveStore {
  return {
    async listDistribution(locationId) {
      const rows = await tx.sql
        .selectFrom('locationDistributions')
        .select('distributionLocationId')
        .where('locationId', '=', locationId)
        .orderBy('position')
        .orderBy('distributionLocationId')
        .limit(rowLimit(mostYards))
        .execute();
      return rows.map(({ distributionLocationId }) => distributionLocationId as LocationId);
    },

    async listTaken({ locationId, carId, from, to, holder, now }) {
      const rows = await standing(tx, { locationId, carId, startsAt: from, endsAt: to, holder }, now)
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
      return (await take(tx, wanted, { heldUntil, leadId: null }, now)) ? 'held' : 'taken';
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

    async book(wanted, { id: leadId, linkHash, broughtTo }, now) {
      const siteId = siteOf(tx);
      const lead = await tx.sql
        .selectFrom('leads')
        .select('id')
        .where((eb) => eb.and({ id: leadId, siteId }))
        .executeTakeFirst();
      if (lead === undefined) return 'no_lead';
      if (!(await take(tx, wanted, { heldUntil: null, leadId }, now))) return 'taken';
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
    },

    async findByLink(linkHash) {
      const row = await tx.sql
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
        .select((eb) => eb.fn.coalesce('place.locationId', 'leads.locationId').as('locationId'))
        .where('drive.siteId', '=', siteOf(tx))
        .where('drive.linkHash', '=', Buffer.from(linkHash))
        .executeTakeFirst();
      if (row === undefined || row.startsAt === null) return null;
      return branded<TestDriveAppointment>({ ...row, startsAt: row.startsAt });
    },

    async move(leadId, wanted, now) {
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
      if (!(await take(tx, wanted, { heldUntil: null, leadId }, now))) return 'taken';
      await tx.sql
        .updateTable('leadTestDrives')
        .set({ bookingAt: wanted.startsAt })
        .where((eb) => eb.and({ leadId, siteId }))
        .execute();
      return 'moved';
    },

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

type Asked = Pick<WantedPlace, 'locationId' | 'carId' | 'startsAt' | 'endsAt'> & {
  readonly holder: Uint8Array | null;
};

/** What overlaps a span in the yard, or has the car, and is neither over nor the asker's own hold. */
function standing(tx: ScopedTx, { locationId, carId, startsAt, endsAt, holder }: Asked, now: Date) {
  const siteId = siteOf(tx);
  return tx.sql
    .selectFrom('testDrivePlaces')
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '>', now)]))
    .where((eb) =>
      eb.or([eb('locationId', '=', locationId), ...(carId === null ? [] : [eb('carId', '=', carId)])]),
    )
    .where((eb) =>
      holder === null
        ? eb.lit(true)
        : eb.not(
            eb.and([
              eb('siteId', '=', siteId),
              eb('holder', '=', Buffer.from(holder)),
              eb('heldUntil', 'is not', null),
            ]),
          ),
    );
}

/**
 * Takes a place if the time has one left. Whoever wants a time of the same yard, or the same car, waits until the
 * transaction of the first has ended: what is counted here is still true when it is written.
 */
async function take(
  tx: ScopedTx,
  wanted: WantedPlace,
  as: { readonly heldUntil: Date | null; readonly leadId: LeadId | null },
  now: Date,
): Promise<boolean> {
  const { locationId, startsAt, endsAt, carId, atOnce } = wanted;
  const siteId = siteOf(tx);
  const holder = Buffer.from(wanted.holder);
  await lock(tx, [`test drives ${locationId}`, ...(carId === null ? [] : [`test drives ${carId}`])]);
  const yard = await tx.sql
    .selectFrom('locations')
    .select('dealershipId')
    .where('id', '=', locationId)
    .executeTakeFirst();
  if (yard === undefined) return false;

  const rows = await standing(tx, wanted, now)
    .select(['place', 'carId', 'locationId', 'leadId'])
    .limit(rowLimit(mostTaken))
    .execute();
  // The lead's own place is given up with this.
  const others = rows.filter(({ leadId }) => leadId === null || leadId !== as.leadId);
  if (carId !== null && others.some((row) => row.carId === carId)) return false;
  const here = others.filter((row) => row.locationId === locationId);
  const places = new Set(here.map(({ place }) => place));
  const place = Array.from({ length: atOnce }, (_, index) => index + 1).find((one) => !places.has(one));
  if (here.length >= atOnce || place === undefined) return false;

  await tx.sql
    .deleteFrom('testDrivePlaces')
    .where((eb) =>
      eb.or([
        // Their holds, whatever they are of: a visitor holds one time.
        eb.and([eb('siteId', '=', siteId), eb('holder', '=', holder), eb('heldUntil', 'is not', null)]),
        eb.and([eb('locationId', '=', locationId), eb('heldUntil', '<=', now)]),
        ...(as.leadId === null ? [] : [eb.and({ siteId, leadId: as.leadId })]),
      ]),
    )
    .execute();
  const taken = await tx.sql
    .insertInto('testDrivePlaces')
    .values({
      ...as,
      siteId,
      holder,
      dealershipId: yard.dealershipId,
      locationId,
      startsAt,
      endsAt,
      carId,
      place,
    })
    // A hold that is over by our clock and not yet by the database's.
    .onConflict((conflict) => conflict.columns(['locationId', 'startsAt', 'place']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** In one order, so that two who want the same never wait for each other. */
async function lock(tx: ScopedTx, names: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hash) from (
      select distinct hashtextextended(name, 0) as hash from unnest(${names}::text[]) name order by 1
    ) locks`.execute(tx.sql);
}
