import { lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { guardedLookup, NotPublic } from './guarded-lookup.ts';
import { checkedUrl, type OutgoingPolicy } from './outgoing-policy.ts';

export type PostResult =
  | { readonly outcome: 'answered'; readonly status: number; readonly body: string }
  /** Nothing was sent, and never will be to this address. */
  | { readonly outcome: 'refused'; readonly reason: string }
  /** `wasSent`: it may have arrived though nobody said so. */
  | { readonly outcome: 'broke'; readonly reason: string; readonly wasSent: boolean };

interface Post {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface PostOptions {
  readonly policy: OutgoingPolicy;
  readonly timeoutMs: number;
  /** As `dns.lookup`; tests answer with what a hostile name server would. */
  readonly lookup?: typeof lookUp;
}

/** Kept of what the other side says; the rest is not read. */
const mostResponseBytes = 4_000;

/**
 * Sends a message to an address that a dealer typed in, and to nothing behind our own walls. The names are looked
 * up by the connection itself and every answer is checked there, so a name server cannot say one thing to the
 * check and another to the connection. A redirect is an answer and is not followed.
 */
export function postSafely({ address, headers, body }: Post, options: PostOptions): Promise<PostResult> {
  const checked = checkedUrl(address, options.policy);
  if ('refused' in checked) return Promise.resolve({ outcome: 'refused', reason: checked.refused });
  const { url, isException } = checked;
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    let wasSent = false;
    const post = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'Forecourt' },
      // A connection of its own: one that was kept could lead to an address that was never checked for this.
      agent: false,
      signal: AbortSignal.timeout(options.timeoutMs),
      lookup: guardedLookup(options.lookup ?? lookUp, isException),
    });
    const broke = (error: Error) =>
      resolve(
        error instanceof NotPublic
          ? { outcome: 'refused', reason: error.message }
          : { outcome: 'broke', reason: reasonOf(error), wasSent },
      );
    post.on('error', broke);
    post.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const answered = () => {
        const text = Buffer.concat(chunks).subarray(0, mostResponseBytes).toString('utf8');
        resolve({ outcome: 'answered', status: response.statusCode ?? 0, body: text });
      };
      response.on('error', broke);
      response.on('end', answered);
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes < mostResponseBytes) return;
        answered();
        response.destroy();
      });
    });
    post.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        wasSent = true;
      });
    });
    post.end(body);
  });
}

function reasonOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.name === 'TimeoutError' || code === 'ABORT_ERR' ? 'no answer in time' : code || error.name;
}
