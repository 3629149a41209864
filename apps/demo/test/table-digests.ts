import { Client } from 'pg';

/** What each table holds, as one digest; with `marks` also which transaction wrote each row. */
export async function tableDigests(
  url: string,
  { marks }: { readonly marks: boolean },
): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
    );
    const digests: Record<string, string> = {};
    for (const { name } of rows) {
      const row = marks ? `t::text || ' ' || t.tableoid::text || t.ctid::text || t.xmin::text` : 't::text';
      const found = await client.query<{ digest: string | null; count: string }>(
        `select count(*), md5(string_agg(line, '|' order by line)) as digest from (select ${row} as line from ${name} t) x`,
      );
      digests[name] = `${found.rows[0]?.count} ${found.rows[0]?.digest}`;
    }
    return digests;
  } finally {
    await client.end();
  }
}
