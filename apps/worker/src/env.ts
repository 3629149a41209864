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
  databaseVariable,
  logLevelVariable,
  mediaStorageOf,
  mediaVariables,
  numberVariable,
  redisAddressOf,
  redisVariables,
  searchVariables,
} from '@forecourt/server/environment/variables';
import * as z from 'zod';

const simulatedSms = { url: 'http://127.0.0.1:22530/sms/messages', key: 'development' };
const smsVariables = {
  SMS_URL: z.url('SMS_URL is no address; see .env.example').default(simulatedSms.url),
  SMS_KEY: z.string().default(simulatedSms.key),
  TWILIO_ACCOUNT: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'TWILIO_ACCOUNT is AC and 32 characters; see .env.example')
    .optional(),
  SMS_FROM: z
    .string()
    .regex(
      /^(?:\+\d{6,15}|[A-Za-z0-9 ]{3,11}|MG[0-9a-f]{32})$/,
      'SMS_FROM is a number or a name of 3 to 11 letters; see .env.example',
    )
    .default('Forecourt'),
};
const valuationVariables = {
  VALUATION_URL: z
    .url('VALUATION_URL is no address; see .env.example')
    .default('http://127.0.0.1:22530/valuation'),
  VALUATION_KEY: z.string().default('development'),
  REDBOOK_URL: z.url('REDBOOK_URL is no address; see .env.example').optional(),
  REDBOOK_KEY: z.string().default('development'),
};
const reviewsVariables = {
  REVIEWS_URL: z.url('REVIEWS_URL is no address; see .env.example').default('http://127.0.0.1:22530/reviews'),
  REVIEWS_TOKEN_URL: z
    .url('REVIEWS_TOKEN_URL is no address; see .env.example')
    .default('http://127.0.0.1:22530/reviews/token'),
  REVIEWS_CLIENT_ID: z.string().default('development'),
  REVIEWS_CLIENT_SECRET: z.string().default('development'),
  REVIEWS_REFRESH_TOKEN: z.string().default('development'),
};
const lenderVariables = {
  LENDER_URL: z.url('LENDER_URL is no address; see .env.example').default('http://127.0.0.1:22530/lender'),
  LENDER_KEY: z.string().default('development'),
};
const replyVariables = {
  REPLY_HOST: z
    .string()
    .regex(/^[a-z0-9.-]{3,80}$/, 'REPLY_HOST is a name of a host; see .env.example')
    .default('replies.forecourt.example'),
  INBOUND_MAIL_PORT: numberVariable(
    'INBOUND_MAIL_PORT',
    'where answers by mail come in, 0 for nowhere',
    0,
    65_535,
    22_527,
  ),
  INBOUND_MAIL_BIND: bindVariable('INBOUND_MAIL_BIND'),
  INBOUND_MAIL_CERT: z.string().optional(),
  INBOUND_MAIL_KEY: z.string().optional(),
  DKIM_KEY: z.string().optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'DKIM_SELECTOR is a word; see .env.example')
    .default('forecourt'),
  SPF_HOST: z.string().default('spf.forecourt.example'),
};
const leadVariables = {
  OUTGOING_ALLOWED_HOSTS: z.string().default(''),
  SECRETS_KEYS: z.string().optional(),
};

const environment = z.object({
  DATABASE_WORKER_URL: databaseVariable(
    'DATABASE_WORKER_URL',
    'the address of PostgreSQL as forecourt_worker',
  ),
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
  ...replyVariables,
  CODE_KEY: codeKeysVariable,
  BUILD_ID: buildVariable,
  ...smsVariables,
  ...valuationVariables,
  ...reviewsVariables,
  ...lenderVariables,
  ...paymentVariables,
  SMTP_HOST: z.string().default('127.0.0.1'),
  SMTP_PORT: numberVariable('SMTP_PORT', 'where mail is handed over', 1, 65_535, 22_525),
  SMTP_ENCRYPTED: z.enum(['true', 'false']).default('true'),
  MAIL_FROM: z
    .email('MAIL_FROM is no address of mail; see .env.example')
    .default('no-reply@forecourt.example'),
  PLATFORM_DOMAIN: z.string().default('localhost'),
  WORKER_CONCURRENCY: numberVariable('WORKER_CONCURRENCY', 'how many jobs run at once', 1, 100, 8),
  WORKER_PROMPT_CONCURRENCY: numberVariable(
    'WORKER_PROMPT_CONCURRENCY',
    'how many jobs that a person waits for run at once, beside the others',
    1,
    100,
    4,
  ),
  WORKER_PORT: numberVariable(
    'WORKER_PORT',
    'where /healthz and /readyz answer, 0 for any free port',
    0,
    65_535,
    3020,
  ),
  WORKER_BIND: bindVariable('WORKER_BIND'),
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

interface ReplyEnv {
  /** The host of the addresses that buyers answer to. */
  readonly host: string;
  readonly door: {
    readonly port: number;
    readonly bind: string;
    readonly tls: { readonly key: string; readonly cert: string } | null;
  };
  readonly takesMail: boolean;
  /** Null: no mail goes from dealers' own domains. */
  readonly dkim: { readonly selector: string; readonly privateKey: string } | null;
  readonly spfHost: string;
}

interface LeadEnv {
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
  readonly replies: ReplyEnv;
  readonly codeSecrets: readonly [string, ...string[]];
  readonly sms: {
    readonly url: string;
    readonly apiKey: string;
    readonly from: string;
    /** Null: the vendor is asked in the plain way, as the simulator is. */
    readonly twilioAccount: string | null;
  };
  readonly valuation: { readonly url: string; readonly apiKey: string };
  /** Null: no car is filled in from its RedBook code. */
  readonly redbook: { readonly url: string; readonly apiKey: string } | null;
  readonly reviews: {
    readonly url: string;
    readonly tokenUrl: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly refreshToken: string;
  };
  readonly lender: { readonly url: string; readonly apiKey: string };
  /** Null: there is nothing to ask a payment provider. */
  readonly payments: PaymentsEnv | null;
  readonly smtp: { readonly host: string; readonly port: number; readonly isEncrypted: boolean };
  readonly mailFrom: string;
  readonly platformDomain: string;
  readonly concurrency: number;
  /** Of jobs that a person waits for. */
  readonly promptConcurrency: number;
  readonly port: number;
  readonly bind: string;
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

/** Reads what a command needs that looks at sites, or fails as `readEnv` does. */
export function readCommandEnv(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Pick<WorkerEnv, 'databaseUrl'> {
  const data = readVariables(environment.pick({ DATABASE_WORKER_URL: true }), variables);
  return { databaseUrl: data.DATABASE_WORKER_URL };
}

/** Reads the worker's variables, or fails with one sentence for each that is missing or wrong. */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env): WorkerEnv {
  const data = readVariables(environment, variables);
  return {
    databaseUrl: data.DATABASE_WORKER_URL,
    jobsUrl: data.DATABASE_JOBS_URL,
    ...readIndexingEnv(variables),
    s3: mediaStorageOf(data),
    redisUrl: redisAddressOf(data),
    codeSecrets: data.CODE_KEY,
    sms: {
      url: data.SMS_URL,
      apiKey: data.SMS_KEY,
      from: data.SMS_FROM,
      twilioAccount: data.TWILIO_ACCOUNT ?? null,
    },
    valuation: { url: data.VALUATION_URL, apiKey: data.VALUATION_KEY },
    redbook: data.REDBOOK_URL === undefined ? null : { url: data.REDBOOK_URL, apiKey: data.REDBOOK_KEY },
    reviews: {
      url: data.REVIEWS_URL,
      tokenUrl: data.REVIEWS_TOKEN_URL,
      clientId: data.REVIEWS_CLIENT_ID,
      clientSecret: data.REVIEWS_CLIENT_SECRET,
      refreshToken: data.REVIEWS_REFRESH_TOKEN,
    },
    lender: { url: data.LENDER_URL, apiKey: data.LENDER_KEY },
    payments: paymentsOf(data),
    replies: repliesOf(data),
    leads: leadsOf(data, !isDevelopment(variables)),
    smtp: { host: data.SMTP_HOST, port: data.SMTP_PORT, isEncrypted: data.SMTP_ENCRYPTED === 'true' },
    mailFrom: data.MAIL_FROM,
    platformDomain: data.PLATFORM_DOMAIN,
    concurrency: data.WORKER_CONCURRENCY,
    promptConcurrency: data.WORKER_PROMPT_CONCURRENCY,
    port: data.WORKER_PORT,
    bind: data.WORKER_BIND,
    stopSeconds: data.WORKER_STOP_SECONDS,
    deadAfterSeconds: data.WORKER_DEAD_AFTER_SECONDS,
    logLevel: data.LOG_LEVEL,
  };
}

function repliesOf(data: z.infer<typeof environment>): ReplyEnv {
  const { INBOUND_MAIL_CERT: cert, INBOUND_MAIL_KEY: key, DKIM_KEY: privateKey } = data;
  return {
    host: data.REPLY_HOST,
    door: {
      port: data.INBOUND_MAIL_PORT,
      bind: data.INBOUND_MAIL_BIND,
      tls: cert === undefined || key === undefined ? null : { key, cert },
    },
    takesMail: data.INBOUND_MAIL_PORT !== 0,
    dkim: privateKey === undefined ? null : { selector: data.DKIM_SELECTOR, privateKey },
    spfHost: data.SPF_HOST,
  };
}

function leadsOf(
  { OUTGOING_ALLOWED_HOSTS, SECRETS_KEYS }: z.infer<typeof environment>,
  isProduction: boolean,
): LeadEnv {
  return {
    allowedHosts: OUTGOING_ALLOWED_HOSTS.split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    isProduction,
    secretsKeys: SECRETS_KEYS ?? null,
  };
}
