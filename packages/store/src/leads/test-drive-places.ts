import type { WantedPlace } from '@forecourt/app/ports/leads/test-drive-store.port';
import type { LeadId } from '@forecourt/domain/core/ids';
import { lockNames } from '../lock-names.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

export const mostTaken = 5_000;

type Span = Pick<WantedPlace, 'locationId' | 'carId' | 'startsAt' | 'endsAt'> & {
  /** Whose own holds are not in the way. */
  readonly holder: Uint8Array | null;
};

/** As what a place is taken: held until a moment, or booked for a lead. */
interface Taking {
  readonly heldUntil: Date | null;
  readonly leadId: LeadId | null;
}

/** What overlaps a span in the location, or has the car, and is neither over nor the holder's own hold. */
export function placesInTheWay(
  tx: ScopedTx,
  { locationId, carId, startsAt, endsAt, holder }: Span,
  now: Date,
) {
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
 * Takes a place if the time has one left. Whoever wants a time of the same location, or the same car, waits until
 * the transaction of the first has ended: what is counted here is still true when it is written.
 */
export async function takePlace(tx: ScopedTx, wanted: WantedPlace, as: Taking, now: Date): Promise<boolean> {
  const { locationId, carId } = wanted;
  await lockNames(tx, [`test drives ${locationId}`, ...(carId === null ? [] : [`test drives ${carId}`])]);
  const location = await tx.sql
    .selectFrom('locations')
    .select('dealershipId')
    .where('id', '=', locationId)
    .executeTakeFirst();
  if (location === undefined) return false;
  const place = await findFreePlace(tx, wanted, as, now);
  if (place === null) return false;
  await giveUpPlaces(tx, wanted, as, now);
  return writePlace(tx, wanted, { ...as, place, dealershipId: location.dealershipId });
}

/** The lowest number that nobody has in this time; null where the time is full or the car is out. */
async function findFreePlace(
  tx: ScopedTx,
  wanted: WantedPlace,
  as: Taking,
  now: Date,
): Promise<number | null> {
  const { locationId, carId, atOnce } = wanted;
  const rows = await placesInTheWay(tx, wanted, now)
    .select(['place', 'carId', 'locationId', 'leadId'])
    .limit(rowLimit(mostTaken))
    .execute();
  // The lead's own place is given up with this.
  const others = rows.filter(({ leadId }) => leadId === null || leadId !== as.leadId);
  if (carId !== null && others.some((row) => row.carId === carId)) return null;
  const here = others.filter((row) => row.locationId === locationId);
  if (here.length >= atOnce) return null;
  const taken = new Set(here.map(({ place }) => place));
  return Array.from({ length: atOnce }, (_, index) => index + 1).find((one) => !taken.has(one)) ?? null;
}

/** Deletes what the new place is instead of, and the holds of this location that are over. */
async function giveUpPlaces(tx: ScopedTx, wanted: WantedPlace, as: Taking, now: Date): Promise<void> {
  const siteId = siteOf(tx);
  const holder = Buffer.from(wanted.holder);
  await tx.sql
    .deleteFrom('testDrivePlaces')
    .where((eb) =>
      eb.or([
        // Their holds, whatever they are of: a visitor holds one time.
        eb.and([eb('siteId', '=', siteId), eb('holder', '=', holder), eb('heldUntil', 'is not', null)]),
        eb.and([eb('locationId', '=', wanted.locationId), eb('heldUntil', '<=', now)]),
        ...(as.leadId === null ? [] : [eb.and({ siteId, leadId: as.leadId })]),
      ]),
    )
    .execute();
}

async function writePlace(
  tx: ScopedTx,
  { locationId, carId, startsAt, endsAt, holder }: WantedPlace,
  as: Taking & { readonly place: number; readonly dealershipId: string },
): Promise<boolean> {
  const taken = await tx.sql
    .insertInto('testDrivePlaces')
    .values({
      ...as,
      siteId: siteOf(tx),
      holder: Buffer.from(holder),
      locationId,
      carId,
      startsAt,
      endsAt,
    })
    // A hold that is over by our clock and not yet by the database's.
    .onConflict((conflict) => conflict.columns(['locationId', 'startsAt', 'place']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
