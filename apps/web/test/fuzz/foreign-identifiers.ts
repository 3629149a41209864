import type { TwoDealers } from '@forecourt/testkit-db/two-dealers';

/** Where a tenant's rows say whose they are. */
const ownerColumns = ['site_id', 'dealership_id', 'account_id'];
const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

export interface ForeignIdentifiers {
  findIn(text: string): readonly string[];
  /** Those that a response gives away: all that are in it, but for what its request had said itself. */
  leaked(request: string, response: string): readonly string[];
}

/** What stands in the foreign tenant's texts and nowhere else. */
interface Planted {
  /** How its words begin, in small letters. */
  readonly marks: readonly string[];
  /** Digits without spaces. */
  readonly phones: readonly string[];
}

interface Tenants {
  readonly dealers: TwoDealers;
  /** The ids of accounts, sites and dealerships. */
  readonly own: readonly string[];
  readonly foreign: readonly string[];
  readonly planted: Planted;
}

/**
 * Every id in every row that one tenant has and the other does not, and the words that were planted in its texts. The
 * catalogue names the tables, so that a new one is looked for as well.
 */
export async function foreignIdentifiers(tenants: Tenants): Promise<ForeignIdentifiers> {
  const { dealers, own, foreign, planted } = tenants;
  const [ours, theirs] = [await idsIn(dealers, own), await idsIn(dealers, foreign)];
  return identifiersOf(
    [...theirs].filter((id) => !ours.has(id)),
    planted,
  );
}

export function identifiersOf(ids: readonly string[], { marks, phones }: Planted): ForeignIdentifiers {
  const known = new Set(ids);
  const marked = new RegExp(`(?:${marks.join('|')})[\\w-]*`, 'g');
  function findIn(text: string): readonly string[] {
    const written = plain(text);
    const digits = withoutGaps(written);
    const found = [
      ...(written.match(uuids) ?? []).filter((id) => known.has(id)),
      ...(written.match(marked) ?? []),
      ...phones.filter((phone) => digits.includes(phone)),
    ];
    return [...new Set(found)];
  }
  return {
    findIn,
    leaked(request, response) {
      const said = plain(request);
      const digits = withoutGaps(said);
      return findIn(response).filter((one) => !said.includes(one) && !digits.includes(one));
    },
  };
}

/** However it is written: a name has capitals, and an address escapes. */
function plain(text: string): string {
  return decoded(text).toLowerCase();
}

/** A phone is written with spaces, which in a form are plus signs. */
function withoutGaps(text: string): string {
  return text.replaceAll(/(?<=\d)[\s+]+(?=\d)/g, '');
}

function decoded(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}

async function idsIn({ loader }: TwoDealers, owners: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows: columns } = await loader.pool.query<{ table: string; column: string }>(
    `select c.table_name as "table", c.column_name as "column"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = any($1)`,
    [ownerColumns],
  );
  const ids = new Set(owners);
  for (const { table, column } of columns) {
    const { rows } = await loader.pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${table}" t where "${column}" = any($1)`,
      [owners],
    );
    for (const { row } of rows) for (const id of row.match(uuids) ?? []) ids.add(id);
  }
  return ids;
}
