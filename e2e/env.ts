import { existsSync } from 'node:fs';
import { readServicesEnv } from '../tools/services/env.ts';

/** The browser of the system: Debian's package puts it here. A browser is never downloaded. */
export const chromiumPath: string = readServicesEnv().CHROMIUM_PATH;

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * What the journeys run in: Chromium without a window's own interface, where the system has it and nobody chose
 * another. A journey takes half the time in it.
 */
export const journeyBrowserPath: string =
  process.env['CHROMIUM_PATH'] === undefined && existsSync(headlessShell) ? headlessShell : chromiumPath;

/** Where the sites are served to the tests. */
export const sitesPort = Number(process.env['E2E_PORT'] ?? 3080);

/** Every site and screen of `pnpm e2e:full`, rather than the two and two of every change. */
export const isFull: boolean = process.env['E2E_FULL'] === '1';

/** Whether a failed test leaves a trace for `playwright show-trace`. */
export const isTraced: boolean = process.env['E2E_TRACE'] === '1';

/** What measures pages runs without it: pictures that it makes would take a core beside them. */
export const hasWorker: boolean = process.env['E2E_WORKER'] !== 'none';

/** The address of a site of the demo world. */
export function siteUrl(slug: string, path = '/'): string {
  return `http://${slug}.localhost:${sitesPort}${path}`;
}

/** Where the simulator shows what was sent to phones. */
export const simulatorPort: number = sitesPort + 1;

/** Where the worker takes what buyers answer by mail. */
export const answersPort: number = sitesPort + 3;

/** The number that texts to buyers come from, and that they answer to. */
export const smsNumber = '+61480000118';

/** Where the console is served to the tests. */
const consolePort = sitesPort + 2;

/** An address of the console: its cookies and passkeys are bound to this host. */
export function consoleUrl(path = '/'): string {
  return `http://console.localhost:${consolePort}${path}`;
}

/** For the console beside them. The demo world sealed its staff's codes with the key of development. */
export function consoleEnvironment(): NodeJS.ProcessEnv {
  return {
    ...sitesEnvironment(),
    DATABASE_CONSOLE_URL: readServicesEnv().DATABASE_CONSOLE_URL,
    CODE_KEY: `${codeKey},development-code-key-of-no-use-elsewhere`,
    CONSOLE_PORT: String(consolePort),
    CONSOLE_ORIGIN: new URL(consoleUrl()).origin,
  };
}

const codeKey = 'key of codes of the tests which is long';

/** For the server of the sites and what stands behind it: the services of this machine, where the environment names no others. */
export function sitesEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL, DATABASE_WORKER_URL, DATABASE_JOBS_URL, DATABASE_INDEXER_URL, OPENSEARCH_PORT } =
    readServicesEnv();
  return {
    OPENSEARCH_NODES: `http://127.0.0.1:${OPENSEARCH_PORT}`,
    FORECOURT_DEVELOPMENT: 'true',
    LOG_LEVEL: 'warn',
    WEB_WARM_UP_SEARCHES: '10',
    ...process.env,
    DATABASE_URL,
    DATABASE_WORKER_URL,
    DATABASE_JOBS_URL,
    DATABASE_INDEXER_URL,
    SIMULATOR_PORT: String(simulatorPort),
    SMS_URL: `http://127.0.0.1:${simulatorPort}/sms/messages`,
    SMS_KEY: 'tests',
    SMS_FROM: smsNumber,
    SMS_ANSWERS_URL: `http://localhost:${sitesPort}/api/sms/messages`,
    SMS_ANSWERS_TOKEN: 'tests',
    INBOUND_MAIL_PORT: String(answersPort),
    VALUATION_URL: `http://127.0.0.1:${simulatorPort}/valuation`,
    VALUATION_KEY: 'tests',
    REDBOOK_URL: `http://127.0.0.1:${simulatorPort}/redbook`,
    REVIEWS_URL: `http://127.0.0.1:${simulatorPort}/reviews`,
    REVIEWS_TOKEN_URL: `http://127.0.0.1:${simulatorPort}/reviews/token`,
    GEOCODING_URL: `http://127.0.0.1:${simulatorPort}/geocoding/json`,
    GEOCODING_KEY: 'tests',
    LENDER_URL: `http://127.0.0.1:${simulatorPort}/lender`,
    LENDER_KEY: 'tests',
    STRIPE_API_URL: `http://127.0.0.1:${simulatorPort}`,
    STRIPE_SECRET_KEY: 'sk_test_tests',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_tests',
    STRIPE_SCRIPT_URL: `http://127.0.0.1:${simulatorPort}/payments/script/stripe.js`,
    SIMULATOR_MESSAGES_URL: `http://localhost:${sitesPort}/api/payments/stripe/messages`,
    SECRETS_KEYS: `tests:${Buffer.alloc(32, 2).toString('base64')}`,
    // The mail server of this machine has no certificate.
    SMTP_ENCRYPTED: 'false',
    CODE_KEY: codeKey,
    MEDIA_KEY: 'key of tests',
    // So that each test can come from an address of its own: limits go by it.
    WEB_TRUSTED_PROXIES: '1',
    // All tests of a site together ask as much of it as a crowd; limits have tests of their own.
    WEB_NETWORK_REQUESTS: '1000',
    WEB_SITE_SHARE: '100',
    WORKER_PORT: '0',
    PLATFORM_DOMAIN: 'localhost',
    WEB_PORT: String(sitesPort),
  };
}
