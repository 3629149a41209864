import type { SiteId } from '@forecourt/domain/core/ids';
import type { LeadEventOf } from '@forecourt/domain/leads/lead-event';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { SmsSender } from '../../ports/accounts/sms-sender.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { MailDomainStore } from '../../ports/leads/mail-domain-store.port.ts';
import type { MailSender } from '../../ports/leads/mail-sender.port.ts';
import type { ReplyAddresses } from '../../ports/leads/reply-addresses.port.ts';
import type { Reply, ReplyOutcome, ReplyStore } from '../../ports/leads/reply-store.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { Scope } from '../../ports/platform/scope.port.ts';
import type { SettingsStore } from '../../ports/platform/settings-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { readLayers } from '../../site/settings-access.ts';
import { mailIdentity, type MailIdentity } from './mail-identity.ts';
import { sendReplyJob } from './send-reply.job.ts';
import { sendingFailure } from './sending-failure.ts';
import { writeReplyMail } from './write-reply-mail.ts';

interface SendStores {
  readonly leads: Pick<LeadStore, 'find' | 'listEvents'>;
  readonly replies: Pick<ReplyStore, 'claim' | 'saveSender' | 'settle' | 'listTroubles'>;
  readonly mailDomains: Pick<MailDomainStore, 'findProved'>;
  readonly settings: SettingsStore;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

export interface SendReplyPorts {
  readonly store: StoreRunner<SendStores>;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  readonly addresses: ReplyAddresses;
  /** The platform's own address. */
  readonly mailFrom: string;
  /** There is a key that signs in the name of dealers' domains. */
  readonly canSign: boolean;
  /** As whom SMS go where a site has no number. */
  readonly smsFrom: string;
  readonly retries: ReplyRetries;
  now(): Date;
}

export type SentReply = 'sent' | 'will_retry' | 'failed' | 'not_due' | 'over';

export interface ReplyRetries {
  /** How long one try may take before another worker makes it. */
  readonly leaseMs: number;
  /** After these pauses; then staff are told that it was not sent. */
  readonly pausesMs: readonly number[];
}

export const usualReplyRetries: ReplyRetries = {
  leaseMs: 120_000,
  pausesMs: [15_000, 60_000, 300_000, 900_000, 2_700_000],
};
const mostEvents = 1_000;

interface Taken {
  readonly reply: Reply;
  readonly send: () => Promise<void>;
}

interface Way extends Pick<Taken, 'send'> {
  readonly sentFrom: string;
}

/**
 * Makes one try of a reply (CON-2.2). It dies anywhere without harm: before the try nothing is lost, and after it the
 * claim runs out and the same words go again under the same name, which mailboxes and the SMS vendor know as one.
 */
export async function sendReply(ports: SendReplyPorts, scope: Scope, replyId: string): Promise<SentReply> {
  const taken = await take(ports, scope, replyId);
  if (typeof taken === 'string') return taken;
  const { reply, send } = taken;
  const outcome = await send().then(
    (): ReplyOutcome => ({ state: 'sent' }),
    (error: unknown) => outcomeOf(error, reply, ports),
  );
  await ports.store.run(scope, async ({ replies, jobs }) => {
    await replies.settle(replyId, outcome, ports.now());
    if (outcome.state === 'waiting') {
      await jobs.enqueue(sendReplyJob, { replyId }, { key: replyId, runAt: outcome.nextTryAt });
    }
  });
  if (outcome.state === 'waiting') return 'will_retry';
  return outcome.state === 'sent' ? 'sent' : 'failed';
}

function outcomeOf(error: unknown, { attempts }: Reply, ports: SendReplyPorts): ReplyOutcome {
  const { reason, isFinal } = sendingFailure(error);
  const pauseMs = ports.retries.pausesMs[attempts - 1];
  if (isFinal || pauseMs === undefined) return { state: 'failed', reason };
  return { state: 'waiting', reason, nextTryAt: new Date(ports.now().getTime() + pauseMs) };
}

function take(ports: SendReplyPorts, scope: Scope, replyId: string): Promise<Taken | SentReply> {
  const now = ports.now();
  return ports.store.run(scope, async (stores): Promise<Taken | SentReply> => {
    const { leads, replies, jobs } = stores;
    const claim = await replies.claim(replyId, {
      now,
      until: new Date(now.getTime() + ports.retries.leaseMs),
    });
    if (claim.outcome === 'over') return 'over';
    if (claim.outcome === 'later') {
      // Whoever holds it may be dead: this job is the memory of that.
      await jobs.enqueue(sendReplyJob, { replyId }, { key: replyId, runAt: claim.at });
      return 'not_due';
    }
    const { reply } = claim;
    const [lead, events] = [await leads.find(reply.leadId), await leads.listEvents(reply.leadId, mostEvents)];
    const event = events.find(
      (one): one is LeadEventOf<'reply'> => one.kind === 'reply' && one.details.replyId === replyId,
    );
    const [trouble] = await replies.listTroubles([reply.toAddress]);
    const isClosed = trouble !== undefined && trouble.kind !== 'bounced';
    if (!lead || !event || isClosed) {
      await replies.settle(replyId, { state: 'failed', reason: 'They asked for no more.' }, now);
      return 'failed';
    }
    const written = { reply, event, events };
    const { send, sentFrom } = await wayOf(ports, stores, lead.siteId, written);
    await replies.saveSender(replyId, sentFrom);
    return { reply, send };
  });
}

interface Written {
  readonly reply: Reply;
  readonly event: LeadEventOf<'reply'>;
  readonly events: Parameters<typeof writeReplyMail>[0]['events'];
}

async function wayOf(
  ports: SendReplyPorts,
  { mailDomains, settings }: SendStores,
  siteId: SiteId,
  written: Written,
): Promise<Way> {
  if (written.reply.channel === 'mail') {
    const identity = mailIdentity(await mailDomains.findProved(siteId), ports);
    return byMail(ports, { ...written, identity });
  }
  const layers = (await readLayers(settings, siteId))?.layers ?? [];
  return bySms(ports, written, resolveSettings(layers).settings.leads.smsNumber ?? ports.smsFrom);
}

function byMail(
  { mail, addresses }: SendReplyPorts,
  written: Written & { readonly identity: MailIdentity },
): Way {
  const message = writeReplyMail({ ...written, addresses });
  return { sentFrom: message.from.address, send: () => mail.send(message) };
}

function bySms({ sms }: SendReplyPorts, { reply, event }: Written, from: string): Way {
  return {
    sentFrom: from,
    send: () => sms.send({ to: reply.toAddress, text: event.note ?? '', from, key: `reply-${reply.id}` }),
  };
}
