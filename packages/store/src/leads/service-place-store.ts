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

    take: (wanted, leadId) => takeServicePlace(tx, wanted, leadId),
  };
}

/**
 * Takes a place if the day and the time have one left. Whoever wants a day of the same workshop waits until the
 * transaction of the first has ended: what is counted here is still true when it is written.
 */
async function takeServicePlace(
  tx: ScopedTx,
  { locationId, day, dropOff, perDay, perTime }: WantedServicePlace,
  leadId: LeadId,
): Promise<'taken' | 'full' | 'no_lead'> {
  const siteId = siteOf(tx);
  const lead = await tx.sql
    .selectFrom('leads')
    .select('id')
    .where((eb) => eb.and({ id: leadId, siteId }))
    .executeTakeFirst();
  if (lead === undefined) return 'no_lead';
  await lockNames(tx, [`service ${locationId} ${day}`]);
  const location = await tx.sql
    .selectFrom('locations')
    .select('dealershipId')
    .where('id', '=', locationId)
    .executeTakeFirst();
  if (location === undefined) return 'full';
  const rows = await tx.sql
    .selectFrom('servicePlaces')
    .select(['dayPlace', 'timePlace', 'dropOff'])
    .where((eb) => eb.and({ locationId, day }))
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
  if (dayPlace === undefined || timePlace === undefined) return 'full';
  const { dealershipId } = location;
  await tx.sql
    .insertInto('servicePlaces')
    .values({ siteId, dealershipId, locationId, leadId, day, dropOff, dayPlace, timePlace })
    .execute();
  return 'taken';
}

/** The lowest number that nobody has; undefined where as many are taken as there may be. */
function lowestFree(taken: readonly (number | null)[], most: number): number | undefined {
  if (taken.length >= most) return undefined;
  return Array.from({ length: most }, (_, index) => index + 1).find((one) => !taken.includes(one));
}
