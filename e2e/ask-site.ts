import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { sitesPort } from './env.ts';

export interface SiteAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
}

const timeoutMs = 20_000;

/** Asks for an address of a site without a browser; by address, as not every resolver knows *.localhost. */
export async function askSite(slug: string, path: string): Promise<SiteAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<SiteAnswer>();
  const request = get(
    {
      host: '127.0.0.1',
      port: sitesPort,
      path,
      headers: { host: `${slug}.localhost:${sitesPort}` },
      timeout: timeoutMs,
    },
    (answer) => {
      text(answer).then(
        (body) =>
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null, body }),
        reject,
      );
    },
  );
  request.once('timeout', () => request.destroy(new Error(`${slug}${path} did not answer`)));
  request.once('error', reject);
  return promise;
}
