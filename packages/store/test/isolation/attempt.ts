import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import { sql, type Kysely, type Transaction } from 'kysely';
import { inspect } from 'node:util';
import type { CamelDatabase } from '../../src/case-map.ts';
import type { Database } from '../../src/connection.ts';
import { DatabaseError } from '../../src/database-errors.ts';
import { inScope, type ScopedTx } from '../../src/scoped.ts';

/** The rows of tables as text, seen past row-level security by functions of the test database. */
export type Tables = ReadonlyMap<string, readonly string[]>;

/** A database as a server reaches it, and what it holds when nobody has done anything. */
export interface Ground {
  readonly database: Database;
  readonly rows: Tables;
}

/** What came of a call, and which rows of the whole database it added, removed or rewrote. */
export interface Attempt {
  readonly outcome: { readonly result: unknown } | { readonly error: string };
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
export async function attempt(ground: Ground, options: AttemptOptions): Promise<Attempt> {
  const { database } = ground;
  const { scope, claimed } = options;
  let made: Attempt | undefined;
  const undone = new Error('undone');
  const work = async (tx: ScopedTx) => {
    let before = ground.rows;
    if (options.prepare !== undefined) {
      await options.prepare(tx);
      before = new Map([...ground.rows, ...(await writtenTables(tx.sql))]);
    }
    try {
      const result = await options.call({ ...tx, scope: claimed ?? tx.scope });
      // What is checked at the end of a transaction would otherwise never be, as this one has no end.
      await sql`set constraints all immediate`.execute(tx.sql);
      made = { outcome: { result }, changed: differing(before, await writtenTables(tx.sql)) };
    } catch (error) {
      // PostgreSQL has undone the whole transaction.
      made = { outcome: { error: codeOf(error) }, changed: [] };
    }
    throw undone;
  };
  try {
    if (scope !== null) await inScope(database, scope, work);
    else if (claimed !== undefined) {
      await database.kysely
        .transaction()
        .execute((unscoped) => work({ scope: claimed, sql: unscoped, secretCipher: database.secretCipher }));
    }
  } catch (error) {
    if (error !== undone) throw error;
  }
  if (made === undefined) throw new Error('the attempt was never made');
  return made;
}

/** The text of whatever a call gave, in which marks of a tenant are looked for. */
export function textOf(outcome: Attempt['outcome']): string {
  return inspect('result' in outcome ? outcome.result : outcome.error, {
    depth: null,
    breakLength: Infinity,
    maxArrayLength: null,
    maxStringLength: null,
  });
}

/** Everything that a database holds. */
export async function allTables(database: Kysely<CamelDatabase>): Promise<Tables> {
  return tablesOf(await sql<TableRows>`select name, rows from isolation.all_tables()`.execute(database));
}

interface TableRows {
  readonly name: string;
  readonly rows: readonly string[];
}

async function writtenTables(tx: Transaction<CamelDatabase>): Promise<Tables> {
  return tablesOf(await sql<TableRows>`select name, rows from isolation.written_tables()`.execute(tx));
}

function tablesOf({ rows }: { readonly rows: readonly TableRows[] }): Tables {
  return new Map(rows.map((table) => [table.name, table.rows]));
}

function differing(before: Tables, written: Tables): string[] {
  return [...written].flatMap(([table, rows]) => {
    const now = new Set(rows);
    const then = new Set(before.get(table));
    const gone = [...then].filter((row) => !now.has(row)).map((row) => `- ${table} ${row}`);
    return gone.concat([...now].filter((row) => !then.has(row)).map((row) => `+ ${table} ${row}`));
  });
}

function codeOf(error: unknown): string {
  if (error instanceof DatabaseError && error.sqlState !== undefined) return error.sqlState;
  throw error;
}
