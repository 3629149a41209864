import type { KeptOffer, OfferStore } from '@forecourt/app/ports/trade-in/offer-store.port';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { rowOfVehicle, vehicleColumns, vehicleOfRow } from './lookup-row.ts';
import { isLookupOfSite } from './is-lookup-of-site.ts';
import { offerJourneys } from './offer-journeys.ts';
import { offerPhotos } from './offer-photos.ts';

const mostOffers = 50;
const offerColumns = [
  'id',
  'valueCents',
  'lowCents',
  'highCents',
  'lines',
  'answersHash',
  'givenAt',
  'validUntil',
  'acceptedAt',
  'replaces',
] as const;

/** Instant offers in PostgreSQL. */
export function offerStore(tx: ScopedTx): OfferStore {
  return { ...offerJourneys(tx), ...lookups(tx), ...offerPhotos(tx), ...offers(tx) };
}

function lookups(tx: ScopedTx): Pick<OfferStore, 'findLookupOf' | 'keepLookup'> {
  return {
    async keepLookup({ rego, state }, { vehicle, descriptions }, chosenDescription, now) {
      const { id } = await tx.sql
        .insertInto('vehicleLookups')
        .values({
          ...rowOfVehicle(vehicle),
          siteId: siteOf(tx),
          rego,
          regoState: state,
          descriptions: [...descriptions],
          chosenDescription,
          createdAt: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async findLookupOf({ rego, state }, since) {
      const row = await tx.sql
        .selectFrom('vehicleLookups')
        .select([...vehicleColumns, 'descriptions'])
        .where((eb) => eb.and({ siteId: siteOf(tx), rego, regoState: state }))
        .where('chosenDescription', 'is', null)
        .where('createdAt', '>', since)
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { descriptions, ...vehicle } = row;
      return { vehicle: vehicleOfRow(vehicle), descriptions };
    },
  };
}

function offers(tx: ScopedTx): Pick<OfferStore, 'acceptOffer' | 'addOffer' | 'listOffers'> {
  return {
    async listOffers(lookupId) {
      const rows = await tx.sql
        .selectFrom('tradeInOffers')
        .select(offerColumns)
        .where((eb) => eb.and({ lookupId, siteId: siteOf(tx) }))
        .orderBy('givenAt', 'desc')
        .limit(rowLimit(mostOffers))
        .execute();
      return rows.map((row) => row as typeof row & { readonly lines: KeptOffer['lines'] });
    },
    async addOffer(lookupId, { lines, answersHash, ...offer }) {
      if (!(await isLookupOfSite(tx, lookupId))) return null;
      const { id } = await tx.sql
        .insertInto('tradeInOffers')
        .values({
          ...offer,
          siteId: siteOf(tx),
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
