import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool } from 'pg';
import { borrowClient } from './borrowed-client.ts';
import { caseMap, type CamelDatabase } from './case-map.ts';
import { columnTypes } from './column-types.ts';
import type { SecretCipher } from './secrets/secret-cipher.ts';

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  /** Shown in pg_stat_activity: which program holds the connection. */
  readonly applicationName?: string;
  /** How long a new connection, or a place in the pool, may take. */
  readonly connectTimeoutMs?: number;
  /** The whole of one call: waiting for a connection, every statement, every retry, the commit. */
  readonly callTimeoutMs?: number;
  /** For programs that talk to outside services; without it secrets can be listed, not read. */
  readonly secretCipher?: SecretCipher;
  /** Told of connections that died while nobody used them. The pool has replaced them already. */
  readonly onConnectionLost?: (error: Error) => void;
}

export interface Database {
  readonly pool: Pool;
  /** For statements that have no tenant (directory, health). A tenant's work goes through `inScope`. */
  readonly kysely: Kysely<CamelDatabase>;
  readonly callTimeoutMs: number;
  readonly secretCipher: SecretCipher | undefined;
  close(): Promise<void>;
}

const lockTimeoutMs = 2_000;
const idleInTransactionTimeoutMs = 10_000;
const keepAliveDelayMs = 10_000;

/** Opens a pool on PostgreSQL. Nothing is connected until the first call; the pool heals by itself. */
export function connectDatabase(options: DatabaseOptions): Database {
  const callTimeoutMs = options.callTimeoutMs ?? 5_000;
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    application_name: options.applicationName ?? 'forecourt',
    connectionTimeoutMillis: options.connectTimeoutMs ?? 2_000,
    idleTimeoutMillis: 30_000,
    // A server that vanished without a FIN is noticed while idle; in use, the call's deadline does it.
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    statement_timeout: callTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    types: columnTypes,
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // While a client is lent out the pool does not listen to it: without a listener of our own, a
  // connection that dies between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));

  const kysely = new Kysely<CamelDatabase>({
    dialect: new PostgresDialect({
      pool: { options: {}, connect: () => lend(pool, callTimeoutMs), end: () => pool.end() },
    }),
    plugins: [caseMap],
  });
  return { pool, kysely, callTimeoutMs, secretCipher: options.secretCipher, close: () => pool.end() };
}

/** Kysely's client can open cursors besides, which nobody here does. */
async function lend(pool: Pool, timeoutMs: number): Promise<PostgresPoolClient> {
  const client = await borrowClient(pool, performance.now() + timeoutMs);
  const query = (text: string, values: readonly unknown[]) =>
    client.query(text, values, performance.now() + timeoutMs);
  return { query, release: () => client.giveBack() } as unknown as PostgresPoolClient;
}
