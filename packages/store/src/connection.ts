import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';

/** A pool of connections as the application's role, which owns nothing and cannot pass by row-level security. */
export interface Database {
  readonly kysely: Kysely<unknown>;
  close(): Promise<void>;
}

export interface ConnectOptions {
  readonly url: string;
  readonly poolSize: number;
}

/** Opens a pool; connections are made when they are first needed. */
export function connectDatabase({ url, poolSize }: ConnectOptions): Database {
  const pool = new Pool({ connectionString: url, max: poolSize });
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, close: () => kysely.destroy() };
}
