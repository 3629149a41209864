import { join } from 'node:path';
import { environmentWith } from '../db/env.ts';
import { readServicesEnv } from '../services/env.ts';
import { livingRecord } from '../services/pid-file.ts';

/** The services of this machine, and which processes they are. */
export function searchBenchEnvironment(added: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { DATABASE_URL, DATABASE_LOADER_URL, OPENSEARCH_PORT } = readServicesEnv();
  return environmentWith({
    DATABASE_URL,
    DATABASE_LOADER_URL,
    OPENSEARCH_NODES: `http://127.0.0.1:${OPENSEARCH_PORT}`,
    BENCH_ENGINE_PID: pidOf('opensearch'),
    BENCH_POSTGRES_PID: pidOf('postgres'),
    ...added,
  });
}

function pidOf(service: string): string {
  const record = livingRecord(join('.services', service, 'service.pid'));
  if (!record)
    throw new Error(`${service} does not run: pnpm services start, then load a world and index it`);
  return String(record.pid);
}
