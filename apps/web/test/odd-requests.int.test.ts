import { rawRequest, statusOf } from '@forecourt/testkit/raw-request';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageRenderer } from '../server/pages/page-renderer.ts';
import { arbitraryRequest, planted, type OddKind, type OddRequest } from './arbitrary-request.ts';
import { siteToFuzz, type SiteToFuzz } from './fuzz/site-to-fuzz.ts';
import { get } from './test-server.ts';
import { plainRenderer } from './plain-renderer.ts';
import { newAddress } from './visitors/test-browser.ts';
import { hosts } from './visitors/test-sites.ts';

/** Nothing of a site is larger, unless somebody can make it so. */
const mostBytes = 512 * 1024;
const allowed = new Set([200, 301, 302, 303, 304, 400, 401, 404, 410, 414, 422, 429, 431]);
/** What comes back for each, beside what is refused before it is known for what it is. */
const types: Readonly<Record<OddKind, RegExp>> = {
  page: /^(?:text\/(?:html|plain)|application\/(?:json|xml))/,
  data: /^application\/json/,
  pdf: /^(?:application\/pdf|application\/json|text\/html)/,
  media: /^(?:image\/|application\/(?:pdf|json)|text\/plain)/,
};

/** Within the site, or to the same over HTTPS. */
const leadsHere = new RegExp(`^(?:https://${hosts.ranges}/|/(?![/\\\\]))`);

let site: SiteToFuzz;
beforeAll(async () => {
  // Drawn as it is served, by address: components are no part of the server's program.
  const entry = new URL('../app/entry-server.tsx', import.meta.url).href;
  const { renderApp } = (await import(/* @vite-ignore */ entry)) as Pick<PageRenderer, 'renderApp'>;
  site = await siteToFuzz({ ...plainRenderer, renderApp });
});
afterAll(() => site.sites.stop());

async function send({ address, headers }: OddRequest): Promise<string> {
  const head = [
    `GET ${address} HTTP/1.1`,
    `Host: ${hosts.ranges}`,
    // Limits go by it: each request is somebody else's.
    ...(headers.some((line) => line.startsWith('X-Forwarded-For'))
      ? []
      : [`X-Forwarded-For: ${newAddress()}`]),
    ...headers,
    'Connection: close',
  ];
  const response = await rawRequest(
    site.sites.port,
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'),
    20_000,
  );
  // Whoever expects to be told to go on is told so first.
  return response.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
}

const headerOf = (head: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? null;

/** What is wrong with a response; nothing: an empty list. */
function problemsOf(request: OddRequest, response: string): readonly string[] {
  const end = response.indexOf('\r\n\r\n');
  const [head, body] = [response.slice(0, end), response.slice(end + 4)];
  const status = statusOf(response);
  const type = headerOf(head, 'content-type');
  const location = headerOf(head, 'location');
  const isRead = ![400, 414, 431].includes(status);
  const problems: readonly (readonly [boolean, string])[] = [
    [!allowed.has(status), `status ${status}`],
    [body.length > mostBytes, `${body.length} bytes`],
    [headerOf(head, 'x-content-type-options') !== 'nosniff', 'not nosniff'],
    [body !== '' && (type === null || (isRead && !types[request.kind].test(type))), `type ${type}`],
    [type !== null && /html|svg|xml/.test(type) && body.toLowerCase().includes(planted), 'reflected markup'],
    [/zzodd/i.test(headerOf(head, 'set-cookie') ?? ''), 'a cookie of theirs'],
    [location !== null && !leadsHere.test(location), `leads to ${location}`],
  ];
  const said = `${request.address} ${request.headers.join(' ')}`;
  return [
    ...problems.flatMap(([isSo, problem]) => (isSo ? [problem] : [])),
    ...site.foreign.leaked(said, response).map((one) => `gives away ${one}`),
  ];
}

describe('URL-2 TEN-8 whatever is asked of pages, their data, PDFs and media', () => {
  it('is answered as what it is, bounded, without an error of ours, a word of theirs or anything of another site', async () => {
    const { own, other } = site;
    const slugs = [own, other].flatMap(({ values }) => values['car'] ?? []);
    const [slug = ''] = slugs;
    const paths = [
      '/',
      '/search/new-used-and-demo-cars',
      '/search/toyota',
      '/contact-us',
      '/models',
      '/locations',
      '/blog',
      '/dealerships',
      '/compare',
      '/finance',
      '/sign-in',
      '/success',
      '/enquiries',
      '/test-drive/bookings',
      '/book-test-drive',
      '/robots.txt',
      '/sitemap.xml',
      '/nothing',
      '/cars',
      ...slugs.flatMap((one) => [`/cars/${one}`, `/cars/${one}/enquire`, `/cars/${one}/finance`]),
      ...other.addresses.map((one) => one.replace('/_page', '')),
    ];
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(arbitraryRequest({ paths, slugs }), async (request) => {
        const response = await send(request);
        const kind = `${request.kind} ${statusOf(response)}`;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        expect(problemsOf(request, response)).toEqual([]);
      }),
      { numRuns: 400, seed: 17 },
    );
    // Not everything was refused at the door, and nothing of it harmed those who came after.
    for (const kind of ['page 200', 'page 404', 'data 200', 'data 404', 'pdf 200', 'pdf 404', 'media 404']) {
      expect([kind, (seen.get(kind) ?? 0) > 2]).toEqual([kind, true]);
    }
    expect(site.sites.lines.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([]);
    expect((await get(site.sites.port, `/cars/${slug}`, { host: hosts.ranges })).status).toBe(200);
  });

  it('would be seen to give away what the other site shows', async () => {
    for (const address of site.other.addresses) {
      const headers = { host: hosts.harbour, cookie: site.other.cookie };
      const { body } = await get(site.sites.port, address, headers);
      expect([address, site.foreign.leaked('', body)]).not.toEqual([address, []]);
    }
  });
});
