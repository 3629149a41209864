import { parsePhone } from '@forecourt/domain/core/australian-phone';
import type { SiteId } from '@forecourt/domain/core/ids';
import { asksToStop } from '@forecourt/domain/leads/stop-words';
import type { ReceivedSms, ReplyDirectory } from '../../ports/leads/reply-directory.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import { keepAnswer, type AnswerPorts } from './keep-answer.ts';

export interface ReceiveSmsPorts extends AnswerPorts {
  readonly directory: Pick<ReplyDirectory, 'takeSms' | 'smsDone'>;
  readonly scopeOf: (siteId: SiteId) => SiteScope;
  readonly digest: (text: string) => Uint8Array;
  now(): Date;
  /** Told of each that is not understood: it is taken again a minute later. */
  readonly onTrouble: (error: unknown) => void;
}

const batch = 100;
/** Half an hour; what nobody could keep by then is let go. */
const mostTries = 30;

/** Takes the SMS that came in into their leads (CON-2.2): first they are kept, then it is found out whose they are. */
export async function receiveSms(
  ports: ReceiveSmsPorts,
): Promise<{ readonly kept: number; readonly nobodys: number; readonly failed: number }> {
  const count = { kept: 0, nobodys: 0, failed: 0 };
  for (const sms of await ports.directory.takeSms(batch)) {
    try {
      const isKept = sms.of !== null && (await keep(ports, sms, sms.of));
      await ports.directory.smsDone(sms.id);
      if (isKept) count.kept += 1;
      else count.nobodys += 1;
    } catch (error) {
      count.failed += 1;
      ports.onTrouble(error);
      if (sms.attempts >= mostTries) await ports.directory.smsDone(sms.id);
    }
  }
  return count;
}

async function keep(
  ports: ReceiveSmsPorts,
  { provider, messageId, fromNumber, body, receivedAt }: ReceivedSms,
  { leadId, siteId }: NonNullable<ReceivedSms['of']>,
): Promise<boolean> {
  const scope = ports.scopeOf(siteId);
  const from = parsePhone(fromNumber)?.e164 ?? fromNumber;
  const outcome = await keepAnswer(ports, scope, {
    leadId,
    key: ports.digest(`sms ${provider} ${messageId}`),
    now: receivedAt,
    isFromBuyer: (lead) => parsePhone(lead.phone ?? '')?.e164 === from,
    details: { channel: 'sms', from, subject: null, messageId: null, files: [], leftOut: [], notKept: [] },
    text: body.trim() || null,
    files: [],
  });
  if (asksToStop(body)) {
    await ports.store.run(scope, ({ replies }) =>
      replies.addTrouble(leadId, { address: from, kind: 'stopped', reason: null, at: ports.now() }),
    );
  }
  return outcome === 'kept' || outcome === 'repeated';
}
