import type { JourneyChange, OfferJourney, OfferStore } from '@forecourt/app/ports/trade-in/offer-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { lookupOfRow, vehicleColumns } from './lookup-row.ts';

type Journeys = Pick<OfferStore, 'beginJourney' | 'changeJourney' | 'findJourney' | 'findJourneyById'>;

/** The ways of visitors to an offer. */
export function offerJourneys(tx: ScopedTx): Journeys {
  const find = async (where: { secretHash: Buffer } | { id: string }, now: Date) => {
    const row = await tx.sql
      .selectFrom('offerJourneys')
      .selectAll()
      .where((eb) => eb.and({ ...where, siteId: siteOf(tx) }))
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    return row === undefined ? null : journeyOf(tx, row);
  };
  return {
    findJourney: (secretHash, now) => find({ secretHash: Buffer.from(secretHash) }, now),
    findJourneyById: (id, now) => find({ id }, now),
    async beginJourney({ secretHash, towardsCarId, now, expiresAt }) {
      const row = await tx.sql
        .insertInto('offerJourneys')
        .values({
          siteId: siteOf(tx),
          secretHash: Buffer.from(secretHash),
          step: 'vehicle',
          phase: 'editing',
          towardsCarId,
          createdAt: now,
          expiresAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return journeyOf(tx, row);
    },
    async changeJourney({ id, version }, change) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('offerJourneys')
        .set({ ...columnsOf(change), version: sql`version + 1` })
        .where((eb) => eb.and({ id, version, siteId: siteOf(tx) }))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

interface JourneyRow {
  readonly id: string;
  readonly step: OfferJourney['step'];
  readonly phase: 'editing' | 'waiting' | 'not_found' | 'unavailable';
  readonly version: number;
  readonly rego: string | null;
  readonly regoState: NonNullable<OfferJourney['plate']>['state'] | null;
  readonly towardsCarId: string | null;
  readonly lookupId: string | null;
  readonly leadId: string | null;
  readonly askedAt: Date | null;
}

async function journeyOf(tx: ScopedTx, row: JourneyRow): Promise<OfferJourney> {
  const { id, step, phase, version, rego, regoState, towardsCarId, lookupId, leadId, askedAt } = row;
  return branded<OfferJourney>({
    id,
    step,
    phase: phase === 'not_found' ? 'notFound' : phase,
    version,
    plate: rego === null || regoState === null ? null : { rego, state: regoState },
    towardsCarId,
    lookup: lookupId === null ? null : await lookupOf(tx, lookupId),
    leadId,
    askedAt,
  });
}

async function lookupOf(tx: ScopedTx, id: string): Promise<OfferJourney['lookup']> {
  const row = await tx.sql
    .selectFrom('vehicleLookups')
    .select([...vehicleColumns, 'id', 'descriptions', 'chosenDescription', 'createdAt'])
    .where((eb) => eb.and({ id, siteId: siteOf(tx) }))
    .executeTakeFirst();
  return row === undefined ? null : lookupOfRow(row);
}

function columnsOf({ plate, phase, ...rest }: JourneyChange) {
  return {
    ...rest,
    ...(phase && { phase: phase === 'notFound' ? ('not_found' as const) : phase }),
    ...(plate !== undefined && { rego: plate?.rego ?? null, regoState: plate?.state ?? null }),
  };
}
