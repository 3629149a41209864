import { createHmac, timingSafeEqual } from 'node:crypto';

type Headers = Readonly<Record<string, string | undefined>>;

interface Verifier {
  /** Throws where the message is forged or old; answers whether it was seen before. */
  receive(headers: Headers, body: string, now: Date): 'new' | 'repeat';
}

const toleranceSeconds = 300;

/** A receiver by the rules of Standard Webhooks, as a dealer's system would be written. */
export function webhookVerifier(key: Buffer): Verifier {
  const seen = new Set<string>();
  return {
    receive(headers, body, now) {
      const {
        'webhook-id': id = '',
        'webhook-timestamp': sentAt = '',
        'webhook-signature': given = '',
      } = headers;
      if (Math.abs(now.getTime() / 1_000 - Number(sentAt)) > toleranceSeconds) throw new Error('too old');
      const expected = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest();
      const fits = given.split(' ').some((one) => {
        const [version, signature = ''] = one.split(',', 2);
        const bytes = Buffer.from(signature, 'base64');
        return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected);
      });
      if (!fits) throw new Error('forged');
      if (seen.has(id)) return 'repeat';
      seen.add(id);
      return 'new';
    },
  };
}
