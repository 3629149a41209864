import type { KeptOffer, OfferStore } from '@forecourt/app/ports/trade-in/offer-store.port';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { isOfSite } from './is-of-site.ts';

const mostOffers = 50;
const offerColumns = [
  'offer.id',
  'offer.valueCents',
  'offer.lowCents',
  'offer.highCents',
  'offer.lines',
  'offer.givenAt',
  'offer.validUntil',
  'offer.acceptedAt',
  'offer.replaces',
] as const;

/** The lines were written by `addOffer` alone. */
const offerOf = <Row extends { readonly lines: unknown }>(row: Row) =>
  row as Omit<Row, 'lines'> & { readonly lines: KeptOffer['lines'] };

/** What was offered for cars. */
export function keptOffers(
  tx: ScopedTx,
): Pick<OfferStore, 'acceptOffer' | 'addOffer' | 'findOffer' | 'listOffers'> {
  return {
    async listOffers(journeyId, { rego, state }) {
      const rows = await tx.sql
        .selectFrom('tradeInOffers as offer')
        .innerJoin('vehicleLookups as lookup', 'lookup.id', 'offer.lookupId')
        .select([...offerColumns, 'offer.answersHash'])
        .where('offer.siteId', '=', siteOf(tx))
        .where('offer.journeyId', '=', journeyId)
        .where('lookup.rego', '=', rego)
        .where('lookup.regoState', '=', state)
        .orderBy('offer.givenAt', 'desc')
        .limit(rowLimit(mostOffers))
        .execute();
      return rows.map(offerOf);
    },
    async findOffer(journeyId) {
      const row = await tx.sql
        .selectFrom('offerJourneys as journey')
        .innerJoin('tradeInOffers as offer', 'offer.id', 'journey.offerId')
        .select(offerColumns)
        .where('journey.siteId', '=', siteOf(tx))
        .where('journey.id', '=', journeyId)
        .executeTakeFirst();
      return row === undefined ? null : offerOf(row);
    },
    async addOffer({ journeyId, lookupId }, { lines, answersHash, ...offer }) {
      if (!(await isOfSite(tx, lookupId)) || !(await isOfSite(tx, journeyId, 'offerJourneys'))) return null;
      const { id } = await tx.sql
        .insertInto('tradeInOffers')
        .values({
          ...offer,
          siteId: siteOf(tx),
          journeyId,
          lookupId,
          lines: JSON.stringify(lines),
          answersHash: Buffer.from(answersHash),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async acceptOffer(id, at) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('tradeInOffers')
        .set({ acceptedAt: at })
        .where((eb) => eb.and({ id, siteId: siteOf(tx) }))
        .where('acceptedAt', 'is', null)
        .where('validUntil', '>', at)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
