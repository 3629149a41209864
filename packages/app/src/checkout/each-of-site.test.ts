import type { SiteId } from '@forecourt/domain/core/ids';
import { describe, expect, it } from 'vitest';
import { PaymentProviderUnavailable } from '../ports/checkout/payment-provider.port.ts';
import { eachOfSite } from './each-of-site.ts';

const itemsOf = (site: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ siteId: site as SiteId, name: `${site} ${n}` }));

/** Sweeps over items of which the named ones find no provider; answers what was tried and how it went. */
async function sweep(items: ReturnType<typeof itemsOf>, lost: readonly string[]) {
  const told: string[] = [];
  const { tried, done, failed } = await eachOfSite(
    items,
    { aborted: false },
    {
      work: async ({ name }) => {
        if (lost.includes(name)) throw new PaymentProviderUnavailable('no answer');
      },
      onFailure: (_error, { name }) => told.push(name),
    },
  );
  return { tried: tried.map(({ name }) => name).toSorted(), done, failed, told };
}

describe('BUY-7 a sweep over what is open', () => {
  it('goes on after an answer that was lost, and after another', async () => {
    expect(await sweep(itemsOf('harbour', 5), ['harbour 0', 'harbour 1', 'harbour 3'])).toEqual({
      tried: ['harbour 0', 'harbour 1', 'harbour 2', 'harbour 3', 'harbour 4'],
      done: 2,
      failed: 3,
      told: ['harbour 0', 'harbour 1', 'harbour 3'],
    });
  });

  it('leaves a site for the next minute after three in a row, and no other: what was not tried is not counted', async () => {
    const items = [...itemsOf('harbour', 5), ...itemsOf('ranges', 2)];
    const { tried, done } = await sweep(items, ['harbour 0', 'harbour 1', 'harbour 2']);
    expect(tried).toEqual(['harbour 0', 'harbour 1', 'harbour 2', 'ranges 0', 'ranges 1']);
    expect(done).toBe(2);
  });

  it('tries nothing once it is told to stop', async () => {
    const swept = await eachOfSite(
      itemsOf('harbour', 2),
      { aborted: true },
      {
        work: async () => undefined,
        onFailure: () => undefined,
      },
    );
    expect(swept).toEqual({ tried: [], done: 0, failed: 0 });
  });
});
