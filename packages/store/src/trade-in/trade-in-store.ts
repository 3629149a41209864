import type { SentDetails, TradeInStore } from '@forecourt/app/ports/trade-in/trade-in-store.port';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { isOfSite } from './is-of-site.ts';

/** Cars that are traded in, in PostgreSQL. */
export function tradeInStore(tx: ScopedTx): TradeInStore {
  return {
    async add({ leadId, lookupId, ...tradeIn }) {
      const siteId = siteOf(tx);
      const lead = await tx.sql
        .selectFrom('leads')
        .select('id')
        .where((eb) => eb.and({ id: leadId, siteId }))
        .executeTakeFirst();
      if (lead === undefined || !(await isOfSite(tx, lookupId))) return false;
      await tx.sql
        .insertInto('leadTradeIns')
        .values({ ...tradeIn, leadId, lookupId, siteId })
        .onConflict((conflict) => conflict.column('leadId').doNothing())
        .execute();
      return true;
    },
    async findDetails(leadId) {
      const row = await tx.sql
        .selectFrom('leadTradeIns as tradeIn')
        .innerJoin('leads', 'leads.id', 'tradeIn.leadId')
        .select([
          'leads.name',
          'leads.lastName',
          'leads.email',
          'leads.phone',
          'leads.postcode',
          'tradeIn.odometer',
          'tradeIn.serviceHistory',
          'tradeIn.numberOfKeys',
          'tradeIn.carCondition',
          'tradeIn.comments',
          'tradeIn.smsContent',
          'tradeIn.smsFrom',
        ])
        .where('tradeIn.siteId', '=', siteOf(tx))
        .where('tradeIn.leadId', '=', leadId)
        .executeTakeFirst();
      return row === undefined ? null : (row satisfies SentDetails);
    },
    async changeOffer(leadId, offer) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('leadTradeIns')
        .set(offer)
        .where((eb) => eb.and({ leadId, siteId: siteOf(tx) }))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async setKilometres(id, km) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('vehicleLookups')
        .set({ km })
        .where((eb) => eb.and({ id, siteId: siteOf(tx) }))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async keepValuation(lookupId, { externalId, adjustmentAnswers, result }) {
      if (!(await isOfSite(tx, lookupId))) return false;
      await tx.sql
        .insertInto('valuations')
        .values({
          siteId: siteOf(tx),
          lookupId,
          externalId,
          adjustmentAnswers: JSON.stringify(adjustmentAnswers),
          result: result && JSON.stringify(result),
        })
        .execute();
      return true;
    },
  };
}
