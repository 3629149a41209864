import type { OfferStore } from '@forecourt/app/ports/trade-in/offer-store.port';
import { sql } from 'kysely';
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
      // The same evaluation may stand in the rows of several journeys.
      const used = tx.sql
        .selectFrom('vehicleLookups as used')
        .leftJoin('leadTradeIns as lead', 'lead.lookupId', 'used.id')
        .leftJoin('tradeInImages as photo', 'photo.lookupId', 'used.id')
        .select('used.id')
        .where('used.siteId', '=', siteOf(tx))
        .where('used.rego', '=', rego)
        .where('used.regoState', '=', state)
        .where((eb) => eb.or([eb('lead.leadId', 'is not', null), eb('photo.id', 'is not', null)]))
        .where('used.evalId', '=', sql.ref<string>('vehicle_lookups.eval_id'));
      const row = await tx.sql
        .selectFrom('vehicleLookups')
        .select([...vehicleColumns, 'descriptions'])
        .where((eb) => eb.and({ siteId: siteOf(tx), rego, regoState: state }))
        .where('chosenDescription', 'is', null)
        .where('createdAt', '>', since)
        .where((eb) => eb.not(eb.exists(used)))
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { descriptions, ...vehicle } = row;
      return { vehicle: { ...vehicleOfRow(vehicle), km: null }, descriptions };
    },
  };
}
