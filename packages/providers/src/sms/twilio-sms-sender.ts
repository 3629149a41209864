import type { SmsSender } from '@forecourt/app/ports/accounts/sms-sender.port';
import type { SmsOptions } from './http-sms-sender.ts';
import { postSms, SmsNotTaken } from './post-sms.ts';

export interface TwilioOptions extends SmsOptions {
  /** The account, AC…, whose messages these are. */
  readonly account: string;
  readonly nowMs: () => number;
}

/** Longer than this a vendor who asks to be left alone is not. */
const longestRestMs = 5 * 60_000;
const usualRestMs = 5_000;
/** Of a message that was named and will never leave all the same. */
const lost: ReadonlySet<unknown> = new Set(['failed', 'undelivered', 'canceled']);

/**
 * Sends SMS through the Messages resource of Twilio's API of 2010-04-01. The key is the account's token, or
 * `SK…:secret` of an API key. Twilio knows no key of a message: one whose answer was lost may arrive twice.
 */
export function twilioSmsSender(options: TwilioOptions): SmsSender {
  const { url, account, apiKey, from: platform, timeoutMs, nowMs } = options;
  const credentials = apiKey.includes(':') ? apiKey : `${account}:${apiKey}`;
  const messages = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url).href;
  let restsUntilMs = 0;
  return {
    async send({ to, text, from = platform }) {
      if (nowMs() < restsUntilMs) throw new SmsNotTaken('status_429', 'the vendor asked to be left alone');
      const { response, answer } = await postSms({
        url: messages,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
        },
        body: new URLSearchParams({ To: to, ...senderOf(from), Body: text }).toString(),
        timeoutMs,
      });
      if (response.status === 429 || response.status === 503)
        restsUntilMs = nowMs() + restMs(response.headers.get('retry-after'));
      if (!response.ok) throw refused(response.status, answer['code']);
      if (typeof answer['sid'] !== 'string' || lost.has(answer['status']))
        throw new SmsNotTaken('no_receipt', 'the vendor answers something that is no receipt');
    },
  };
}

/** A number or a name, or MG…: the account's own choice of numbers. */
function senderOf(from: string): Readonly<Record<string, string>> {
  return /^MG[0-9a-f]{32}$/.test(from) ? { MessagingServiceSid: from } : { From: from };
}

/** The vendor's number of what is wrong: 21211 is no phone, 21610 does not want messages, 20003 the key. */
function refused(status: number, code: unknown): SmsNotTaken {
  const known = typeof code === 'number' && Number.isInteger(code) ? `_${code}` : '';
  return new SmsNotTaken(`status_${status}${known}`, `the vendor answers ${status}`);
}

function restMs(retryAfter: string | null): number {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : Number.NaN;
  return Number.isNaN(seconds) ? usualRestMs : Math.min(seconds * 1_000, longestRestMs);
}
