import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScopedTx } from '../../src/scoped.ts';
import { storesOver } from '../../src/stores.ts';
import type { IsolationCase } from './isolation-case.ts';
import { judge } from './judge.ts';
import type { TenantIds } from './world-ids.ts';
import { buildWorld, type World } from './world.ts';

/** Functions as nobody should write them. The isolation test is worth something only if it reports each. */
let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

type Planted = Partial<IsolationCase<ScopedTx>> & Pick<IsolationCase<ScopedTx>, 'call'>;

async function findingsOf(planted: Planted): Promise<string> {
  const test: IsolationCase<ScopedTx> = {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    succeeded: (result) => result !== null && result !== undefined,
    ...planted,
  };
  return (await judge(world, test, (tx) => tx)).findings.join('\n');
}

const nameByLoader = async (ids: TenantIds) => {
  const found = await world.loader.kysely
    .selectFrom('dealerships')
    .select('name')
    .where('id', '=', ids.dealership)
    .executeTakeFirst();
  return found ?? null;
};

describe('the isolation test', () => {
  it('TEN-8 passes a function that keeps to its tenant', async () => {
    expect(await findingsOf({ call: listPromos })).toBe('');
  });

  it('TEN-8 reports a function that reads past row-level security', async () => {
    const findings = await findingsOf({ call: (_, ids) => nameByLoader(ids) });
    expect(findings).toContain("site of A: sees { name: 'bravo1 motors' }");
    expect(findings).toContain("staff of A: sees { name: 'bravo1 motors' }");
    expect(findings).toContain("staff of B's other dealership: sees");
    expect(findings).toContain('site B shared with once: sees');
    expect(findings).toContain('site of B without a scope in the database: sees');
  });

  it('TEN-8 reports a function that counts past row-level security, though it shows no row', async () => {
    const findings = await findingsOf({
      call: async (tx) => {
        const { rows } = await sql<{ count: number }>`
          select cardinality(rows) as count from isolation.all_tables() where name = 'public.promos'
        `.execute(tx.sql);
        return rows[0]?.count;
      },
    });
    expect(findings).toContain('site of A: learns of B: 4 where without B it is 2');
  });

  it('TEN-8 reports a function that answers with nothing to everybody', async () => {
    const findings = await findingsOf({ call: async () => null });
    expect(findings).toContain('site of B: does not succeed for its own tenant: null');
  });

  it('TEN-8 reports a function that says it wrote and did not', async () => {
    const findings = await findingsOf({ does: 'writes', call: async () => true });
    expect(findings).toContain('site of B: does not succeed for its own tenant: true, 0 rows changed');
  });

  it('TEN-8 reports a function that writes while it is said to read', async () => {
    const findings = await findingsOf({ as: ['staff', 'dealershipStaff'], call: rename });
    expect(findings).toContain('staff of B: changes what it reads');
  });

  it('TEN-8 reports a function that takes the scope from its argument', async () => {
    const findings = await findingsOf({
      call: async (tx, { site }) => {
        await sql`select set_config('app.site_id', ${site}, true), set_config('app.staff_id', '', true)`.execute(
          tx.sql,
        );
        return storesOver(tx).sites.find(site);
      },
    });
    expect(findings).toContain('site of A: sees');
  });

  it('TEN-8 reports a function that writes into another tenant with a scope of its choice', async () => {
    const findings = await findingsOf({
      as: ['staff', 'dealershipStaff'],
      does: 'writes',
      call: async (tx, ids) => {
        await sql`select set_config('app.staff_id', ${ids.staff}, true)`.execute(tx.sql);
        return rename(tx, ids);
      },
    });
    // In whichever order: the trigger that tells of a change of content writes too.
    expect(findings).toMatch(/^staff of A: changes .*- public\.promos /m);
  });

  it('TEN-8 reports a table that has lost its policies', async () => {
    await world.asAdmin('alter table promos disable row level security');
    const findings = await findingsOf({ call: listPromos });
    await world.asAdmin('alter table promos enable row level security');
    expect(findings).toContain('site of A: sees');
    expect(findings).toContain('staff of B without a scope in the database: sees');
  });

  it('TEN-8 reports a caller whom the case leaves out', async () => {
    const findings = await findingsOf({ as: ['staff'], call: findSite });
    expect(findings).toContain('site of B: may do this, and the case does not list them');
  });

  it('TEN-8 reports a sharing that opens less, or more, than the case says', async () => {
    expect(await findingsOf({ call: findDealership })).toContain('site B shares with: sees');
    expect(await findingsOf({ call: findDealership, throughSharing: true })).toBe('');
    expect(await findingsOf({ call: findSite, throughSharing: true })).toContain(
      'site B shares with: sees nothing of it: null',
    );
  });
});

const listPromos = (tx: ScopedTx, { site }: TenantIds) => storesOver(tx).promos.list(site, 10);

const findSite = (tx: ScopedTx, { site }: TenantIds) => storesOver(tx).sites.find(site);

const findDealership = (tx: ScopedTx, { dealership }: TenantIds) =>
  storesOver(tx).dealerships.find(dealership);

async function rename(tx: ScopedTx, { site }: TenantIds): Promise<string> {
  await tx.sql.updateTable('promos').set({ name: 'Renamed' }).where('siteId', '=', site).execute();
  return 'renamed';
}
