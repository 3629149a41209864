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
  readonly concurrency: number;
  readonly port: number;
  readonly stopSeconds: number;
  readonly deadAfterSeconds: number;
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
}

/** Reads the worker's variables, or fails with one sentence for each that is missing or wrong. */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env): WorkerEnv {
  const read = environment.safeParse(variables);
  if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join('\n'));
  const { data } = read;
  return {
    databaseUrl: data.DATABASE_URL,
    jobsUrl: data.DATABASE_JOBS_URL,
    concurrency: data.WORKER_CONCURRENCY,
    port: data.WORKER_PORT,
    stopSeconds: data.WORKER_STOP_SECONDS,
    deadAfterSeconds: data.WORKER_DEAD_AFTER_SECONDS,
    logLevel: data.LOG_LEVEL,
  };
}
