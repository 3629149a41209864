import type { LeadStore } from '@forecourt/app/ports/leads/lead-store.port';
import type { Lead } from '@forecourt/domain/leads/lead';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { deliveries } from './deliveries.ts';
import { destinations } from './destinations.ts';
import { leadColumns } from './lead-columns.ts';
import { leadEvents } from './lead-events.ts';
import { submitLead } from './submit-lead.ts';

/** Leads in PostgreSQL. */
export function leadStore(tx: ScopedTx): LeadStore {
  return {
    ...deliveries(tx),
    ...destinations(tx),
    ...leadEvents(tx),

    submit: (submission) => submitLead(tx, submission),

    async find(id) {
      const row = await selectLeads(tx).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : leadOf(row);
    },

    async findForVisitor(id, visitorId) {
      const row = await selectLeads(tx)
        .where((eb) => eb.and({ id, visitorId }))
        .executeTakeFirst();
      return row === undefined ? null : leadOf(row);
    },

    async findForSender(id, senderHash) {
      const row = await tx.sql
        .selectFrom('leads')
        .select(['name', 'rego', 'email', 'phone', 'message'])
        .where((eb) => eb.and({ id, senderHash: Buffer.from(senderHash) }))
        .executeTakeFirst();
      return row ?? null;
    },

    async listForDealership(dealershipId, { limit, after }) {
      const newest = selectLeads(tx)
        .where('dealershipId', '=', dealershipId)
        .orderBy('id', 'desc')
        .limit(rowLimit(limit));
      const rows = await (after === undefined ? newest : newest.where('id', '<', after)).execute();
      return rows.map(leadOf);
    },
  };
}

function selectLeads(tx: ScopedTx) {
  return tx.sql.selectFrom('leads').select(leadColumns);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLeads>['execute']>>[number];

function leadOf(row: Row): Lead {
  return branded<Lead>({ ...row, linkedQueryParams: row.linkedQueryParams as Lead['linkedQueryParams'] });
}
