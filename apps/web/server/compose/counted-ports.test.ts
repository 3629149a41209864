import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { countedSheets, storeInTurns } from './counted-ports.ts';

const { harbour } = twoSites;

describe('TEN-8 what a site takes', () => {
  it('is its turn after its rows were read', async () => {
    const done: string[] = [];
    const store = storeInTurns(
      {
        run: async (_scope, work) => {
          const result = await work({});
          done.push('read');
          return result;
        },
      },
      {
        nextTurn: async (owner) => {
          done.push(`turn of ${owner}`);
        },
      },
    );
    expect(await store.run(grantSiteScope(harbour.id), async () => 'rows')).toBe('rows');
    expect(done).toEqual(['read', `turn of ${harbour.id}`]);
  });

  it('M4 is the time in which its sheet was drawn, also in vain, without that in which it waited', async () => {
    let nowMs = 0;
    const spent: number[] = [];
    const draws = (fails: boolean) =>
      countedSheets(
        {
          write: async (makeSheet) => {
            nowMs += 5_000;
            await makeSheet();
            nowMs += 200;
            if (fails) throw new Error('out of ink');
            return Uint8Array.of(1);
          },
        },
        { spend: (_, ms) => spent.push(ms) },
        () => nowMs,
      ).write(async () => ({}) as never, harbour.id);
    await draws(false);
    await expect(draws(true)).rejects.toThrow('out of ink');
    expect(spent).toEqual([200, 200]);
  });

  it('M4 is nothing where no sheet was begun', async () => {
    const spent: number[] = [];
    const refused = countedSheets(
      { write: () => Promise.reject(new Error('full')) },
      { spend: (_, ms) => spent.push(ms) },
      () => 0,
    );
    await expect(refused.write(async () => ({}) as never, harbour.id)).rejects.toThrow('full');
    expect(spent).toEqual([]);
  });
});
