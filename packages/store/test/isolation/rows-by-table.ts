import type { Insertable } from 'kysely';
import type { CamelDatabase } from '../../src/case-map.ts';

/** Rows by table, in an order in which they can be inserted. */
export type Rows = { readonly [Table in keyof CamelDatabase]?: readonly Insertable<CamelDatabase[Table]>[] };
