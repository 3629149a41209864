import {
  databaseVariable,
  logLevelVariable,
  mediaStorageOf,
  mediaVariables,
  numberVariable,
  readVariables,
  redisAddressOf,
  redisVariables,
  searchVariables,
} from '@forecourt/app/environment/variables';
import * as z from 'zod';

const development = 'development';
const leadVariables = {
  MAIL_FROM: z.email('MAIL_FROM is no email address; see .env.example').default('leads@forecourt.example'),
  OUTGOING_ALLOWED_HOSTS: z.string().default(''),
  SECRETS_KEYS: z.string().optional(),
  BUILD_ID: z.string().default(development),
};

const environment = z.object({
  DATABASE_URL: databaseVariable('DATABASE_URL', 'the address of PostgreSQL as the application role'),
  DATABASE_JOBS_URL: databaseVariable(
    'DATABASE_JOBS_URL',
    'the address of PostgreSQL as the role of the job queue',
  ),
  DATABASE_INDEXER_URL: databaseVariable(
    'DATABASE_INDEXER_URL',
    'the address of PostgreSQL as the role that fills the search index',
  ),
  ...searchVariables,
  ...mediaVariables,
  ...redisVariables,
  ...leadVariables,
  WORKER_CONCURRENCY: numberVariable('WORKER_CONCURRENCY', 'how many jobs run at once', 1, 100, 8),
  WORKER_PORT: numberVariable(
    'WORKER_PORT',
    'where /healthz and /readyz answer, 0 for any free port',
    0,
    65_535,
    3020,
  ),
  WORKER_STOP_SECONDS: numberVariable('WORKER_STOP_SECONDS', 'how long running jobs may finish', 1, 600, 25),
  WORKER_DEAD_AFTER_SECONDS: numberVariable(
    'WORKER_DEAD_AFTER_SECONDS',
    'after how much silence the jobs of a killed worker are given to others',
    1,
    600,
    5,
  ),
  LOG_LEVEL: logLevelVariable,
});

interface LeadEnv {
  /** The platform's own address, from which leads are mailed. */
  readonly mailFrom: string;
  /** Host and port of receivers on this machine, which tests alone have. */
  readonly allowedHosts: readonly string[];
  readonly isProduction: boolean;
  /** Null: destinations that must be signed for get nothing. */
  readonly secretsKeys: string | null;
}

export interface WorkerEnv {
  readonly databaseUrl: string;
  readonly jobsUrl: string;
  readonly indexerUrl: string;
  readonly openSearchNodes: readonly string[];
  readonly stockIndex: string;
  readonly s3: ReturnType<typeof mediaStorageOf>;
  readonly redisUrl: string;
  readonly leads: LeadEnv;
  readonly concurrency: number;
  readonly port: number;
  readonly stopSeconds: number;
  readonly deadAfterSeconds: number;
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
}

export type IndexingEnv = Pick<WorkerEnv, 'indexerUrl' | 'openSearchNodes' | 'stockIndex'>;

/** Reads what filling the search index needs, or fails as `readEnv` does. */
export function readIndexingEnv(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): IndexingEnv {
  const data = readVariables(
    environment.pick({ DATABASE_INDEXER_URL: true, OPENSEARCH_NODES: true, STOCK_INDEX: true }),
    variables,
  );
  return {
    indexerUrl: data.DATABASE_INDEXER_URL,
    openSearchNodes: data.OPENSEARCH_NODES,
    stockIndex: data.STOCK_INDEX,
  };
}

/** Reads the worker's variables, or fails with one sentence for each that is missing or wrong. */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env): WorkerEnv {
  const data = readVariables(environment, variables);
  return {
    databaseUrl: data.DATABASE_URL,
    jobsUrl: data.DATABASE_JOBS_URL,
    ...readIndexingEnv(variables),
    s3: mediaStorageOf(data),
    redisUrl: redisAddressOf(data),
    leads: leadsOf(data),
    concurrency: data.WORKER_CONCURRENCY,
    port: data.WORKER_PORT,
    stopSeconds: data.WORKER_STOP_SECONDS,
    deadAfterSeconds: data.WORKER_DEAD_AFTER_SECONDS,
    logLevel: data.LOG_LEVEL,
  };
}

function leadsOf(data: z.infer<typeof environment>): LeadEnv {
  const { MAIL_FROM, OUTGOING_ALLOWED_HOSTS, SECRETS_KEYS, BUILD_ID } = data;
  const isProduction = BUILD_ID !== development;
  if (isProduction && SECRETS_KEYS === undefined)
    throw new Error('SECRETS_KEYS is missing: leads to other systems are signed; see .env.example');
  return {
    mailFrom: MAIL_FROM,
    allowedHosts: OUTGOING_ALLOWED_HOSTS.split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    isProduction,
    secretsKeys: SECRETS_KEYS ?? null,
  };
}
