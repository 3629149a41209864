import { Client } from 'pg';

const timeoutMs = 10 * 60_000;

/** Counts what is in the tables, as their owner: after a bulk load the planner would take them for empty. */
export async function analyseTables(ownerUrl: string): Promise<void> {
  const owner = new Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 5_000,
    statement_timeout: timeoutMs,
  });
  await owner.connect();
  try {
    await owner.query('analyze');
  } finally {
    await owner.end();
  }
}
