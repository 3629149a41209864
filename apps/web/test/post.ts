import { request } from 'node:http';
import { responseTo, type TestResponse } from './test-server.ts';

/** Posts as a browser does from a page of the same host, unless headers say otherwise. */
export function post(
  port: number,
  path: string,
  { body, headers = {} }: { readonly body: string; readonly headers?: Readonly<Record<string, string>> },
): Promise<TestResponse> {
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
  return responseTo(sent, body);
}
