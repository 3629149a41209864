import type { OfferStore } from '@forecourt/app/ports/trade-in/offer-store.port';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { rowOfVehicle, vehicleColumns, vehicleOfRow } from './lookup-row.ts';
import { keptOffers } from './kept-offers.ts';
import { offerJourneys } from './offer-journeys.ts';
import { offerPhotos } from './offer-photos.ts';

/** Instant offers in PostgreSQL. */
export function offerStore(tx: ScopedTx): OfferStore {
  return { ...offerJourneys(tx), ...lookups(tx), ...offerPhotos(tx), ...keptOffers(tx) };
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
