import { sql, type RawBuilder } from 'kysely';

/** The domain's names of a row's columns, where a column has its own word: the specification's or a feed's. */
type Columns = Readonly<Record<string, string>>;

/** Says to a query that these columns are read under the domain's names. */
export function readAs<Table extends string, Names extends Columns>(table: Table, names: Names) {
  type Selection = { [Name in keyof Names & string]: `${Table}.${Names[Name]} as ${Name}` };
  const columns = Object.entries(names).map(([name, column]) => `${table}.${column} as ${name}`);
  return columns as Selection[keyof Selection][];
}

/** These columns as one JSON object, in which numbers are numbers whatever their column's type is. */
export function jsonOf<Value>(table: string, names: { readonly [Name in keyof Value]: string }) {
  const pairs = Object.entries<string>(names).flatMap(([name, column]): RawBuilder<unknown>[] => [
    sql.lit(name),
    sql.ref(`${table}.${column}`),
  ]);
  return sql<Value>`json_build_object(${sql.join(pairs)})`;
}

/** The part of a value that these columns hold, under the columns' names. */
export function writtenAs<Names extends Columns, Value extends { readonly [Name in keyof Names]: unknown }>(
  names: Names,
  value: Value,
) {
  type Row = { [Name in keyof Names as Names[Name]]: Value[Name] };
  const entries = Object.entries(names).map(([name, column]) => [column, value[name as keyof Names]]);
  return Object.fromEntries(entries) as Row;
}
