import type { CompiledQuery, QueryResult, SelectQueryBuilder } from 'kysely';
import type { CamelDatabase } from './case-map.ts';
import type { ScopedTx } from './scoped.ts';

type Select<Row> = Pick<SelectQueryBuilder<CamelDatabase, never, Row>, 'compile'>;

const texts = new WeakMap<object, CompiledQuery>();

/**
 * Runs a query whose text is always the same: it is put together once, which takes longer than a small one needs.
 * `select` must give its values in the order in which they are given here.
 */
export function writtenOnce<Row>(
  tx: ScopedTx,
  select: (tx: ScopedTx) => Select<Row>,
  values: readonly unknown[],
): Promise<QueryResult<Row>> {
  let query = texts.get(select) as CompiledQuery<Row> | undefined;
  if (query === undefined) {
    query = select(tx).compile();
    texts.set(select, query);
  }
  if (query.parameters.length !== values.length) throw new Error('a query and its values do not fit');
  return tx.sql.executeQuery({ ...query, parameters: [...values] });
}
