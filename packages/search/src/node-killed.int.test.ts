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
  const client = openSearchClient({ nodes: nodeAddresses, timeoutMs: 10_000, tryMs: 2_000 });
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

  it('SRCH-9 answers every search while one of its nodes is killed', async () => {
    const index = openSearchStockIndex({
      client,
      index: filled.index,
      onLeak: () => expect.fail('a car of another site'),
      timeoutMs: 5_000,
    });
    const { nodes } = processes.parse(await client.send({ method: 'GET', path: '/_nodes/process' }));
    expect(Object.keys(nodes)).toHaveLength(3);
    const [victim] = Object.values(nodes);
    const searches: Promise<number>[] = [];
    const ask = async () => (await index.search(sampleSite(), sampleSearch({ facets: ['make'] }))).count;
    for (let number = 0; number < 500; number += 1) {
      if (number === 150 && victim !== undefined) process.kill(victim.process.id, 'SIGKILL');
      searches.push(ask());
      await after(20);
    }
    const counts = await Promise.allSettled(searches);
    expect(counts.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(new Set(counts.map((one) => (one.status === 'fulfilled' ? one.value : null)))).toEqual(
      new Set([goldenStock.length]),
    );
  });
});
