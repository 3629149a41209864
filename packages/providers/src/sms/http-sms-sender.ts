import type { SmsSender } from '@forecourt/app/ports/accounts/sms-sender.port';
import { AnswerTooLong, readLimited } from '../vendor-response/read-limited.ts';

export interface SmsOptions {
  /** Where messages are posted. */
  readonly url: string;
  readonly apiKey: string;
  /** As whom phones show the sender. */
  readonly from: string;
  readonly timeoutMs?: number;
}

/** The vendor did not take a message. Says nothing of the message, nor of what the vendor wrote about it. */
export class SmsNotTaken extends Error {
  override readonly name = 'SmsNotTaken';
  /** For the log, which holds no messages. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const usualTimeoutMs = 5_000;
const mostResponseBytes = 16 * 1024;

/** Sends SMS through a vendor's HTTP interface. A message counts as taken when the vendor names it in its answer. */
export function httpSmsSender({
  url,
  apiKey,
  from: platform,
  timeoutMs = usualTimeoutMs,
}: SmsOptions): SmsSender {
  return {
    async send({ to, text, from = platform, key }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${apiKey}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ from, to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new SmsNotTaken('no_response', `the vendor does not answer: ${nameOf(error)}`);
      });
      const body = await readLimited(response, mostResponseBytes).catch((error: unknown) => {
        if (error instanceof AnswerTooLong) throw new SmsNotTaken('too_large', 'the vendor answers too much');
        throw new SmsNotTaken('cut_off', `the vendor breaks off: ${nameOf(error)}`);
      });
      if (!response.ok)
        throw new SmsNotTaken(`status_${response.status}`, `the vendor answers ${response.status}`);
      if (!isTaken(body))
        throw new SmsNotTaken('no_receipt', 'the vendor answers something that is no receipt');
    },
  };
}

function isTaken(body: string): boolean {
  try {
    const response: unknown = JSON.parse(body);
    return (
      typeof response === 'object' && response !== null && 'id' in response && typeof response.id === 'string'
    );
  } catch {
    return false;
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
