import { Client } from 'pg';
import { readServicesEnv } from '../tools/services/env.ts';

type Overrides = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Lays overrides over those of a site, as another version of them; what it returns puts the former ones back. */
export async function withSettings(slug: string, added: Overrides): Promise<() => Promise<void>> {
  const former = await addVersion(slug, (overrides) => {
    const groups = Object.entries(added).map(([group, keys]) => [group, { ...overrides[group], ...keys }]);
    return { ...overrides, ...Object.fromEntries(groups) };
  });
  return async () => {
    await addVersion(slug, () => former);
  };
}

async function addVersion(slug: string, change: (overrides: Overrides) => Overrides): Promise<Overrides> {
  const client = new Client({ connectionString: readServicesEnv().DATABASE_LOADER_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{
      id: string;
      number: number;
      overrides: Overrides;
      staff_id: string;
    }>(
      `select s.id, v.number, v.overrides, v.staff_id
       from sites s join settings_versions v on v.layer = 'site' and v.layer_key = s.id::text
       where s.slug = $1 order by v.number desc limit 1`,
      [slug],
    );
    const [newest] = rows;
    if (!newest) throw new Error(`there are no settings of ${slug}`);
    await client.query(
      `insert into settings_versions (layer, layer_key, number, overrides, staff_id, why)
       values ('site', $1, $2, $3, $4, 'a test')`,
      [newest.id, newest.number + 1, JSON.stringify(change(newest.overrides)), newest.staff_id],
    );
    return newest.overrides;
  } finally {
    await client.end();
  }
}
