import { request } from 'node:http';
import type { TestBrowser, TestResponse } from './test-browser.ts';
import { newAddress } from './test-browser.ts';

export interface SentPart {
  readonly field: string;
  /** A file where it has a name. */
  readonly name?: string;
  readonly type?: string;
  readonly body: Buffer | string;
}

const boundary = 'edge-of-a-part';

/** A form with files, as a browser writes it. */
export function multipart(parts: readonly SentPart[]): Buffer {
  const written = parts.flatMap(({ field, name, type = 'image/jpeg', body }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"`),
    Buffer.from(name === undefined ? '\r\n\r\n' : `; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}

export interface FileSender {
  readonly port: number;
  readonly who: Pick<TestBrowser, 'cookies' | 'host'>;
  readonly address?: string;
  readonly accept?: string;
}

/** Posts files with a browser's cookies. */
export function postFiles(
  { port, who, address = newAddress(), accept = 'application/json' }: FileSender,
  path: string,
  parts: readonly SentPart[],
): Promise<TestResponse & { readonly bytes: Buffer }> {
  const body = multipart(parts);
  return send(port, {
    method: 'POST',
    path,
    body,
    headers: {
      host: who.host,
      accept,
      cookie: cookieOf(who),
      'x-forwarded-for': address,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(body.length),
      'sec-fetch-site': 'same-origin',
    },
  });
}

/** Fetches a picture, whose bytes are no text. */
export function getBytes({ port, who }: FileSender, path: string) {
  const headers = { host: who.host, cookie: cookieOf(who), 'x-forwarded-for': newAddress() };
  return send(port, { method: 'GET', path, headers, body: null });
}

function cookieOf({ cookies }: FileSender['who']): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

function send(
  port: number,
  {
    body,
    ...options
  }: {
    readonly method: string;
    readonly path: string;
    readonly headers: Record<string, string>;
    readonly body: Buffer | null;
  },
): Promise<TestResponse & { readonly bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: bytes.toString(),
          bytes,
        });
      });
    });
    sent.on('error', reject);
    if (body) sent.end(body);
    else sent.end();
  });
}
