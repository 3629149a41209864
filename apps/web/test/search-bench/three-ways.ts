import { Agent, request } from 'node:http';
import { searchStock } from '@forecourt/app/stock/search/search-stock';
import type { StockIndex } from '@forecourt/app/ports/stock/stock-index.port';
import { primaryHost } from '@forecourt/domain/site/primary-host';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { writeSearchQuery } from '@forecourt/domain/stock/search/search-url';
import type { EngineCall, OpenSearchClient } from '@forecourt/search/opensearch-client';
import { openSearchStockIndex } from '@forecourt/search/opensearch-stock-index';
import type { BenchSite } from './bench-sites.ts';

export type Way = (state: NormalSearchState) => Promise<void>;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request over a connection that stays open, its answer read to the end and not looked at. */
function send(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers, timeout: 20_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`answered ${response.statusCode}: ${text.slice(0, 200)}`));
      });
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('no answer in 20 s')));
    sent.end(body);
  });
}

/** Through our port, as a use case asks. */
export function byPort({ context }: BenchSite, stockIndex: StockIndex): Way {
  return async (state) => {
    const found = await searchStock({ stockIndex }, context, { state, now: new Date() });
    if (!found.ok) throw new Error(found.error);
  };
}

/** Over HTTP, as a browser asks. */
export function byApi({ context }: BenchSite, port: number, domain: string) {
  // Any other host of the site would be sent to its first one.
  const host = primaryHost(context.domains) ?? `${context.site.slug}.${domain}`;
  return async (state: NormalSearchState): Promise<{ readonly degraded: boolean }> => {
    const url = `http://127.0.0.1:${port}/api/search?${writeSearchQuery(state, context.settings.search)}`;
    const text = await send(url, { headers: { host } });
    // Not taken apart: the other ways' answers are not either.
    return { degraded: text.includes('"degraded":true') };
  };
}

/**
 * The same bodies straight to the engine. They are taken down while the port asks for them, before anything
 * is measured, so that this way costs nothing but sending and receiving.
 */
export async function bareWay(
  site: BenchSite,
  client: OpenSearchClient,
  node: string,
  index: string,
  states: readonly NormalSearchState[],
): Promise<Way> {
  const calls = new Map<NormalSearchState, EngineCall[]>();
  let taken: EngineCall[] = [];
  const takingDown: OpenSearchClient = {
    send: (call) => {
      taken.push(call);
      return client.send(call);
    },
    close: () => client.close(),
  };
  const port = byPort(
    site,
    openSearchStockIndex({ client: takingDown, index, onLeak: () => undefined, timeoutMs: 10_000 }),
  );
  for (const state of states) {
    taken = [];
    await port(state);
    calls.set(state, taken);
  }
  return async (state) => {
    for (const { method, path, query, body } of calls.get(state) ?? []) {
      const isLines = typeof body === 'string';
      await send(`${node}${path}?${new URLSearchParams(query).toString()}`, {
        method,
        headers: { 'content-type': isLines ? 'application/x-ndjson' : 'application/json' },
        ...(body !== undefined && { body: isLines ? body : JSON.stringify(body) }),
      });
    }
  };
}
