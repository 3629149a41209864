import type { DealershipId } from '@forecourt/domain/core/ids';
import type { Secret } from '@forecourt/domain/core/secret';
import type {
  DeliverySender,
  OutgoingLead,
  Sending,
  SendingResult,
} from '@forecourt/app/ports/leads/delivery-sender.port';
import type { MailSender } from '@forecourt/app/ports/leads/mail-sender.port';
import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import type { OutgoingPolicy } from '../webhook/outgoing-policy.ts';
import { postSafely, type PostResult } from '../webhook/post-safely.ts';
import { signWebhook } from '../webhook/sign-webhook.ts';
import { leadDropKey, type LeadDrop } from './s3-lead-drop.ts';

export interface LeadSenderDeps {
  readonly mail: MailSender;
  readonly drop: LeadDrop;
  readonly policy: OutgoingPolicy;
  secretOf(scope: Scope, dealershipId: DealershipId, name: string): Promise<Secret | null>;
  readonly timeoutMs?: number;
}

const arrived: SendingResult = { outcome: 'delivered', statusCode: null, answer: null, isFinal: false };
const failed = (answer: string, isFinal = false): SendingResult => ({
  outcome: 'failed',
  statusCode: null,
  answer,
  isFinal,
});

/** Sends leads by mail, over HTTP and as files. */
export function leadSender(deps: LeadSenderDeps): DeliverySender {
  return {
    async send(outgoing, sending) {
      try {
        if (outgoing.channel === 'mail') return await byMail(deps, outgoing);
        if (outgoing.channel === 'http') return await byHttp(deps, outgoing, sending);
        return await asFile(deps, outgoing);
      } catch (error) {
        return failed(error instanceof Error ? `${error.name} ${codeOf(error)}`.trim() : 'failed');
      }
    },
  };
}

async function byMail(
  { mail }: LeadSenderDeps,
  outgoing: Extract<OutgoingLead, { channel: 'mail' }>,
): Promise<SendingResult> {
  try {
    await mail.send(outgoing.mail);
    return arrived;
  } catch (error) {
    if (!(error instanceof Error)) return failed('the mail was not taken');
    const code = 'responseCode' in error ? Number(error.responseCode) : Number.NaN;
    const said = 'response' in error && typeof error.response === 'string' ? error.response : codeOf(error);
    // 5xx: this mailbox will not take it however often it is asked.
    return failed(`mail server: ${said || error.name}`, code >= 500 && code < 600);
  }
}

async function byHttp(
  deps: LeadSenderDeps,
  { address, body, contentType, signedFor }: Extract<OutgoingLead, { channel: 'http' }>,
  { scope, key, now }: Sending,
): Promise<SendingResult> {
  const { policy, timeoutMs = 15_000 } = deps;
  const secret = await deps.secretOf(scope, signedFor.dealershipId, signedFor.secretName);
  if (secret === null) return failed('the destination has no secret to sign with', true);
  const headers = {
    'content-type': contentType,
    'idempotency-key': key,
    ...signWebhook({ id: key, at: now, body }, secret),
  };
  return resultOf(await postSafely({ address, headers, body }, { policy, timeoutMs }));
}

function resultOf(posted: PostResult): SendingResult {
  if (posted.outcome === 'refused') return failed(posted.reason, true);
  if (posted.outcome === 'broke') {
    return {
      outcome: posted.wasSent ? 'unknown' : 'failed',
      statusCode: null,
      answer: posted.reason,
      isFinal: false,
    };
  }
  const { status, body } = posted;
  const isTaken = status >= 200 && status < 300;
  return {
    outcome: isTaken ? 'delivered' : 'failed',
    statusCode: status >= 100 && status <= 599 ? status : null,
    answer: body,
    // Gone for good, by its own word. Anything else may be mended: a wrong key, a full disk, a move.
    isFinal: status === 410,
  };
}

async function asFile(
  { drop }: LeadSenderDeps,
  { dealershipId, folder, name, body }: Extract<OutgoingLead, { channel: 'file' }>,
): Promise<SendingResult> {
  const segments = folder.split('/').filter(Boolean);
  if (
    segments.length === 0 ||
    !segments.every((segment) => /^[A-Za-z0-9][A-Za-z0-9._-]{0,60}$/.test(segment))
  ) {
    return failed('the folder is not a name of letters, digits, dots and dashes', true);
  }
  // Under the dealership's own id: no folder that somebody types leads to another's files.
  await drop.put(leadDropKey(dealershipId, [...segments, name]), body);
  return arrived;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
