import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainCars } from './env.ts';
import { explainedFunctions, explainedQueries, type ExplainedQuery } from './explain-queries.ts';
import { loadScaleWorld, scaleFor } from './scale-world.ts';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly Plan: PlanNode;
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

// A few rows are read fastest from start to end, and the planner knows: an empty partition, a young table.
const fewRows = 1000;
const scale = scaleFor(explainCars);
let database: TestDatabase;
let app: Client;
let owner: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  app = new Client({ connectionString: database.appUrl });
  owner = new Client({ connectionString: database.ownerUrl });
  const loader = new Client({ connectionString: database.loaderUrl });
  await Promise.all([app.connect(), owner.connect(), loader.connect()]);
  const times = await loadScaleWorld(loader, owner, scale);
  await loader.end();
  console.log(`${scale.cars} cars, ${scale.sites} sites`);
  for (const [name, seconds] of times) console.log(`${name.padEnd(20)} ${seconds.toFixed(1)} s`);
}, 3_600_000);

afterAll(async () => {
  await Promise.all([app.end(), owner.end()]);
  await database.drop();
});

describe(`with ${scale.cars} cars`, () => {
  it.each(explainedQueries)('$name is found by an index', async (query) => {
    expect(await wholeReads(query)).toEqual([]);
  });

  it.each(explainedFunctions)('directory.%s finds its rows by an index', async (name, values) => {
    const { rows } = await owner.query<{ prosrc: string }>(
      `select prosrc from pg_proc where pronamespace = 'directory'::regnamespace and proname = $1`,
      [name],
    );
    const text = Object.entries(values).reduce(
      (sql, [parameter, value]) =>
        sql.replaceAll(new RegExp(String.raw`(?<![.\w])${parameter}(?!\w)`, 'g'), value),
      rows[0]?.prosrc ?? '',
    );
    expect(await wholeReads({ name, as: 'policy', sql: text })).toEqual([]);
  });
});

/** The tables that a query reads from start to end. Run twice, as the first run pays for cold caches. */
async function wholeReads(query: ExplainedQuery): Promise<string[]> {
  await explain(query);
  const { Plan: plan, ...times } = await explain(query);
  const pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  console.log(
    `${query.name.padEnd(50)} ${times['Planning Time'].toFixed(2)} ms planning, ${times['Execution Time'].toFixed(2)} ms, ${pages} pages`,
  );
  const scans = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan' && rowsRead(node) > fewRows);
  return scans.map((node) => `${node['Relation Name']}: ${rowsRead(node)} rows`);
}

async function explain({ as, sql }: ExplainedQuery): Promise<Explained> {
  const client = as === 'policy' ? owner : app;
  await client.query('begin');
  try {
    if (as === 'policy') await client.query('set local role forecourt_policy');
    else if ('site' in as) await client.query(`select set_config('app.site_id', $1, true)`, [as.site]);
    else await client.query(`select set_config('app.staff_id', $1, true)`, [as.staff]);
    const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(
      `explain (analyze, buffers, format json) ${sql}`,
    );
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!explained) throw new Error('No plan came back.');
    return explained;
  } finally {
    await client.query('rollback');
  }
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function rowsRead(node: PlanNode): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}
