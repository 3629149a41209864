import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { storeInTurns } from './ports-in-turns.ts';

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
});
