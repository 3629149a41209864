import {
  paymentsOf,
  paymentVariables,
  type PaymentsEnv,
} from '@forecourt/server/environment/payment-variables';
import { isDevelopment, readVariables } from '@forecourt/server/environment/read-variables';
import {
  bindVariable,
  buildVariable,
  codeKeysVariable,
  countersVariables,
  databaseVariable,
  keyListVariable,
  logLevelVariable,
  mediaStorageOf,
  mediaVariables,
  numberVariable,
  redisAddressOf,
  redisVariables,
  searchVariables,
} from '@forecourt/server/environment/variables';
import * as z from 'zod';

const environment = z.object({
  DATABASE_URL: databaseVariable('DATABASE_URL', 'the address of PostgreSQL as forecourt_web'),
  ...searchVariables,
  ...mediaVariables,
  ...redisVariables,
  ...countersVariables,
  MEDIA_KEY: keyListVariable('MEDIA_KEY', 'development-media-key', 8),
  BUILD_ID: buildVariable,
  PLATFORM_DOMAIN: z
    .string()
    .default('localhost')
    .refine((host) => /^[a-z0-9.-]{1,253}$/.test(host), 'PLATFORM_DOMAIN is no host; see .env.example'),
  CODE_KEY: codeKeysVariable,
  WEB_PORT: numberVariable('WEB_PORT', 'where dealer sites answer, 0 for any free port', 0, 65_535, 3000),
  WEB_BIND: bindVariable('WEB_BIND'),
  WEB_METRICS_BIND: bindVariable('WEB_METRICS_BIND'),
  WEB_METRICS_PORT: numberVariable(
    'WEB_METRICS_PORT',
    'where a collector reads, 0 for nowhere',
    0,
    65_535,
    0,
  ),
  WEB_TRUSTED_PROXIES: numberVariable(
    'WEB_TRUSTED_PROXIES',
    'how many proxies stand between visitors and this server, one behind the other',
    0,
    10,
    0,
  ),
  WEB_PROCESSES: numberVariable('WEB_PROCESSES', 'how many web servers run at once', 1, 10_000, 1),
  WEB_STOP_SECONDS: numberVariable('WEB_STOP_SECONDS', 'how long requests may finish', 1, 600, 20),
  WEB_CACHE_MB: numberVariable('WEB_CACHE_MB', 'memory for responses that are cached', 1, 16_384, 128),
  WEB_PAGES_MB: numberVariable('WEB_PAGES_MB', 'memory for pages that are cached', 1, 16_384, 128),
  WEB_NETWORK_REQUESTS: numberVariable(
    'WEB_NETWORK_REQUESTS',
    'how many requests a second that no cache answers one network may make to a site in one process',
    1,
    1_000_000,
    20,
  ),
  WEB_SITE_SHARE: numberVariable(
    'WEB_SITE_SHARE',
    "how much of a process's time one site may take, in percent",
    1,
    1_000_000,
    30,
  ),
  WEB_WORKER_THREADS: numberVariable(
    'WEB_WORKER_THREADS',
    'how many threads make pages that no cache has, 0 for the one that answers',
    0,
    64,
    1,
  ),
  WEB_MEDIA_MB: numberVariable('WEB_MEDIA_MB', 'memory for pictures that are cached', 1, 16_384, 64),
  WEB_WARM_UP_SEARCHES: numberVariable(
    'WEB_WARM_UP_SEARCHES',
    'how many searches a process makes before it takes traffic',
    0,
    100_000,
    200,
  ),
  GEOCODING_URL: z
    .url('GEOCODING_URL is no address; see .env.example')
    .default('http://127.0.0.1:22530/geocoding/json'),
  GEOCODING_KEY: z.string().default('development'),
  SMS_ANSWERS_URL: z.url('SMS_ANSWERS_URL is no address; see .env.example').optional(),
  SMS_ANSWERS_TOKEN: z.string().optional(),
  ...paymentVariables,
  LOG_LEVEL: logLevelVariable,
});

export interface WebEnv {
  readonly databaseUrl: string;
  readonly openSearchNodes: readonly string[];
  readonly stockIndex: string;
  readonly platformDomain: string;
  readonly buildId: string;
  readonly port: number;
  /** The address of this machine that visitors' requests come to. */
  readonly bind: string;
  /** Null: nowhere. */
  readonly metricsPort: number | null;
  readonly metricsBind: string;
  readonly isDevelopment: boolean;
  /** How many proxies stand before this server, each of which adds to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** How many of these servers run, all together. */
  readonly processes: number;
  readonly stopSeconds: number;
  readonly cacheMb: number;
  readonly pagesMb: number;
  readonly networkRequests: number;
  readonly siteShare: number;
  /** That make pages; 0: the thread that answers does. */
  readonly workerThreads: number;
  readonly redisUrl: string;
  /** Where all processes count together; in a release it is not the Redis of pages, which evicts. */
  readonly countersRedisUrl: string;
  readonly mediaMb: number;
  /** Sign the addresses of pictures, the present one first. */
  readonly mediaKeys: readonly [string, ...string[]];
  /** What one-time codes and sessions are made with, the present one first. */
  readonly codeSecrets: readonly [string, ...string[]];
  readonly s3: ReturnType<typeof mediaStorageOf>;
  readonly warmUpSearches: number;
  /** Where the middle of a postcode is asked for. */
  readonly geocoding: { readonly url: string; readonly apiKey: string };
  /** Null: nobody can pay, so nobody is asked to. */
  readonly payments: PaymentsEnv | null;
  /** Where the vendor posts SMS that come back, as it knows the address, and what it signs them with; null: nowhere. */
  readonly smsAnswers: { readonly url: string; readonly token: string } | null;
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
}

/** Reads the variables of the dealer sites' server, or fails with one sentence for each that is missing or wrong. */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env): WebEnv {
  const data = readVariables(environment, variables);
  return {
    databaseUrl: data.DATABASE_URL,
    openSearchNodes: data.OPENSEARCH_NODES,
    stockIndex: data.STOCK_INDEX,
    platformDomain: data.PLATFORM_DOMAIN,
    buildId: data.BUILD_ID,
    port: data.WEB_PORT,
    bind: data.WEB_BIND,
    metricsPort: data.WEB_METRICS_PORT || null,
    metricsBind: data.WEB_METRICS_BIND,
    isDevelopment: isDevelopment(variables),
    trustedProxies: data.WEB_TRUSTED_PROXIES,
    processes: data.WEB_PROCESSES,
    stopSeconds: data.WEB_STOP_SECONDS,
    cacheMb: data.WEB_CACHE_MB,
    pagesMb: data.WEB_PAGES_MB,
    networkRequests: data.WEB_NETWORK_REQUESTS,
    siteShare: data.WEB_SITE_SHARE,
    workerThreads: data.WEB_WORKER_THREADS,
    redisUrl: redisAddressOf(data),
    countersRedisUrl: data.COUNTERS_REDIS_URL ?? redisAddressOf(data),
    mediaMb: data.WEB_MEDIA_MB,
    mediaKeys: data.MEDIA_KEY,
    codeSecrets: data.CODE_KEY,
    s3: mediaStorageOf(data),
    warmUpSearches: data.WEB_WARM_UP_SEARCHES,
    geocoding: { url: data.GEOCODING_URL, apiKey: data.GEOCODING_KEY },
    payments: paymentsOf(data),
    smsAnswers: smsAnswersOf(data, isDevelopment(variables)),
    logLevel: data.LOG_LEVEL,
  };
}

/** Reads what the command for a person's data needs of them. */
export function readPersonalDataEnv(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Pick<WebEnv, 'codeSecrets' | 'databaseUrl' | 'platformDomain'> {
  const wanted = environment.pick({ CODE_KEY: true, DATABASE_URL: true, PLATFORM_DOMAIN: true });
  const data = readVariables(wanted, variables);
  return {
    databaseUrl: data.DATABASE_URL,
    platformDomain: data.PLATFORM_DOMAIN,
    codeSecrets: data.CODE_KEY,
  };
}

/** In development the simulator's. */
function smsAnswersOf(
  { SMS_ANSWERS_URL: url, SMS_ANSWERS_TOKEN: token }: z.infer<typeof environment>,
  isHere: boolean,
): WebEnv['smsAnswers'] {
  if (url !== undefined && token !== undefined) return { url, token };
  return isHere ? { url: 'http://localhost:3000/api/sms/messages', token: 'development-sms-answers' } : null;
}
