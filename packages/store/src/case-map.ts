import { CamelCasePlugin } from 'kysely';
import type { DB } from './database.generated.ts';

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type CamelKeys<Row> = { [Key in keyof Row as Key extends string ? Camel<Key> : never]: Row[Key] };

/** The database as queries name it: tables and columns in camelCase, mapped here and nowhere else. */
export type CamelDatabase = {
  [Table in keyof DB as Table extends string ? Camel<Table> : never]: CamelKeys<DB[Table]>;
};

/**
 * Writes camelCase as snake_case into SQL and reads it back. What stands inside a JSON value keeps its
 * keys: they are the dealer's or the product's, not columns.
 */
export const caseMap = new CamelCasePlugin({ maintainNestedObjectKeys: true });
