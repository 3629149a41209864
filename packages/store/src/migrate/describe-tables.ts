import type { Client } from 'pg';

export interface ColumnFacts {
  readonly name: string;
  readonly type: string;
  readonly isArray: boolean;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** The values that a check constraint admits, where it is a plain list. */
  readonly values: readonly string[];
}

export interface TableFacts {
  readonly name: string;
  readonly columns: readonly ColumnFacts[];
}

interface Row {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly is_array: boolean;
  readonly is_nullable: boolean;
  readonly has_default: boolean;
  readonly check: string | null;
}

/** The tables of the schema as PostgreSQL knows them. Partitions are left out: nothing names them. */
export async function describeTables(client: Client): Promise<TableFacts[]> {
  const { rows } = await client.query<Row>(`
    select c.relname as table, a.attname as column,
      coalesce(e.typname, t.typname) as type, e.oid is not null as is_array,
      not a.attnotnull as is_nullable, a.atthasdef as has_default,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
         and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[' order by k.conname limit 1) as check
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname, a.attnum`);
  const tables = Map.groupBy(rows, (row) => row.table);
  return [...tables].map(([name, columns]) => ({ name, columns: columns.map(columnFacts) }));
}

function columnFacts(row: Row): ColumnFacts {
  return {
    name: row.column,
    type: row.type,
    isArray: row.is_array,
    isNullable: row.is_nullable,
    hasDefault: row.has_default,
    values: [...(row.check ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value = '']) => value),
  };
}
