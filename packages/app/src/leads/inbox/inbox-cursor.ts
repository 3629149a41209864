import { z } from 'zod';
import type { InboxCursor, InboxLead } from '../../ports/leads/lead-inbox.port.ts';

const written = z.tuple([z.enum(['w', 'o']), z.string().max(40), z.uuid()]);

/** The place after a row, as it stands in an address. */
export function writeCursor(lead: InboxLead): string {
  return writePlace({ isWaiting: lead.isWaiting, due: dueOf(lead), id: lead.id });
}

/** By when somebody has to answer a lead; those that wait stand by it. */
export function dueOf({ responseDueAt, answerDueAt }: InboxLead): string {
  return (answerDueAt ?? responseDueAt)?.toISOString() ?? 'infinity';
}

/** The same of a place that no row of the page stands at. */
export function writePlace({ isWaiting, due, id }: InboxCursor): string {
  return [isWaiting ? 'w' : 'o', due, id].join('~');
}

/** Null where it is none. */
export function readCursor(text: string | null): InboxCursor | null {
  const read = written.safeParse(text?.split('~'));
  if (!read.success) return null;
  const [kind, due, id] = read.data;
  if (due !== 'infinity' && Number.isNaN(Date.parse(due))) return null;
  return { isWaiting: kind === 'w', due, id };
}
