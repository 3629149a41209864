import { lookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { CustomFetch } from 'openid-client';
import { guardedLookup } from '../webhook/guarded-lookup.ts';
import { checkedUrl, type OutgoingPolicy } from '../webhook/outgoing-policy.ts';

/** A provider that does not answer, or not in time, or with a fault of its own. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';
}

/** Descriptions, keys and tokens are a few thousand bytes. */
const mostBytes = 300_000;

/**
 * Asks a group's provider, and nothing behind our own walls: where its endpoints are is said by a document that we do not
 * write. Redirects are answers and are not followed.
 */
export function providerFetch(policy: OutgoingPolicy, timeoutMs: number): CustomFetch {
  return (address, { method, headers, body, signal }) => {
    const checked = checkedUrl(address, policy);
    if ('refused' in checked) return Promise.reject(new ProviderSilent(checked.refused));
    const { url, isException } = checked;
    const limit = AbortSignal.timeout(timeoutMs);
    return new Promise((resolve, reject) => {
      const silent = (error: Error) => reject(new ProviderSilent(error.message, { cause: error }));
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
        method,
        headers: { ...headers, 'user-agent': 'Forecourt' },
        // A connection of its own: one that was kept could lead to an address that was never checked for this.
        agent: false,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        lookup: guardedLookup(lookup, isException),
      });
      request.on('error', silent);
      request.on('response', (response) => {
        readResponse(response).then(resolve, silent);
      });
      request.end(typeof body === 'string' || body instanceof URLSearchParams ? String(body) : undefined);
    });
  };
}

async function readResponse(response: IncomingMessage): Promise<Response> {
  const { statusCode: status = 0 } = response;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new ProviderSilent(`over ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  if (status < 200 || status >= 500) throw new ProviderSilent(`answered ${status}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value));
  return new Response(bytes > 0 ? Buffer.concat(chunks) : null, { status, headers });
}
