import type { SmsSender } from '@forecourt/app/ports/accounts/sms-sender.port';
import { postSms, SmsNotTaken } from './post-sms.ts';

export interface SmsOptions {
  /** Where messages are posted. */
  readonly url: string;
  readonly apiKey: string;
  /** As whom phones show the sender. */
  readonly from: string;
  readonly timeoutMs?: number;
}

/** Sends SMS through a vendor's HTTP interface. A message counts as taken when the vendor names it in its answer. */
export function httpSmsSender({ url, apiKey, from: platform, timeoutMs }: SmsOptions): SmsSender {
  return {
    async send({ to, text, from = platform, key }) {
      const { response, answer } = await postSms({
        url,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${apiKey}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ from, to, text }),
        timeoutMs,
      });
      if (!response.ok)
        throw new SmsNotTaken(`status_${response.status}`, `the vendor answers ${response.status}`);
      if (typeof answer['id'] !== 'string')
        throw new SmsNotTaken('no_receipt', 'the vendor answers something that is no receipt');
    },
  };
}
