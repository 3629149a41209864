import type { LeadId } from '@forecourt/domain/core/ids';
import { fail } from '@forecourt/domain/core/result';
import type { ReplyChannel } from '@forecourt/domain/leads/lead-event';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { auditLead } from '../inbox/audit-lead.ts';
import { changeLead, readAgain, standingLead, type Changed, type Seen } from '../inbox/change-lead.ts';
import type { InboxStores } from '../inbox/inbox-ports.ts';
import { addressesOf, replyWays } from '../inbox/reply-ways.ts';
import { sendReplyJob } from './send-reply.job.ts';

interface ReplyPorts {
  readonly store: StoreRunner<InboxStores>;
}

export interface ReplyInput extends Seen {
  /** Made by the browser: the same again is the same reply. */
  readonly key: string;
  readonly channel: ReplyChannel;
  /** Of a mail. */
  readonly subject: string | null;
  readonly text: string;
}

/**
 * Writes to the buyer (CON-2.2): the words, what is known of their way and the job that sends them are kept at once, and
 * the clock stops as with a call. Where the words do not arrive, the lead waits again.
 */
export function replyToLead({ store }: ReplyPorts, scope: StaffScope, input: ReplyInput): Promise<Changed> {
  const { id, key, channel, text, now } = input;
  return store.run(scope, async (stores): Promise<Changed> => {
    const lead = await standingLead(stores, id);
    if (!lead) return fail({ code: 'no_such_lead' });
    const known = await stores.replies.find(key);
    if (known) {
      return known.leadId === lead.id ? readAgain(stores, scope, id, now) : fail({ code: 'no_such_lead' });
    }
    const troubles = await stores.replies.listTroubles(addressesOf(lead));
    const way = replyWays(lead, troubles).find((one) => one.channel === channel);
    if (!way || way.isClosed) return fail({ code: 'no_such_way' });
    const dealership = lead.dealershipId && (await stores.dealerships.find(lead.dealershipId));
    const site = await stores.sites.find(lead.siteId);
    const from = (dealership && dealership.name) ?? site?.name ?? 'Your dealer';
    const subject = channel === 'mail' ? input.subject?.trim() || `Your message to ${from}` : null;
    const changed = await changeLead(stores, scope, input, {
      event: { kind: 'reply', details: { replyId: key, channel, subject, from }, note: text },
      change: { firstResponseAt: now, stage: 'contacted' },
    });
    if (!changed.ok) return changed;
    const reply = { id: key, leadId: lead.id, channel, toAddress: way.to, staffId: scope.staffId };
    // Somebody else's, out of reach: nothing of this is kept.
    if (!(await stores.replies.add(reply, now))) throw new Error('a reply has the key of another');
    await stores.jobs.enqueue(sendReplyJob, { replyId: key }, { key });
    return readAgain(stores, scope, id, now);
  });
}

/** Sends a reply once more that failed: under its own name, so that it arrives once. */
export function sendReplyAgain(
  { store }: ReplyPorts,
  scope: StaffScope,
  { id, replyId, now }: { readonly id: LeadId; readonly replyId: string; readonly now: Date },
): Promise<Changed> {
  return store.run(scope, async (stores): Promise<Changed> => {
    const reply = await stores.replies.find(replyId);
    const lead = await standingLead(stores, id);
    const own = reply && (await stores.inbox.standing(reply.leadId));
    if (!lead || !reply || own?.id !== lead.id) return fail({ code: 'no_such_lead' });
    if (!(await stores.replies.sendAgain(replyId, now))) return fail({ code: 'arrived' });
    const { channel } = reply;
    await auditLead(stores, lead, { kind: 'reply_again', details: { replyId, channel } });
    await stores.jobs.enqueue(sendReplyJob, { replyId }, { key: replyId });
    return readAgain(stores, scope, id, now);
  });
}
