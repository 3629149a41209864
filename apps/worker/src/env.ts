import * as z from 'zod';

const address = (variable: string, meaning: string) =>
  z
    .string({ error: `${variable} is missing: ${meaning}; see .env.example` })
    .regex(
      /^postgres(ql)?:\/\/.+/,
      `${variable} is not an address of PostgreSQL (postgres://...): ${meaning}; see .env.example`,
    );

const number = (variable: string, meaning: string, least: number, most: number, usual: number) =>
  z
    .string()
    .default(String(usual))
    .transform(Number)
    .refine(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      `${variable} must be a whole number from ${least} to ${most}: ${meaning}; see .env.example`,
    );

const environment = z.object({
  DATABASE_URL: address('DATABASE_URL', 'the address of PostgreSQL as the application role'),
  DATABASE_JOBS_URL: address('DATABASE_JOBS_URL', 'the address of PostgreSQL as the role of the job queue'),
  DATABASE_INDEXER_URL: address(
    'DATABASE_INDEXER_URL',
    'the address of PostgreSQL as the role that fills the search index',
  ),
  OPENSEARCH_NODES: z
    .string({ error: 'OPENSEARCH_NODES is missing: addresses of the search cluster; see .env.example' })
    .transform((text) => text.split(',').map((node) => node.trim()))
    .refine(
      (nodes) => nodes.every((node) => /^https?:\/\/[^\s/]+$/.test(node)),
      'OPENSEARCH_NODES must be addresses as http://host:port, separated by commas; see .env.example',
    ),
  STOCK_INDEX: z
    .string()
    .default('stock')
    .refine(
      (name) => /^[a-z][a-z0-9-]{0,60}$/.test(name),
      'STOCK_INDEX is no name of an index; see .env.example',
    ),
  WORKER_CONCURRENCY: number('WORKER_CONCURRENCY', 'how many jobs run at once', 1, 100, 8),
  WORKER_PORT: number(
    'WORKER_PORT',
    'where /healthz and /readyz answer, 0 for any free port',
    0,
    65_535,
    3020,
  ),
  WORKER_STOP_SECONDS: number('WORKER_STOP_SECONDS', 'how long running jobs may finish', 1, 600, 25),
  WORKER_DEAD_AFTER_SECONDS: number(
    'WORKER_DEAD_AFTER_SECONDS',
    'after how much silence the jobs of a killed worker are given to others',
    1,
    600,
    5,
  ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL is debug, info, warn, error or silent; see .env.example',
    })
    .default('info'),
});

export interface WorkerEnv {
  readonly databaseUrl: string;
  readonly jobsUrl: string;
  readonly indexerUrl: string;
  readonly openSearchNodes: readonly string[];
  readonly stockIndex: string;
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
  const data = parse(
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
  const data = parse(environment, variables);
  return {
    databaseUrl: data.DATABASE_URL,
    jobsUrl: data.DATABASE_JOBS_URL,
    ...readIndexingEnv(variables),
    concurrency: data.WORKER_CONCURRENCY,
    port: data.WORKER_PORT,
    stopSeconds: data.WORKER_STOP_SECONDS,
    deadAfterSeconds: data.WORKER_DEAD_AFTER_SECONDS,
    logLevel: data.LOG_LEVEL,
  };
}

function parse<Output>(
  schema: z.ZodType<Output>,
  variables: Readonly<Record<string, string | undefined>>,
): Output {
  const read = schema.safeParse(variables);
  if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join('\n'));
  return read.data;
}
