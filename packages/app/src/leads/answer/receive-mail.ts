import { answerText } from '@forecourt/domain/leads/answer-text';
import type { LeadId, SiteId } from '@forecourt/domain/core/ids';
import type { IncomingMail } from '../../ports/leads/incoming-mail.port.ts';
import type { ReadReplyAddress } from '../../ports/leads/reply-addresses.port.ts';
import type { ReplyDirectory } from '../../ports/leads/reply-directory.port.ts';
import { TooManyPhotos } from '../../ports/media/photo-cleaner.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import { mailboxAddress } from '../inbox/reply-ways.ts';
import { keepAnswer, type AnswerPorts } from './keep-answer.ts';
import { noFiles, takeFiles, type TakeFilesPorts } from './take-files.ts';

export interface ReceiveMailPorts extends Omit<TakeFilesPorts, 'store'> {
  readonly store: AnswerPorts['store'] & TakeFilesPorts['store'];
  readonly directory: Pick<ReplyDirectory, 'siteOfLead' | 'leadOfReply'>;
  readonly scopeOf: (siteId: SiteId) => SiteScope;
  /** Whether a message id is one of ours: such a mail has come round in a circle. */
  readonly isOurs: (messageId: string) => boolean;
  /** The turn of a mail with files among those that are being read: of one site only some are at once. */
  readonly inTurn: <T>(siteId: SiteId, work: () => Promise<T>) => Promise<T>;
  /** Of a site that gets more than its share, the rest is to come again: nobody else waits for it. */
  readonly hasRoom: (siteId: SiteId) => boolean;
}

/** What became of a mail. What is dropped was taken all the same: its sender is not told, or a loop would go on. */
export type ReceivedMail = 'kept' | 'repeated' | 'noted' | 'dropped' | 'too_many' | 'nobody';

interface Received {
  readonly to: ReadReplyAddress;
  readonly mail: IncomingMail;
  /** The bytes' own name, where the mail has none. */
  readonly fallbackKey: string;
  readonly now: Date;
}

/** Takes a mail to an address of ours (MAIL-1): an answer into its lead, a report to the reply that it is about. */
export async function receiveMail(ports: ReceiveMailPorts, received: Received): Promise<ReceivedMail> {
  const { to, mail } = received;
  if (to.kind === 'bounce') return noteReport(ports, to.replyId, received);
  const siteId = await ports.directory.siteOfLead(to.leadId);
  if (siteId === null) return 'nobody';
  if (!ports.hasRoom(siteId)) return 'too_many';
  // Programs answer programs for ever: none of them is a buyer. A report belongs to the return path.
  if (mail.isAutomatic || mail.report !== null) return 'dropped';
  if (mail.messageId !== null && ports.isOurs(mail.messageId)) return 'dropped';
  return keepMail(ports, siteId, to.leadId, received);
}

async function keepMail(
  ports: ReceiveMailPorts,
  siteId: SiteId,
  leadId: LeadId,
  { mail, fallbackKey, now }: Received,
): Promise<ReceivedMail> {
  const scope = ports.scopeOf(siteId);
  const taking = { siteId, leadId, files: mail.files, now };
  const taken = await (mail.files.length === 0
    ? noFiles
    : ports.inTurn(siteId, () => takeFiles(ports, scope, taking)).catch(orTooMany));
  // The sender's server keeps the mail, with its words.
  if (taken === 'too_many') return 'too_many';
  const from = mailboxAddress(mail.from) ?? 'an unknown address';
  const text = answerText(mail.text);
  return keepAnswer(ports, scope, {
    leadId,
    key: ports.digest(`mail ${mail.messageId ?? fallbackKey}`),
    now,
    isFromBuyer: (lead) => mailboxAddress(lead.email) === from,
    details: {
      channel: 'mail',
      from,
      subject: mail.subject?.slice(0, 300) ?? null,
      messageId: readableId(mail.messageId),
      files: taken.files.map(({ id }) => id),
      leftOut: taken.leftOut,
      notKept: taken.notKept,
    },
    text: text || null,
    files: taken.files,
  });
}

function orTooMany(error: unknown): 'too_many' {
  if (error instanceof TooManyPhotos) return 'too_many';
  throw error;
}

/** One that may stand in a header of the next mail. */
function readableId(messageId: string | null): string | null {
  return messageId !== null && /^<[\x21-\x7e]{3,300}>$/.test(messageId) ? messageId : null;
}

async function noteReport(
  { directory, scopeOf, store }: ReceiveMailPorts,
  replyId: string,
  { mail, now }: Received,
): Promise<ReceivedMail> {
  const { report } = mail;
  const found = await directory.leadOfReply(replyId);
  if (!found) return 'nobody';
  // An out-of-office note, or a delay: the mail may still arrive.
  if (report === null || report.kind === 'delayed') return 'dropped';
  const reason = report.reason?.replaceAll(/\s+/g, ' ').trim().slice(0, 200) || null;
  return store.run(scopeOf(found.siteId), async ({ replies }) => {
    const reply = await replies.find(replyId);
    if (!reply) return 'nobody';
    await replies.addTrouble(found.leadId, {
      address: reply.toAddress,
      kind: report.kind === 'bounced' ? 'bounced' : 'complained',
      reason,
      at: now,
    });
    if (report.kind === 'bounced') {
      await replies.settle(
        replyId,
        { state: 'bounced', reason: reason ?? 'Their mail server sent it back' },
        now,
      );
    }
    return 'noted';
  });
}
