import { createHmac, randomBytes } from 'node:crypto';
import { json, jsonOf, type SimulatedRoutes } from './simulated-call.ts';

export interface SmsAnswersOptions {
  /** The platform's door; null: nobody is told. */
  readonly url: string | null;
  readonly token: string;
}

const timeoutMs = 5_000;

/** Somebody texts back: `{from, to, text}` goes to the platform as Twilio posts and signs it; `id` again is the same message. */
export function smsAnswerRoutes({ url, token }: SmsAnswersOptions): SimulatedRoutes {
  return {
    'POST /sms/answers': async ({ request }) => {
      const sent = ((await jsonOf(request)) ?? {}) as Partial<Record<string, unknown>>;
      const { from, to, text, id = `SM${randomBytes(16).toString('hex')}` } = sent;
      if (
        url === null ||
        typeof from !== 'string' ||
        typeof to !== 'string' ||
        typeof text !== 'string' ||
        typeof id !== 'string'
      ) {
        return json(422, { error: 'from, to and text, and a door to send them to' });
      }
      const fields = { MessageSid: id, From: from, To: to, Body: text, NumMedia: '0' };
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': signatureOf(token, url, fields),
        },
        body: new URLSearchParams(fields).toString(),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => null);
      return json(200, { id, status: response?.status ?? null });
    },
  };
}

function signatureOf(token: string, url: string, fields: Readonly<Record<string, string>>): string {
  const said = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha1', token)
    .update(url + said.flat().join(''))
    .digest('base64');
}
