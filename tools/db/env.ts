import { isDevelopment } from '../../packages/server/src/environment/read-variables.ts';
import { releaseProblems } from '../../packages/server/src/environment/release-rules.ts';
import { readServicesEnv } from '../services/env.ts';

/** The owner of the schema, as which migrations run. An address that was given for a release is held to its rules. */
export function readOwnerUrl(): string {
  const { DATABASE_OWNER_URL } = readServicesEnv();
  const isOfServices = process.env['DATABASE_OWNER_URL'] === undefined;
  const problems = releaseProblems(['DATABASE_OWNER_URL'], { DATABASE_OWNER_URL });
  if (!isOfServices && !isDevelopment(process.env) && problems.length > 0)
    throw new Error(problems.join('\n'));
  return DATABASE_OWNER_URL;
}

/** What runs on the services of this machine is no release. */
const development = { FORECOURT_DEVELOPMENT: 'true' };

/** For a child process that takes the same environment with something added. */
export const environmentWith = (added: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...development,
  ...process.env,
  ...added,
});

/** For the indexer: the services of this machine, where the environment names no others. */
export function indexingEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_INDEXER_URL, OPENSEARCH_PORT } = readServicesEnv();
  const nodes = `http://127.0.0.1:${OPENSEARCH_PORT}`;
  return { ...development, OPENSEARCH_NODES: nodes, ...process.env, DATABASE_INDEXER_URL };
}

/** Where the simulator answers. */
export const simulatorPort = Number(process.env['SIMULATOR_PORT'] ?? 22_530);
const vendors = `http://127.0.0.1:${simulatorPort}`;

/** Deposits of play money, told to the dealer sites of this machine. */
const developmentPayments = {
  STRIPE_API_URL: vendors,
  STRIPE_SECRET_KEY: 'sk_test_development',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_development',
  STRIPE_WEBHOOK_SECRET: 'whsec_development',
  STRIPE_SCRIPT_URL: `${vendors}/payments/script/stripe.js`,
  SIMULATOR_MESSAGES_URL: `http://localhost:${process.env['WEB_PORT'] ?? 3000}/api/payments/stripe/messages`,
};

/** For the dealer sites' server, in the same way. */
export function webEnvironment(added: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { DATABASE_URL, OPENSEARCH_PORT } = readServicesEnv();
  const nodes = `http://127.0.0.1:${OPENSEARCH_PORT}`;
  return {
    ...development,
    ...developmentPayments,
    OPENSEARCH_NODES: nodes,
    ...process.env,
    DATABASE_URL,
    ...added,
  };
}

/** Of this machine alone: what is under it is no secret. */
const developmentSecretsKeys = `development:${Buffer.alloc(32, 1).toString('base64')}`;

/** For a worker and the simulator behind the sites, in the same way. */
export function workerEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_WORKER_URL, DATABASE_JOBS_URL, DATABASE_INDEXER_URL } = readServicesEnv();
  return {
    SMS_URL: `${vendors}/sms/messages`,
    SMS_KEY: 'development',
    VALUATION_URL: `${vendors}/valuation`,
    VALUATION_KEY: 'development',
    REDBOOK_URL: `${vendors}/redbook`,
    REVIEWS_URL: `${vendors}/reviews`,
    REVIEWS_TOKEN_URL: `${vendors}/reviews/token`,
    LENDER_URL: `${vendors}/lender`,
    LENDER_KEY: 'development',
    SECRETS_KEYS: developmentSecretsKeys,
    ...webEnvironment(),
    DATABASE_WORKER_URL,
    DATABASE_JOBS_URL,
    DATABASE_INDEXER_URL,
  };
}

/** For the console, in the same way. */
export function consoleEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_CONSOLE_URL } = readServicesEnv();
  return { ...development, ...process.env, DATABASE_CONSOLE_URL };
}
