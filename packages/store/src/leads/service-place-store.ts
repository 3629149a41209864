import type {
  ServicePlaceStore,
  WantedServicePlace,
} from '@forecourt/app/ports/leads/service-place-store.port';
import type { LeadId } from '@forecourt/domain/core/ids';
import { branded } from '../branded.ts';
import { lockNames } from '../lock-names.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

type Taken = Awaited<ReturnType<ServicePlaceStore['listTaken']>>[number];

const mostTaken = 20_000;

/** The places of workshops in PostgreSQL. */
export function servicePlaceStore(tx: ScopedTx): ServicePlaceStore {
  return {
    async listTaken({ from, to }) {
      const rows = await tx.sql
        .selectFrom('servicePlaces')
        .select(['locationId', 'day', 'dropOff'])
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('day')
        .orderBy('id')
        .limit(rowLimit(mostTaken))
        .execute();
      return rows.map((row) => branded<Taken>(row));
    },

    async find(leadId) {
      const siteId = siteOf(tx);
      const row = await tx.sql
        .selectFrom('servicePlaces')
        .select(['locationId', 'day', 'dropOff'])
        .where((eb) => eb.and({ leadId, siteId }))
        .executeTakeFirst();
      return row === undefined ? null : branded<Taken>(row);
    },

    take: (wanted, leadId) => takeServicePlace(tx, wanted, leadId),
    move: (wanted, leadId) => moveServicePlace(tx, wanted, leadId),
    giveUp: (leadId) => giveUpPlace(tx, leadId),
  };
}

/**
 * Takes a place if the day and the time have one left. Whoever wants a day of the same workshop waits until the
 * transaction of the first has ended: what is counted here is still true when it is written.
 */
async function takeServicePlace(
  tx: ScopedTx,
  wanted: WantedServicePlace,
  leadId: LeadId,
): Promise<'taken' | 'full' | 'no_lead'> {
  const siteId = siteOf(tx);
  const lead = await tx.sql
    .selectFrom('leads')
    .select('id')
    .where((eb) => eb.and({ id: leadId, siteId }))
    .executeTakeFirst();
  if (lead === undefined) return 'no_lead';
  const free = await findFreePlace(tx, wanted, leadId);
  if (free === null) return 'full';
  await writePlace(tx, wanted, { ...free, leadId });
  return 'taken';
}

/** Of two who move the same booking, one finds its place gone. */
async function moveServicePlace(
  tx: ScopedTx,
  wanted: WantedServicePlace,
  leadId: LeadId,
): Promise<'moved' | 'full' | 'gone'> {
  const free = await findFreePlace(tx, wanted, leadId);
  if (free === null) return 'full';
  if (!(await giveUpPlace(tx, leadId))) return 'gone';
  await writePlace(tx, wanted, { ...free, leadId });
  return 'moved';
}

interface FreePlace {
  readonly dealershipId: string;
  readonly dayPlace: number;
  readonly timePlace: number | null;
}

/** The lowest numbers that no other lead has in the day and the time; null where one of them is full. */
async function findFreePlace(
  tx: ScopedTx,
  { locationId, day, dropOff, perDay, perTime }: WantedServicePlace,
  leadId: LeadId,
): Promise<FreePlace | null> {
  await lockNames(tx, [`service ${locationId} ${day}`]);
  const location = await tx.sql
    .selectFrom('locations')
    .select('dealershipId')
    .where('id', '=', locationId)
    .executeTakeFirst();
  if (location === undefined) return null;
  const rows = await tx.sql
    .selectFrom('servicePlaces')
    .select(['dayPlace', 'timePlace', 'dropOff'])
    .where((eb) => eb.and({ locationId, day }))
    .where('leadId', '!=', leadId)
    .limit(rowLimit(mostTaken))
    .execute();
  const atTime = rows.filter((row) => dropOff !== null && row.dropOff === dropOff);
  const dayPlace = lowestFree(
    rows.map((row) => row.dayPlace),
    perDay,
  );
  const timePlace =
    dropOff === null
      ? null
      : lowestFree(
          atTime.map((row) => row.timePlace),
          perTime,
        );
  if (dayPlace === undefined || timePlace === undefined) return null;
  return { dealershipId: location.dealershipId, dayPlace, timePlace };
}

async function writePlace(
  tx: ScopedTx,
  { locationId, day, dropOff }: WantedServicePlace,
  place: FreePlace & { readonly leadId: LeadId },
): Promise<void> {
  await tx.sql
    .insertInto('servicePlaces')
    .values({ siteId: siteOf(tx), locationId, day, dropOff, ...place })
    .execute();
}

async function giveUpPlace(tx: ScopedTx, leadId: LeadId): Promise<boolean> {
  const siteId = siteOf(tx);
  const { numDeletedRows } = await tx.sql
    .deleteFrom('servicePlaces')
    .where((eb) => eb.and({ leadId, siteId }))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The lowest number that nobody has; undefined where as many are taken as there may be. */
function lowestFree(taken: readonly (number | null)[], most: number): number | undefined {
  if (taken.length >= most) return undefined;
  return Array.from({ length: most }, (_, index) => index + 1).find((one) => !taken.includes(one));
}
