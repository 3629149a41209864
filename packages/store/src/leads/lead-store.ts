import type { LeadStore } from '@forecourt/app/ports/leads/lead-store.port';
import type { LeadId, SiteId } from '@forecourt/domain/core/ids';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { LeadEvent } from '@forecourt/domain/leads/lead-event';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { addDeliveries } from './add-deliveries.ts';
import { deliveries } from './deliveries.ts';
import { destinations } from './destinations.ts';
import { leadColumns } from './lead-columns.ts';
import { submitLead } from './submit-lead.ts';

/** Leads in PostgreSQL. */
export function leadStore(tx: ScopedTx): LeadStore {
  return {
    ...deliveries(tx),
    ...destinations(tx),

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

    async listForDealership(dealershipId, { limit, after }) {
      const newest = selectLeads(tx)
        .where('dealershipId', '=', dealershipId)
        .orderBy('id', 'desc')
        .limit(rowLimit(limit));
      const rows = await (after === undefined ? newest : newest.where('id', '<', after)).execute();
      return rows.map(leadOf);
    },

    async appendEvent(leadId, event) {
      return (await addEvent(tx, leadId, event)) !== null;
    },

    async addUpdate(leadId, event, dealerships) {
      const added = await addEvent(tx, leadId, event);
      if (added === null) return [];
      const { messageId, siteId, category } = added;
      return addDeliveries(tx, { leadId, siteId, category, messageId, dealerships, now: event.at });
    },

    async findEvent(id) {
      const row = await selectEvents(tx).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : eventOf(row);
    },

    async listEvents(leadId, limit) {
      const rows = await selectEvents(tx)
        .where('leadId', '=', leadId)
        .orderBy('createdAt')
        .orderBy('id')
        .limit(rowLimit(limit))
        .execute();
      return rows.map(eventOf);
    },
  };
}

async function addEvent(tx: ScopedTx, leadId: LeadId, { at, details, ...event }: LeadEvent) {
  const lead = await tx.sql
    .selectFrom('leads')
    .select(['siteId', 'category'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (lead === undefined) return null;
  const { id: messageId } = await tx.sql
    .insertInto('leadEvents')
    .values({ ...event, leadId, siteId: lead.siteId, details: JSON.stringify(details), createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { messageId, siteId: lead.siteId as SiteId, category: lead.category };
}

function selectEvents(tx: ScopedTx) {
  return tx.sql.selectFrom('leadEvents').select(['kind', 'staffId', 'note', 'details', 'createdAt as at']);
}

function eventOf(row: Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number]): LeadEvent {
  return branded<LeadEvent>({ ...row, details: row.details as LeadEvent['details'] });
}

function selectLeads(tx: ScopedTx) {
  return tx.sql.selectFrom('leads').select(leadColumns);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLeads>['execute']>>[number];

function leadOf(row: Row): Lead {
  return branded<Lead>({ ...row, linkedQueryParams: row.linkedQueryParams as Lead['linkedQueryParams'] });
}
