import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mayKillNode, nodeAddresses } from '../test/env.ts';
import { goldenStock } from '../test/golden-stock.ts';
import { sampleSearch, sampleSite } from '../test/sample-site.ts';
import { filledIndex } from '../test/test-index.ts';
import { openSearchClient } from './opensearch-client.ts';
import { openSearchStockIndex } from './opensearch-stock-index.ts';

const processes = z.object({
  nodes: z.record(z.string(), z.object({ name: z.string(), process: z.object({ id: z.int() }) })),
});

/** It leaves a cluster of two behind, so that it runs only where somebody asked for it. */
describe.runIf(mayKillNode)('a cluster of three', () => {
  const client = openSearchClient({ nodes: nodeAddresses, timeoutMs: 20_000, tryMs: 8_000 });
  let filled: Awaited<ReturnType<typeof filledIndex>>;
  beforeAll(async () => {
    filled = await filledIndex(
      client,
      goldenStock.map(({ document }) => document),
      '1-1',
    );
    const query = { wait_for_status: 'green', timeout: '100s' };
    await client.send({
      method: 'GET',
      path: `/_cluster/health/${filled.index}`,
      query,
      timeoutMs: 110_000,
    });
  });
  afterAll(async () => {
    await filled.drop();
    await client.close();
  });

  it('SRCH-9 answers every search while one of its nodes is killed', { timeout: 180_000 }, async () => {
    const index = openSearchStockIndex({
      client,
      index: filled.index,
      onLeak: () => expect.fail('a car of another site'),
      timeoutMs: 8_000,
    });
    const { nodes } = processes.parse(await client.send({ method: 'GET', path: '/_nodes/process' }));
    expect(Object.keys(nodes)).toHaveLength(3);
    const [victim] = Object.values(nodes);
    const outcome = async () =>
      index.search(sampleSite(), sampleSearch({ facets: ['make'] })).then(
        ({ count }) => count,
        (failure: unknown) => String(failure),
      );
    // Cold engines on a busy machine would be too slow for reasons of their own.
    for (let number = 0; number < 100; number += 1) await outcome();
    const searches: Promise<number | string>[] = [];
    for (let number = 0; number < 200; number += 1) {
      if (number === 50 && victim !== undefined) process.kill(victim.process.id, 'SIGKILL');
      searches.push(outcome());
      await after(50);
    }
    const others = (await Promise.all(searches)).filter((found) => found !== goldenStock.length);
    expect(others).toEqual([]);
  });
});
