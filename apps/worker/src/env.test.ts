import { describe, expect, it } from 'vitest';
import { readEnv, readIndexingEnv } from './env.ts';

const addresses = {
  FORECOURT_DEVELOPMENT: 'true',
  DATABASE_WORKER_URL: 'postgres://app@host/db',
  DATABASE_JOBS_URL: 'postgres://jobs@host/db',
  DATABASE_INDEXER_URL: 'postgres://indexer@host/db',
  OPENSEARCH_NODES: 'http://one:9200, http://two:9200',
};

describe("the worker's environment", () => {
  it('needs addresses and has a default for everything else', () => {
    expect(readEnv(addresses)).toEqual({
      databaseUrl: 'postgres://app@host/db',
      jobsUrl: 'postgres://jobs@host/db',
      indexerUrl: 'postgres://indexer@host/db',
      openSearchNodes: ['http://one:9200', 'http://two:9200'],
      stockIndex: 'stock',
      s3: {
        endpoint: 'http://127.0.0.1:27000',
        region: 'ap-southeast-2',
        accessKeyId: 'forecourt',
        secretAccessKey: 'forecourt-secret',
      },
      redisUrl: 'redis://127.0.0.1:26380',
      leads: {
        allowedHosts: [],
        isProduction: false,
        secretsKeys: null,
      },
      codeSecrets: ['development-code-key-of-no-use-elsewhere'],
      sms: {
        url: 'http://127.0.0.1:22530/sms/messages',
        apiKey: 'development',
        from: 'Forecourt',
        twilioAccount: null,
      },
      reviews: {
        url: 'http://127.0.0.1:22530/reviews',
        tokenUrl: 'http://127.0.0.1:22530/reviews/token',
        clientId: 'development',
        clientSecret: 'development',
        refreshToken: 'development',
      },
      valuation: { url: 'http://127.0.0.1:22530/valuation', apiKey: 'development' },
      redbook: null,
      lender: { url: 'http://127.0.0.1:22530/lender', apiKey: 'development' },
      replies: {
        host: 'replies.forecourt.example',
        door: { port: 22_527, bind: '127.0.0.1', tls: null },
        takesMail: true,
        dkim: null,
        spfHost: 'spf.forecourt.example',
      },
      payments: null,
      smtp: { host: '127.0.0.1', port: 22_525, isEncrypted: true },
      mailFrom: 'no-reply@forecourt.example',
      platformDomain: 'localhost',
      concurrency: 8,
      promptConcurrency: 4,
      port: 3020,
      bind: '127.0.0.1',
      stopSeconds: 25,
      deadAfterSeconds: 5,
      logLevel: 'info',
    });
  });

  it('says what is missing in words a person understands, all at once', () => {
    expect(() => readEnv({ FORECOURT_DEVELOPMENT: 'true' })).toThrow(
      'DATABASE_WORKER_URL is missing: the address of PostgreSQL as forecourt_worker; see .env.example\n' +
        'DATABASE_JOBS_URL is missing: the address of PostgreSQL as the role of the job queue; see .env.example\n' +
        'DATABASE_INDEXER_URL is missing: the address of PostgreSQL as the role that fills the search index; see .env.example\n' +
        'OPENSEARCH_NODES is missing: addresses of the search cluster; see .env.example',
    );
  });

  it.each([
    ['SMS_FROM', 'A name that is too long', /SMS_FROM is a number or a name/],
    ['SMS_URL', 'sms', /SMS_URL is no address/],
    ['TWILIO_ACCOUNT', 'mine', /TWILIO_ACCOUNT is AC and 32 characters/],
    ['WORKER_CONCURRENCY', '0', /WORKER_CONCURRENCY must be a whole number from 1 to 100/],
    ['WORKER_CONCURRENCY', 'many', /WORKER_CONCURRENCY must be a whole number/],
    ['WORKER_PORT', '65536', /WORKER_PORT must be a whole number from 0 to 65535/],
    ['WORKER_BIND', 'host.example', /WORKER_BIND is an IP address of this machine/],
    ['DATABASE_WORKER_URL', 'mysql://host', /DATABASE_WORKER_URL is not an address of PostgreSQL/],
    ['OPENSEARCH_NODES', 'one:9200', /OPENSEARCH_NODES must be addresses/],
    ['STOCK_INDEX', '_all', /STOCK_INDEX is no name/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL is debug/],
  ])('refuses %s=%s', (variable, value, message) => {
    expect(() => readEnv({ ...addresses, [variable]: value })).toThrow(message);
  });
});

const ofRole = (role: string) => `postgres://${role}:of-its-own@db.example/forecourt?sslmode=verify-full`;

describe('M1 a released worker does not start', () => {
  const indexing = {
    DATABASE_INDEXER_URL: ofRole('indexer'),
    OPENSEARCH_NODES: 'https://one.example:9200',
  };
  const live = {
    ...indexing,
    BUILD_ID: '2026.1',
    DATABASE_WORKER_URL: ofRole('app'),
    DATABASE_JOBS_URL: ofRole('jobs'),
    REDIS_URL: 'rediss://cache.example:6380',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'of-its-own',
    S3_SECRET_ACCESS_KEY: 'a-secret-of-its-own',
    CODE_KEY: 'c'.repeat(32),
    SECRETS_KEYS: `2026:${Buffer.alloc(32, 7).toString('base64')}`,
    SMS_URL: 'https://sms.example/v1',
    SMS_KEY: 'of-its-own',
    VALUATION_URL: 'https://valuation.example',
    VALUATION_KEY: 'of-its-own',
    REVIEWS_URL: 'https://reviews.example',
    REVIEWS_TOKEN_URL: 'https://tokens.example/token',
    REVIEWS_CLIENT_SECRET: 'of-its-own',
    REVIEWS_REFRESH_TOKEN: 'of-its-own',
    LENDER_URL: 'https://lender.example',
    LENDER_KEY: 'of-its-own',
    SMTP_HOST: 'mail.example',
    MAIL_FROM: 'no-reply@sites.example',
    REPLY_HOST: 'replies.sites.example',
    PLATFORM_DOMAIN: 'sites.example',
  };

  it('but does with all that it needs', () => {
    expect(readEnv(live)).toMatchObject({
      leads: { isProduction: true, allowedHosts: [] },
      sms: { url: 'https://sms.example/v1', apiKey: 'of-its-own', from: 'Forecourt', twilioAccount: null },
      smtp: { host: 'mail.example', isEncrypted: true },
    });
    expect(readIndexingEnv(indexing).stockIndex).toBe('stock');
  });

  it.each(Object.keys(live))('without %s', (name) => {
    expect(() => readEnv({ ...live, [name]: undefined })).toThrow(`${name} is missing`);
  });

  it.each([
    ['SECRETS_KEYS', 'development:Zm9yZWNvdXJ0LWRldmVsb3BtZW50LWtleS0zMmJ5dGU=', /SECRETS_KEYS is published/],
    ['SECRETS_KEYS', '2026:c2hvcnQ=', /SECRETS_KEYS has a key that is not 32 bytes/],
    ['SECRETS_KEYS', 'one:key', /SECRETS_KEYS has a key that is not 32 bytes/],
    ['S3_SECRET_ACCESS_KEY', 'forecourt-secret', /S3_SECRET_ACCESS_KEY is published/],
    ['CODE_KEY', 'development-code-key-of-no-use-elsewhere', /CODE_KEY is published/],
    ['SMS_KEY', 'development', /SMS_KEY is published/],
    ['VALUATION_KEY', 'development', /VALUATION_KEY is published/],
    ['SMS_URL', 'http://sms.example/v1', /SMS_URL is unencrypted/],
    ['SMTP_ENCRYPTED', 'false', /SMTP_ENCRYPTED is false/],
    ['OUTGOING_ALLOWED_HOSTS', '127.0.0.1:8080', /OUTGOING_ALLOWED_HOSTS is for tests alone/],
    [
      'DATABASE_JOBS_URL',
      'postgres://jobs:of-its-own@db.example/forecourt',
      /DATABASE_JOBS_URL is unencrypted/,
    ],
    [
      'DATABASE_INDEXER_URL',
      'postgres://x:forecourt_indexer@[::1]/forecourt',
      /DATABASE_INDEXER_URL is published/,
    ],
    ['REDIS_URL', 'redis://cache.example', /REDIS_URL is unencrypted/],
  ])('with %s=%s', (name, value, message) => {
    expect(() => readEnv({ ...live, [name]: value })).toThrow(message);
  });

  it('nor builds an index with what a worker would refuse', () => {
    expect(() => readIndexingEnv({ ...indexing, OPENSEARCH_NODES: 'http://one.example:9200' })).toThrow(
      /OPENSEARCH_NODES is unencrypted/,
    );
  });
});
