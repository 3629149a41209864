import type { LeadStore } from '@forecourt/app/ports/leads/lead-store.port';
import type { LeadId, SiteId, StaffId } from '@forecourt/domain/core/ids';
import { readLeadEvent, type LaterLeadEvent, type LeadEvent } from '@forecourt/domain/leads/lead-event';
import { sql } from 'kysely';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { addDeliveries } from './add-deliveries.ts';

type LeadEvents = Pick<
  LeadStore,
  'appendEvent' | 'addUpdate' | 'findEvent' | 'findBySubmission' | 'listEvents'
>;

/** What happened to leads, in PostgreSQL. */
export function leadEvents(tx: ScopedTx): LeadEvents {
  return {
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

    findBySubmission: (submissionId) => leadOfSubmission(tx, submissionId),

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

/** What happened to several leads, each event with whose it is. */
export async function eventsOfLeads(
  tx: ScopedTx,
  leadIds: readonly LeadId[],
  limit: number,
): Promise<readonly { readonly leadId: LeadId; readonly event: LeadEvent }[]> {
  if (leadIds.length === 0) return [];
  const rows = await selectEvents(tx)
    .select('leadId')
    .where('leadId', 'in', leadIds)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(rowLimit(limit))
    .execute();
  return rows.map(({ leadId, ...row }) => ({ leadId: leadId as LeadId, event: eventOf(row) }));
}

/** The lead that a submission became, or went into as a message. */
export async function leadOfSubmission(tx: ScopedTx, submissionId: LeadId): Promise<LeadId | null> {
  const { rows } = await sql<{ id: LeadId }>`
    select id from leads where id = ${submissionId}
    union all
    select lead_id from lead_events where submission_id = ${submissionId} and kind = 'message'
    limit 1`.execute(tx.sql);
  return rows[0]?.id ?? null;
}

async function addEvent(tx: ScopedTx, leadId: LeadId, { kind, staffId, note, details, at }: LaterLeadEvent) {
  const lead = await tx.sql
    .selectFrom('leads')
    .select(['siteId', 'category'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (lead === undefined) return null;
  const { siteId, category } = lead;
  const { id: messageId } = await tx.sql
    .insertInto('leadEvents')
    .values({ leadId, siteId, kind, staffId, note, details: JSON.stringify(details), createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { messageId, siteId: siteId as SiteId, category };
}

function selectEvents(tx: ScopedTx) {
  return tx.sql
    .selectFrom('leadEvents')
    .select(['kind', 'staffId', 'note', 'details', 'submissionId', 'createdAt as at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

function eventOf({ staffId, submissionId, ...row }: Row): LeadEvent {
  return readLeadEvent({
    ...row,
    staffId: staffId as StaffId | null,
    submissionId: submissionId ?? submissionByMoment(row),
  });
}

const kindsOfForms: ReadonlySet<string> = new Set<LeadEvent['kind']>([
  'submitted',
  'continued',
  'completed',
  'message',
  'consent',
  'routed',
  'spam_score',
  'car_gone',
  'receipt',
  'possible_repeat',
  'unfinished_notice',
]);

/** Rows from before the column, or of a server of the release before it: of those one form's have one moment. */
function submissionByMoment({ kind, at }: Pick<Row, 'kind' | 'at'>): string | null {
  return kindsOfForms.has(kind) ? at.toISOString() : null;
}
