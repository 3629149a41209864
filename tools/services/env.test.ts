import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseServicesEnv, type ServicesEnv } from './env.ts';
import { projectRoot } from './project-folders.ts';

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8');

/** Variables of the same file that the servers do not need: each program's own env.ts reads and tests them. */
const readByPrograms = [
  'FORECOURT_DEVELOPMENT',
  'REDIS_URL',
  'COUNTERS_REDIS_URL',
  'S3_ENDPOINT',
  'SMTP_HOST',
  'SMTP_ENCRYPTED',
  'MAIL_FROM',
  'REPLY_HOST',
  'INBOUND_MAIL_PORT',
  'INBOUND_MAIL_BIND',
  'INBOUND_MAIL_CERT',
  'INBOUND_MAIL_KEY',
  'DKIM_KEY',
  'DKIM_SELECTOR',
  'SPF_HOST',
  'SECRETS_KEYS',
  'OUTGOING_ALLOWED_HOSTS',
  'WORKER_CONCURRENCY',
  'WORKER_PROMPT_CONCURRENCY',
  'WORKER_BIND',
  'WORKER_PORT',
  'WORKER_STOP_SECONDS',
  'WORKER_DEAD_AFTER_SECONDS',
  'OPENSEARCH_NODES',
  'STOCK_INDEX',
  'PLATFORM_DOMAIN',
  'WEB_BIND',
  'WEB_PORT',
  'WEB_TRUSTED_PROXIES',
  'WEB_PROCESSES',
  'WEB_METRICS_BIND',
  'WEB_METRICS_PORT',
  'WEB_STOP_SECONDS',
  'WEB_CACHE_MB',
  'WEB_PAGES_MB',
  'WEB_NETWORK_REQUESTS',
  'WEB_SITE_SHARE',
  'WEB_WORKER_THREADS',
  'WEB_MEDIA_MB',
  'CONSOLE_ORIGIN',
  'CONSOLE_BIND',
  'CONSOLE_PORT',
  'CONSOLE_PROCESSES',
  'CONSOLE_STOP_SECONDS',
  'MEDIA_KEY',
  'CODE_KEY',
  'SIMULATOR_PORT',
  'TWILIO_ACCOUNT',
  'SMS_URL',
  'SMS_KEY',
  'SMS_ANSWERS_URL',
  'SMS_ANSWERS_TOKEN',
  'SMS_FROM',
  'VALUATION_URL',
  'VALUATION_KEY',
  'REDBOOK_URL',
  'REDBOOK_KEY',
  'REVIEWS_URL',
  'REVIEWS_TOKEN_URL',
  'REVIEWS_CLIENT_ID',
  'REVIEWS_CLIENT_SECRET',
  'REVIEWS_REFRESH_TOKEN',
  'GEOCODING_URL',
  'GEOCODING_KEY',
  'LENDER_URL',
  'LENDER_KEY',
  'STRIPE_API_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_SCRIPT_URL',
  'SIMULATOR_MESSAGES_URL',
  'SIMULATOR_PAYMENTS_FILE',
  'WEB_WARM_UP_SEARCHES',
  'BUILD_ID',
  'LOG_LEVEL',
];

describe('the environment', () => {
  const defaults = parseServicesEnv({});

  it('has the defaults of .env.example, each line of which has a sentence above it', () => {
    const lines = read('.env.example').split('\n');
    const shown: Record<string, string> = {};
    for (const [index, line] of lines.entries()) {
      const [, name, value] = /^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      shown[name] = value;
      expect(`${name} ${lines[index - 1]}`).toMatch(/^\S+ # [A-Z].*\.$/);
    }
    const { JAVA_HOME: _java, PATH: _path, ...ours } = defaults;
    const expected = Object.fromEntries(Object.entries(ours).map(([name, value]) => [name, String(value)]));
    const ofServers = Object.fromEntries(Object.entries(shown).filter(([name]) => name in expected));
    expect({ ...ofServers, FORECOURT_CACHE: parseServicesEnv(shown).FORECOURT_CACHE }).toEqual(expected);
    expect(Object.keys(shown).filter((name) => !(name in expected))).toEqual(readByPrograms);
  });

  it('has the defaults of compose.yaml', () => {
    const uses = [...read('compose.yaml').matchAll(/\$\{([A-Z0-9_]+):-([^}]*)\}/g)];
    expect(uses.length).toBeGreaterThan(8);
    for (const [, name = '', value] of uses) {
      expect([name, String(defaults[name as keyof ServicesEnv])]).toEqual([name, value]);
    }
  });

  it('OPS-8 bounds the memory of Redis alike for both, which evict only what has an end', () => {
    for (const name of ['compose.yaml', 'tools/services/redis.ts'])
      expect(read(name)).toContain('--maxmemory 256mb --maxmemory-policy volatile-lru');
  });

  it('OPS-8 lets nobody send Redis a script, alike for both', () => {
    for (const name of ['compose.yaml', 'tools/services/redis.ts'])
      expect(read(name)).toContain('--user default on nopass ~* &* +@all -@scripting');
  });

  it('lets the addresses of the database follow its port, unless they are given', () => {
    const env = parseServicesEnv({ POSTGRES_PORT: '6000', DATABASE_JOBS_URL: 'postgres://elsewhere/jobs' });
    expect(env.DATABASE_URL).toBe('postgres://forecourt_web:forecourt_web@127.0.0.1:6000/forecourt');
    expect(env.DATABASE_JOBS_URL).toBe('postgres://elsewhere/jobs');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(parseServicesEnv({ REDIS_PORT: ' ' }).REDIS_PORT).toBe(26_380);
  });

  it('names every mistake at once, and shows no secret', () => {
    const mistakes = {
      POSTGRES_PORT: 'abc',
      REDIS_PORT: '80',
      S3_SECRET_ACCESS_KEY: 'short',
      OPENSEARCH_HEAP: 'lots',
    };
    expect(() => parseServicesEnv(mistakes)).toThrow(
      [
        'Please mend .env:',
        "  POSTGRES_PORT must be a whole number from 1024 to 65400, not 'abc'.",
        "  OPENSEARCH_HEAP must be a size such as 1g or 512m, not 'lots'.",
        "  REDIS_PORT must be a whole number from 1024 to 65400, not '80'.",
        '  S3_SECRET_ACCESS_KEY must have at least 8 characters.',
      ].join('\n'),
    );
  });

  it.each([
    [{ REDIS_PORT: '27000' }, 'S3_PORT is 27000, which REDIS_PORT already takes'],
    [
      { S3_PORT: '29303' },
      'S3_PORT is 29303, which OPENSEARCH_PORT (29201 to +2 and +100 to +102) already takes',
    ],
  ])('refuses one port for two servers: %o', (variables, sentence) => {
    expect(() => parseServicesEnv(variables)).toThrow(sentence);
  });
});
