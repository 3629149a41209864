import { Pool } from 'pg';

export interface QueuePoolOptions {
  /** PostgreSQL as forecourt_jobs. */
  readonly url: string;
  readonly size: number;
  readonly onConnectionLost: (error: Error) => void;
}

/**
 * The connections of one life of the queue. graphile-worker would make its own, but takes its listeners
 * off when it stops: a connection that is lost just then would end the process.
 */
export function queuePool({ url, size, onConnectionLost }: QueuePoolOptions): Pool {
  const pool = new Pool({ connectionString: url, max: size, application_name: 'forecourt-worker-queue' });
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  return pool;
}
