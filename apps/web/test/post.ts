import { request } from 'node:http';
import type { Got } from './server-of-test.ts';

/** Posts as a browser does from a page of the same host, unless headers say otherwise. */
export function post(
  port: number,
  path: string,
  { body, headers = {} }: { readonly body: string; readonly headers?: Readonly<Record<string, string>> },
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request({
      port,
      path,
      method: 'POST',
      agent: false,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-length': String(Buffer.byteLength(body)),
        ...headers,
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
      response.on('error', reject);
    });
    sent.end(body);
  });
}
