import { randomInt } from 'node:crypto';
import { request } from 'node:http';

export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface TestBrowser {
  readonly host: string;
  /** By name. A test may take from it and plant in it. */
  readonly cookies: Map<string, string>;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<TestResponse>;
  /** A form of a page of the site, sent without a script. */
  readonly post: (
    path: string,
    fields?: Readonly<Record<string, string>> | string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<TestResponse>;
}

/** As little of a browser as a server can tell from one: it has a cookie jar, and says where a form stood. */
export function testBrowser(
  port: number,
  host: string,
  { address = newAddress(), isHttps = false, cookies = new Map<string, string>() } = {},
): TestBrowser {
  function send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body = '',
  ): Promise<TestResponse> {
    return new Promise((resolve, reject) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const sent = request({
        port,
        path,
        method,
        agent: false,
        headers: {
          host,
          accept: 'text/html',
          'x-forwarded-for': address,
          ...(isHttps && { 'x-forwarded-proto': 'https' }),
          ...(cookie !== '' && { cookie }),
          ...headers,
        },
      });
      sent.on('error', reject);
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        for (const setCookie of response.headers['set-cookie'] ?? []) storeCookie(setCookie);
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
      sent.end(body);
    });
  }

  function storeCookie(setCookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
    if (/Max-Age=0(?:;|$)/.test(setCookie)) cookies.delete(name);
    else cookies.set(name, value);
  }

  return {
    host,
    cookies,
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, fields = {}, headers = {}) => {
      const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
      const form = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body)),
        'sec-fetch-site': 'same-origin',
      };
      return send('POST', path, { ...form, ...headers }, body);
    },
  };
}

/** An address of the ten networks that nobody else in the test has. */
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
