import type { LeadEvent, LeadEventOf } from '@forecourt/domain/leads/lead-event';
import type { Mail } from '../../ports/leads/mail-sender.port.ts';
import type { ReplyAddresses } from '../../ports/leads/reply-addresses.port.ts';
import type { Reply } from '../../ports/leads/reply-store.port.ts';
import { escapeMarkup, oneLine } from '../../shared/plain-text.ts';
import type { MailIdentity } from './mail-identity.ts';

const mostReferences = 10;

interface ReplyMail {
  readonly reply: Pick<Reply, 'id' | 'leadId' | 'toAddress'>;
  readonly event: LeadEventOf<'reply'>;
  /** Everything that happened to the lead, oldest first. */
  readonly events: readonly LeadEvent[];
  readonly identity: MailIdentity;
  readonly addresses: ReplyAddresses;
}

/** A reply as a mail: from the dealer, in the thread of the conversation, answered to the lead's own address. */
export function writeReplyMail({ reply, event, events, identity, addresses }: ReplyMail): Mail {
  const text = event.note ?? '';
  const references = threadBefore(event, events, addresses);
  return {
    from: { name: oneLine(event.details.from, 120), address: identity.address },
    to: reply.toAddress,
    replyTo: addresses.answerTo(reply.leadId),
    subject: oneLine(event.details.subject ?? '', 180),
    text,
    html: htmlOf(text),
    messageId: addresses.messageId(reply.id),
    returnPath: addresses.bounceTo(reply.id, identity.returnHost),
    ...(references.length > 0 && { references }),
    ...(identity.signedBy !== null && { signedBy: identity.signedBy }),
  };
}

/** The names of the mails before it, so that programs of mail show one conversation. */
function threadBefore(
  event: LeadEventOf<'reply'>,
  events: readonly LeadEvent[],
  addresses: ReplyAddresses,
): readonly string[] {
  const own = events.findIndex(
    (one) => one.kind === 'reply' && one.details.replyId === event.details.replyId,
  );
  return events
    .slice(0, own === -1 ? 0 : own)
    .flatMap((one) => {
      if (one.kind === 'answer' && one.details.channel === 'mail') return one.details.messageId ?? [];
      if (one.kind !== 'reply' || one.details.channel !== 'mail') return [];
      return addresses.messageId(one.details.replyId);
    })
    .slice(-mostReferences);
}

function htmlOf(text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((one) => `<p style="margin:0 0 16px;white-space:pre-wrap" dir="auto">${escapeMarkup(one)}</p>`);
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    '<body style="margin:0;padding:16px;font:16px/1.5 sans-serif;max-width:640px">',
    ...paragraphs,
    '</body></html>',
  ].join('\n');
}
