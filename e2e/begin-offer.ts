import type { BrowserContext } from '@playwright/test';
import { siteUrl } from './env.ts';
import { requestSite } from './request-site.ts';

const part = () => Math.floor(Math.random() * 250) + 1;

/** Comes to the details of an instant offer for a car with this plate, as the step before leaves a browser. */
export async function beginOffer(context: BrowserContext, slug: string, rego: string): Promise<void> {
  const address = `10.${part()}.${part()}.${part()}`;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  const { headers } = await requestSite(slug, '/api/eval-expert/enter-vin', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      origin: siteUrl(slug, '').replace(/\/$/, ''),
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ rego, state: 'vic' }),
  });
  for (const cookie of headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    await context.addCookies([{ name, value, domain: `${slug}.localhost`, path: '/', httpOnly: true }]);
  }
}
