import { once } from 'node:events';
import { request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { sitesPort } from './env.ts';

export interface SiteResponse {
  readonly status: number;
  readonly location: string | null;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface RequestOptions {
  readonly method?: string;
  /** In place of the one under which the demo world has the site. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What a post says. */
  readonly body?: string;
}

const timeoutMs = 20_000;

/** Asks for an address of a site without a browser; by address, as not every resolver knows *.localhost. */
export async function requestSite(
  slug: string,
  path: string,
  { method = 'GET', host = `${slug}.localhost`, headers = {}, body = '' }: RequestOptions = {},
): Promise<SiteResponse> {
  const request = send({
    method,
    host: '127.0.0.1',
    port: sitesPort,
    path,
    headers: {
      ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }),
      ...headers,
      host: `${host}:${sitesPort}`,
    },
    timeout: timeoutMs,
  });
  request.once('timeout', () => request.destroy(new Error(`${slug}${path} did not answer`)));
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  const isPacked = response.headers['content-encoding'] === 'br' && bytes.length > 0;
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location ?? null,
    headers: response.headers,
    body: (isPacked ? brotliDecompressSync(bytes) : bytes).toString(),
  };
}
