import { readServicesEnv } from '../services/env.ts';

/** The owner of the schema, as which migrations run. */
export const ownerUrl = readServicesEnv().DATABASE_OWNER_URL;

/** For a child process that takes the same environment with something added. */
export const environmentWith = (added: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...added,
});

/** For the indexer: the services of this machine, where the environment names no others. */
export function indexingEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_INDEXER_URL, OPENSEARCH_PORT } = readServicesEnv();
  return { OPENSEARCH_NODES: `http://127.0.0.1:${OPENSEARCH_PORT}`, ...process.env, DATABASE_INDEXER_URL };
}

/** For the dealer sites' server, in the same way. */
export function webEnvironment(added: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { DATABASE_URL, OPENSEARCH_PORT } = readServicesEnv();
  return { OPENSEARCH_NODES: `http://127.0.0.1:${OPENSEARCH_PORT}`, ...process.env, DATABASE_URL, ...added };
}

/** Where the simulator answers. */
export const simulatorPort = Number(process.env['SIMULATOR_PORT'] ?? 22_530);

/** For a worker and the simulator behind the sites, in the same way. */
export function workerEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_JOBS_URL, DATABASE_INDEXER_URL } = readServicesEnv();
  const sms = `http://127.0.0.1:${simulatorPort}/sms/messages`;
  return {
    SMS_URL: sms,
    SMS_KEY: 'development',
    ...webEnvironment(),
    DATABASE_JOBS_URL,
    DATABASE_INDEXER_URL,
  };
}
