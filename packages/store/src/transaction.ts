import { setTimeout as sleep } from 'node:timers/promises';
import {
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult as KyselyResult,
} from 'kysely';
import { escapeLiteral, type QueryResult } from 'pg';
import { borrowClient, type BorrowedClient } from './borrowed-client.ts';
import type { CamelDatabase } from './case-map.ts';
import type { Database } from './connection.ts';
import { DatabaseError, databaseErrorOf } from './database-errors.ts';
import { beforeDeadline } from './deadline.ts';

export interface CallOptions {
  /** The whole call, with waiting for a connection and every retry. Default: the database's `callTimeoutMs`. */
  readonly timeoutMs?: number;
  /** How often the work may be run again after a conflict or a lost connection. Default 3. */
  readonly retries?: number;
  readonly readOnly?: boolean;
  /** Its statements are the same each time: they are prepared on the connection, and planned once. */
  readonly isRoutine?: boolean;
  readonly isolation?: 'repeatable read' | 'serializable';
  /** Settings of the server by which it plans the transaction's statements. */
  readonly planner?: Readonly<Partial<Record<'jit' | 'work_mem' | 'enable_seqscan', string>>>;
}

/** A living server answers `begin` at once; one that does not is gone, and another connection is tried. */
const beginTimeoutMs = 2_000;
/** How much later than our own deadline the server gives up on a transaction whose client has vanished. */
const abandonedAfterMs = 1_000;
const firstPauseMs = 40;

/**
 * Runs work in one transaction with the given settings, which end with it. Work may run several times:
 * a conflict, or a connection that died before COMMIT was sent, starts it again while the deadline
 * allows. So it must change nothing outside the transaction.
 */
export async function inTransaction<T>(
  database: Database,
  settings: Readonly<Record<string, string>>,
  work: (sql: Transaction<CamelDatabase>) => Promise<T>,
  options: CallOptions = {},
): Promise<T> {
  const deadline = performance.now() + (options.timeoutMs ?? database.callTimeoutMs);
  const retries = options.retries ?? 3;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await runOnce(database, settings, work, options, deadline);
    } catch (error) {
      if (!(error instanceof DatabaseError) || !error.retriable || attempt >= retries) throw error;
      // Full jitter would let two transactions that deadlocked meet again at once; half keeps a floor.
      const pauseMs = firstPauseMs * 2 ** attempt * (0.5 + Math.random() / 2);
      if (performance.now() + pauseMs >= deadline) throw error;
      await sleep(pauseMs);
    }
  }
}

async function runOnce<T>(
  database: Database,
  settings: Readonly<Record<string, string>>,
  work: (sql: Transaction<CamelDatabase>) => Promise<T>,
  options: CallOptions,
  deadline: number,
): Promise<T> {
  const client = await borrowClient(database.pool, deadline);
  try {
    await begin(client, settings, options, deadline);
    const working = (async () => work(transactionOn(database, client, options, deadline)))();
    const result = await beforeDeadline(working, deadline, () => {
      client.spoil();
      return new DatabaseError('timeout', 'the work was not done in time');
    }).catch(async (error: unknown) => {
      await rollback(client, deadline);
      throw error;
    });
    await commit(client, options, deadline);
    return result;
  } finally {
    client.giveBack();
  }
}

/** One round trip: the transaction, its settings, and limits that end it on the server if we are gone. */
async function begin(
  client: BorrowedClient,
  settings: Readonly<Record<string, string>>,
  options: CallOptions,
  deadline: number,
): Promise<void> {
  const now = performance.now();
  const remainingMs = Math.max(1, Math.ceil(deadline - now));
  const all = {
    ...settings,
    ...options.planner,
    statement_timeout: String(remainingMs),
    transaction_timeout: String(remainingMs + abandonedAfterMs),
  };
  const modes = [
    options.isolation === undefined ? '' : ` isolation level ${options.isolation}`,
    options.readOnly === true ? ' read only' : '',
  ].join('');
  const assignments = Object.entries(all).map(
    ([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, true)`,
  );
  try {
    await client.query(
      `begin${modes}; select ${assignments.join(', ')}`,
      [],
      Math.min(deadline, now + beginTimeoutMs),
    );
  } catch (error) {
    client.spoil();
    const failure = databaseErrorOf(error);
    if (failure.kind !== 'timeout') throw failure;
    throw new DatabaseError('unavailable', 'the server does not answer', { retriable: true, cause: failure });
  }
}

async function rollback(client: BorrowedClient, deadline: number): Promise<void> {
  await client.query('rollback', [], deadline).catch(() => client.spoil());
}

async function commit(client: BorrowedClient, options: CallOptions, deadline: number): Promise<void> {
  let result: QueryResult;
  try {
    result = await client.query('commit', [], deadline);
  } catch (error) {
    const failure = databaseErrorOf(error);
    if (isCertain(failure)) throw failure;
    client.spoil();
    // What only read may be read again.
    if (options.readOnly === true) throw failure;
    throw new DatabaseError('commit_unknown', 'connection lost while committing', { cause: failure });
  }
  // PostgreSQL answers COMMIT of a failed transaction with a quiet ROLLBACK.
  if (result.command !== 'COMMIT') {
    throw new DatabaseError('broken', 'rolled back: the work went on after a statement had failed');
  }
}

/** A refusal by the server is certain; its silence, or its going away, says nothing about the commit. */
function isCertain({ kind, sqlState }: DatabaseError): boolean {
  return kind === 'timeout' ? sqlState === '57014' : kind !== 'unavailable';
}

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const driver = dialect.createDriver();

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function transactionOn(
  database: Database,
  client: BorrowedClient,
  { isRoutine = false }: CallOptions,
  deadline: number,
): Transaction<CamelDatabase> {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<KyselyResult<R>> {
      const { command, rowCount, rows } = await client.query(
        query.sql,
        query.parameters,
        deadline,
        isRoutine,
      );
      return {
        rows: rows as R[],
        ...(changing.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}),
      };
    },
    streamQuery() {
      throw new DatabaseError('broken', 'streaming would outlive the deadline of the call');
    },
  };
  const executor = database.kysely.getExecutor().withConnectionProvider({
    provideConnection: (consumer) => consumer(connection),
  });
  return new Transaction({ config: { dialect }, driver, dialect, executor });
}
