import { AnswerTooLong, readLimited } from '../vendor-response/read-limited.ts';

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

interface SmsRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs?: number | undefined;
}

const usualTimeoutMs = 5_000;
const mostResponseBytes = 16 * 1024;

/** Posts a message to a vendor, who has answered then, well or not; throws SmsNotTaken where no answer came. */
export async function postSms({ url, headers, body, timeoutMs = usualTimeoutMs }: SmsRequest) {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new SmsNotTaken('no_response', `the vendor does not answer: ${nameOf(error)}`);
  });
  const text = await readLimited(response, mostResponseBytes).catch((error: unknown) => {
    if (error instanceof AnswerTooLong) throw new SmsNotTaken('too_large', 'the vendor answers too much');
    throw new SmsNotTaken('cut_off', `the vendor breaks off: ${nameOf(error)}`);
  });
  return { response, answer: objectOf(text) };
}

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
