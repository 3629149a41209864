import { get } from 'node:http';
import { linksOf } from './links-of.ts';

export interface CrawlOptions {
  /** The server's port on this machine; sites are told apart by their host. */
  readonly port: number;
  readonly host: string;
  readonly mostPages: number;
}

export interface DeadLink {
  readonly address: string;
  readonly from: string;
  readonly problem: string;
}

const timeoutMs = 20_000;
const mostSteps = 4;

/**
 * Follows the links of a site from its home page, those without a query first, and names each that leads
 * nowhere and where it stands.
 */
export async function crawlSite({ port, host, mostPages }: CrawlOptions): Promise<{
  readonly pages: number;
  readonly dead: readonly DeadLink[];
}> {
  const seen = new Map([['/', 'the address bar']]);
  const queues: { plain: string[]; filtered: string[] } = { plain: ['/'], filtered: [] };
  const dead: DeadLink[] = [];
  let pages = 0;
  while (pages < mostPages) {
    const address = queues.plain.shift() ?? queues.filtered.shift();
    if (address === undefined) break;
    pages += 1;
    const found = await follow(address, { port, host });
    if ('problem' in found) {
      dead.push({ address, from: seen.get(address) ?? '', problem: found.problem });
      continue;
    }
    for (const link of linksOf(found.html, new URL(found.at, `http://${host}`))) {
      if (seen.has(link)) continue;
      seen.set(link, address);
      queues[link.includes('?') ? 'filtered' : 'plain'].push(link);
    }
  }
  return { pages, dead };
}

type Followed = { readonly html: string; readonly at: string } | { readonly problem: string };

async function follow(address: string, place: Pick<CrawlOptions, 'port' | 'host'>): Promise<Followed> {
  let at = address;
  for (let step = 0; step < mostSteps; step += 1) {
    const { status, location, html } = await fetchPage(at, place);
    if (status === 200) return { html, at };
    const next = location === undefined ? null : URL.parse(location, `http://${place.host}${at}`);
    if (status < 300 || status > 399 || !next) return { problem: `answered ${status}` };
    if (next.host !== place.host) return { problem: `leads to ${next.host}` };
    at = next.pathname + next.search;
  }
  return { problem: 'goes round in circles' };
}

function fetchPage(
  path: string,
  { port, host }: Pick<CrawlOptions, 'port' | 'host'>,
): Promise<{ readonly status: number; readonly location: string | undefined; readonly html: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof fetchPage>>>();
  const request = get(
    { host: '127.0.0.1', port, path, headers: { host }, timeout: timeoutMs },
    (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const html = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, html });
      });
    },
  );
  request.on('timeout', () => request.destroy(new Error(`${path} takes too long`)));
  request.on('error', reject);
  return promise;
}
