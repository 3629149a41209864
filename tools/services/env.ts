import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';
import { projectRoot } from './project-folders.ts';
import { ServiceProblem } from './service-problem.ts';

const portRule = 'must be a whole number from 1024 to 65400';
const port = (fallback: number) =>
  z.coerce.number(portRule).int(portRule).min(1024, portRule).max(65_400, portRule).default(fallback);
const word = (fallback: string) => z.string().default(fallback);
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');

/** Every variable of .env.example, with the same default: nothing has to be copied to begin. */
const servicesEnv = z.object({
  POSTGRES_PORT: port(25_432),
  POSTGRES_PASSWORD: word('postgres').refine(
    (text) => text.trim() === text,
    'must not begin or end with a space',
  ),
  OPENSEARCH_PORT: port(29_201),
  OPENSEARCH_HEAP: word('1g').refine((text) => /^\d+[mg]$/.test(text), 'must be a size such as 1g or 512m'),
  REDIS_PORT: port(26_380),
  S3_PORT: port(27_000),
  S3_REGION: word('ap-southeast-2'),
  S3_ACCESS_KEY_ID: word('forecourt'),
  S3_SECRET_ACCESS_KEY: word('forecourt-secret').refine(
    (text) => text.length >= 8,
    'must have at least 8 characters',
  ),
  SMTP_PORT: port(22_525),
  MAIL_HTTP_PORT: port(22_526),
  FORECOURT_CACHE: word('~/.cache/forecourt').transform((path) =>
    resolve(projectRoot, path.replace(/^~(?=\/|$)/, homedir())),
  ),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_WORKER_URL: databaseUrl.optional(),
  DATABASE_CONSOLE_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_LOADER_URL: databaseUrl.optional(),
  DATABASE_JOBS_URL: databaseUrl.optional(),
  DATABASE_INDEXER_URL: databaseUrl.optional(),
  JAVA_HOME: z.string().optional(),
  CHROMIUM_PATH: word('/usr/bin/chromium'),
  PATH: word('/usr/local/bin:/usr/bin:/bin'),
});

const databaseRoles = {
  DATABASE_URL: 'forecourt_web',
  DATABASE_WORKER_URL: 'forecourt_worker',
  DATABASE_CONSOLE_URL: 'forecourt_console',
  DATABASE_OWNER_URL: 'forecourt_owner',
  DATABASE_LOADER_URL: 'forecourt_loader',
  DATABASE_JOBS_URL: 'forecourt_jobs',
  DATABASE_INDEXER_URL: 'forecourt_indexer',
} as const;

export type ServicesEnv = Readonly<
  Omit<z.infer<typeof servicesEnv>, keyof typeof databaseRoles> & Record<keyof typeof databaseRoles, string>
>;

/** Checks the variables all at once, so that a person mends them in one go. An empty one counts as not set. */
export function parseServicesEnv(variables: Readonly<Record<string, string | undefined>>): ServicesEnv {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = servicesEnv.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      // A password does not belong on a screen.
      const value = /PASSWORD|SECRET|URL/.test(name) ? '' : `, not '${given[name]}'`;
      return `${name} ${issue.message}${value}.`;
    });
    throw new ServiceProblem(['Please mend .env:', ...lines].join('\n  '));
  }
  requireDistinctPorts(parsed.data);
  return { ...parsed.data, ...databaseUrls(parsed.data) };
}

function databaseUrls(env: z.infer<typeof servicesEnv>): Record<keyof typeof databaseRoles, string> {
  const url = (name: keyof typeof databaseRoles) =>
    env[name] ??
    `postgres://${databaseRoles[name]}:${databaseRoles[name]}@127.0.0.1:${env.POSTGRES_PORT}/forecourt`;
  return {
    DATABASE_URL: url('DATABASE_URL'),
    DATABASE_WORKER_URL: url('DATABASE_WORKER_URL'),
    DATABASE_CONSOLE_URL: url('DATABASE_CONSOLE_URL'),
    DATABASE_OWNER_URL: url('DATABASE_OWNER_URL'),
    DATABASE_LOADER_URL: url('DATABASE_LOADER_URL'),
    DATABASE_JOBS_URL: url('DATABASE_JOBS_URL'),
    DATABASE_INDEXER_URL: url('DATABASE_INDEXER_URL'),
  };
}

/** OpenSearch takes six ports: HTTP for up to three nodes, and 100 above each what the nodes use among themselves. */
export function openSearchPorts(first: number, node: number) {
  return { http: first + node - 1, transport: first + 100 + node - 1 };
}

function requireDistinctPorts(env: z.infer<typeof servicesEnv>): void {
  const taken = new Map<number, string>();
  for (const node of [1, 2, 3]) {
    const { http, transport } = openSearchPorts(env.OPENSEARCH_PORT, node);
    taken.set(http, 'OPENSEARCH_PORT').set(transport, 'OPENSEARCH_PORT');
  }
  for (const name of ['POSTGRES_PORT', 'REDIS_PORT', 'S3_PORT', 'SMTP_PORT', 'MAIL_HTTP_PORT'] as const) {
    const other = taken.get(env[name]);
    if (other) {
      throw new ServiceProblem(
        `Please mend .env: ${name} is ${env[name]}, which ${other} ${other === 'OPENSEARCH_PORT' ? `(${env.OPENSEARCH_PORT} to +2 and +100 to +102) ` : ''}already takes.`,
      );
    }
    taken.set(env[name], name);
  }
}

/** The environment of this process, with .env for what is not set in it. */
export function readServicesEnv(): ServicesEnv {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) loadEnvFile(file);
  return parseServicesEnv(process.env);
}

/** For the clients of registries, which have settings of their own (proxies, mirrors, homes). */
export function inheritedEnv(): NodeJS.ProcessEnv {
  return process.env;
}
