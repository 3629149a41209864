import type { Scope } from '@forecourt/app/ports/scope';
import { sql, type Transaction } from 'kysely';
import { inspect } from 'node:util';
import type { CamelDatabase } from '../../src/case-map.ts';
import type { Database } from '../../src/connection.ts';
import { DatabaseError } from '../../src/database-errors.ts';
import { inScope, type ScopedTx } from '../../src/scoped.ts';

/** What came of a call, and which rows of the whole database it added, removed or rewrote. */
export interface Attempt {
  readonly outcome: { readonly answer: unknown } | { readonly error: string };
  readonly changed: readonly string[];
}

export interface AttemptOptions {
  /** Null: the transaction never says whose work it is. */
  readonly scope: Scope | null;
  prepare?(tx: ScopedTx): Promise<unknown>;
  call(tx: ScopedTx): Promise<unknown>;
  /** The scope the store is told, where it is to differ from the one the database is told. */
  readonly claimed?: Scope;
}

/** Makes a call in a transaction of its own and undoes it, so that no attempt meets what another did. */
export async function attempt(database: Database, options: AttemptOptions): Promise<Attempt> {
  const { scope, claimed } = options;
  let made: Attempt | undefined;
  const undone = new Error('undone');
  const work = async (tx: ScopedTx) => {
    if (options.prepare !== undefined) await options.prepare(tx);
    const before = await allRows(tx.sql);
    const outcome = await outcomeOf(tx.sql, () => options.call({ ...tx, scope: claimed ?? tx.scope }));
    const after = await allRows(tx.sql);
    made = { outcome, changed: differing(before, after) };
    throw undone;
  };
  try {
    if (scope !== null) await inScope(database, scope, work);
    else if (claimed !== undefined) {
      await database.kysely.transaction().execute((sqlOnly) => work({ scope: claimed, sql: sqlOnly }));
    }
  } catch (error) {
    if (error !== undone) throw error;
  }
  if (made === undefined) throw new Error('the attempt was never made');
  return made;
}

function differing(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  const removed = [...before].filter((row) => !after.has(row));
  const added = [...after].filter((row) => !before.has(row));
  return [...removed.map((row) => `- ${row}`), ...added.map((row) => `+ ${row}`)];
}

/** The text of whatever a call gave, in which marks of a tenant are looked for. */
export function textOf(outcome: Attempt['outcome']): string {
  return inspect('answer' in outcome ? outcome.answer : outcome.error, {
    depth: null,
    breakLength: Infinity,
    maxArrayLength: null,
    maxStringLength: null,
  });
}

async function outcomeOf(
  tx: Transaction<CamelDatabase>,
  call: () => Promise<unknown>,
): Promise<Attempt['outcome']> {
  await sql`savepoint attempt`.execute(tx);
  try {
    const answer = await call();
    await sql`set constraints all immediate`.execute(tx);
    return { answer };
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(tx);
    return { error: codeOf(error) };
  }
}

function codeOf(error: unknown): string {
  if (error instanceof DatabaseError && error.sqlState !== undefined) return error.sqlState;
  return error instanceof Error ? error.message : String(error);
}

/** Every row of every table as text, seen past row-level security by a function of the test database. */
async function allRows(tx: Transaction<CamelDatabase>): Promise<Set<string>> {
  const { rows } = await sql<{ row: string }>`select row from isolation.all_rows() as row`.execute(tx);
  return new Set(rows.map(({ row }) => row));
}
