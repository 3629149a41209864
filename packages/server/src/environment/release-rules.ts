import { isEncryptedDatabase, isEncryptedLink, isLoopback } from './encrypted-link.ts';
import { hasPublishedSecret } from './published-secrets.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** What is wrong with a variable of a release, in words that follow its name; null where nothing is. */
type ReleaseRule = (value: string, all: Variables) => string | null;

const leastKeyCharacters = 32;
const sealingKeyBytes = 32;

const ownSecret: ReleaseRule = (value) =>
  hasPublishedSecret(value) ? 'is published with the sources: make one of your own' : null;

const longKeys: ReleaseRule = (value, all) =>
  value.split(',').some((key) => key.trim().length < leastKeyCharacters)
    ? `is too short: a key has at least ${leastKeyCharacters} characters`
    : ownSecret(value, all);

const sealingKeys: ReleaseRule = (value, all) =>
  value
    .split(',')
    .some((entry) => Buffer.from(entry.split(':')[1] ?? '', 'base64').length !== sealingKeyBytes)
    ? `has a key that is not ${sealingKeyBytes} bytes in base64`
    : ownSecret(value, all);

const encrypted: ReleaseRule = (value) =>
  value.split(',').every((address) => isEncryptedLink(address.trim()))
    ? null
    : 'is unencrypted beyond this machine: use https:// or rediss://';

const database: ReleaseRule = (value, all) =>
  isEncryptedDatabase(value)
    ? ownSecret(value, all)
    : 'is unencrypted beyond this machine: add ?sslmode=verify-full';

const said: ReleaseRule = () => null;

/**
 * What a release says for itself, each with its rule: in development it has a value that is only good there. One
 * that is absent is named as missing, so that nothing forgotten falls back to what everybody knows.
 */
const required: Readonly<Record<string, ReleaseRule>> = {
  BUILD_ID: (value) => (value === 'development' ? 'names no build' : null),
  DATABASE_URL: database,
  DATABASE_WORKER_URL: database,
  DATABASE_CONSOLE_URL: database,
  DATABASE_OWNER_URL: database,
  DATABASE_LOADER_URL: database,
  DATABASE_JOBS_URL: database,
  DATABASE_INDEXER_URL: database,
  OPENSEARCH_NODES: encrypted,
  REDIS_URL: encrypted,
  COUNTERS_REDIS_URL: (value, all) =>
    value === all['REDIS_URL'] ? 'is that of pages, which evicts when it is full' : encrypted(value, all),
  S3_ENDPOINT: encrypted,
  S3_ACCESS_KEY_ID: said,
  S3_SECRET_ACCESS_KEY: ownSecret,
  MEDIA_KEY: longKeys,
  CODE_KEY: longKeys,
  SECRETS_KEYS: sealingKeys,
  SMS_URL: encrypted,
  SMS_KEY: ownSecret,
  VALUATION_URL: encrypted,
  VALUATION_KEY: ownSecret,
  REVIEWS_URL: encrypted,
  REVIEWS_TOKEN_URL: encrypted,
  REVIEWS_CLIENT_SECRET: ownSecret,
  REVIEWS_REFRESH_TOKEN: ownSecret,
  GEOCODING_URL: encrypted,
  GEOCODING_KEY: ownSecret,
  LENDER_URL: encrypted,
  LENDER_KEY: ownSecret,
  SMTP_HOST: said,
  MAIL_FROM: said,
  REPLY_HOST: said,
  PLATFORM_DOMAIN: said,
  WEB_PROCESSES: said,
  WEB_TRUSTED_PROXIES: (value, { WEB_BIND = '127.0.0.1' }) =>
    value === '0' && !isLoopback(WEB_BIND)
      ? 'is 0 while WEB_BIND is beyond this machine: visitors would be answered unencrypted'
      : null,
};

/** What a release may leave out, and what it must not be where it is said. */
const optional: Readonly<Record<string, ReleaseRule>> = {
  REDBOOK_URL: encrypted,
  DKIM_KEY: (value) => (value.includes('PRIVATE KEY') ? null : 'is no private key in PEM'),
  STRIPE_API_URL: encrypted,
  STRIPE_SCRIPT_URL: encrypted,
  STRIPE_SECRET_KEY: ownSecret,
  STRIPE_PUBLISHABLE_KEY: ownSecret,
  STRIPE_WEBHOOK_SECRET: ownSecret,
  SMS_ANSWERS_URL: encrypted,
  SMS_ANSWERS_TOKEN: ownSecret,
  OUTGOING_ALLOWED_HOSTS: () => 'is for tests alone: a release reaches public addresses only',
  SMTP_ENCRYPTED: (value, { SMTP_HOST }) =>
    value === 'false' && !isLoopback(SMTP_HOST ?? '')
      ? 'is false: mail may go unencrypted to this machine alone'
      : null,
};

/** One sentence for each variable that a released program must not start with, out of those that it reads. */
export function releaseProblems(names: readonly string[], variables: Variables): readonly string[] {
  return names.flatMap((name) => {
    const value = variables[name];
    const isRequired = Object.hasOwn(required, name);
    if (value === undefined) return isRequired ? [sentence(name, 'is missing: a release says it')] : [];
    const rule = isRequired ? required[name] : Object.hasOwn(optional, name) ? optional[name] : undefined;
    const problem = rule?.(value, variables) ?? null;
    return problem === null ? [] : [sentence(name, problem)];
  });
}

const sentence = (name: string, problem: string) => `${name} ${problem}; see .env.example`;
