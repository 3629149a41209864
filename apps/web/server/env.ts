import * as z from 'zod';

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
  DATABASE_URL: z
    .string({
      error: 'DATABASE_URL is missing: the address of PostgreSQL as the application role; see .env.example',
    })
    .regex(/^postgres(ql)?:\/\/.+/, 'DATABASE_URL is not an address of PostgreSQL; see .env.example'),
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
  PLATFORM_DOMAIN: z
    .string()
    .default('localhost')
    .refine((host) => /^[a-z0-9.-]{1,253}$/.test(host), 'PLATFORM_DOMAIN is no host; see .env.example'),
  BUILD_ID: z
    .string()
    .default('development')
    .refine((build) => /^[\w.-]{1,80}$/.test(build), 'BUILD_ID is letters and digits; see .env.example'),
  WEB_PORT: number('WEB_PORT', 'where dealer sites answer, 0 for any free port', 0, 65_535, 3000),
  WEB_STOP_SECONDS: number('WEB_STOP_SECONDS', 'how long requests may finish', 1, 600, 20),
  WEB_CACHE_MB: number('WEB_CACHE_MB', 'memory for answers that are kept', 1, 16_384, 128),
  WEB_SITE_SEARCHES: number(
    'WEB_SITE_SEARCHES',
    'how many searches a second a site may ask of the engine in one process',
    1,
    10_000,
    50,
  ),
  WEB_WARM_UP_SEARCHES: number(
    'WEB_WARM_UP_SEARCHES',
    'how many searches a process makes before it takes traffic',
    0,
    100_000,
    200,
  ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL is debug, info, warn, error or silent; see .env.example',
    })
    .default('info'),
});

export interface WebEnv {
  readonly databaseUrl: string;
  readonly openSearchNodes: readonly string[];
  readonly stockIndex: string;
  readonly platformDomain: string;
  readonly buildId: string;
  readonly port: number;
  readonly stopSeconds: number;
  readonly cacheMb: number;
  readonly siteSearches: number;
  readonly warmUpSearches: number;
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
}

/** Reads the variables of the dealer sites' server, or fails with one sentence for each that is missing or wrong. */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env): WebEnv {
  const read = environment.safeParse(variables);
  if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join('\n'));
  const { data } = read;
  return {
    databaseUrl: data.DATABASE_URL,
    openSearchNodes: data.OPENSEARCH_NODES,
    stockIndex: data.STOCK_INDEX,
    platformDomain: data.PLATFORM_DOMAIN,
    buildId: data.BUILD_ID,
    port: data.WEB_PORT,
    stopSeconds: data.WEB_STOP_SECONDS,
    cacheMb: data.WEB_CACHE_MB,
    siteSearches: data.WEB_SITE_SEARCHES,
    warmUpSearches: data.WEB_WARM_UP_SEARCHES,
    logLevel: data.LOG_LEVEL,
  };
}
