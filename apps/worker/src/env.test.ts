import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const addresses = {
  DATABASE_URL: 'postgres://app@host/db',
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
      sms: { url: 'http://127.0.0.1:22530/sms/messages', apiKey: 'development', from: 'Forecourt' },
      smtp: { host: '127.0.0.1', port: 22_525, isEncrypted: true },
      mailFrom: 'no-reply@forecourt.example',
      platformDomain: 'localhost',
      concurrency: 8,
      promptConcurrency: 4,
      port: 3020,
      stopSeconds: 25,
      deadAfterSeconds: 5,
      logLevel: 'info',
    });
  });

  it('says what is missing in words a person understands, all at once', () => {
    expect(() => readEnv({})).toThrow(
      'DATABASE_URL is missing: the address of PostgreSQL as the application role; see .env.example\n' +
        'DATABASE_JOBS_URL is missing: the address of PostgreSQL as the role of the job queue; see .env.example\n' +
        'DATABASE_INDEXER_URL is missing: the address of PostgreSQL as the role that fills the search index; see .env.example\n' +
        'OPENSEARCH_NODES is missing: addresses of the search cluster; see .env.example',
    );
  });

  it('AUTH-1 is told who sends SMS, outside development', () => {
    const live = { ...addresses, BUILD_ID: '2026.1', CODE_KEY: 'a'.repeat(32) };
    expect(() => readEnv(live)).toThrow(/SMS_URL or SMS_KEY is missing/);
    const vendor = { SMS_URL: 'https://sms.example/v1', SMS_KEY: 'key', SMS_FROM: '+61400000000' };
    expect(() => readEnv({ ...live, ...vendor })).toThrow(/SECRETS_KEYS is missing/);
    expect(readEnv({ ...live, ...vendor, SECRETS_KEYS: 'one:key' }).sms).toEqual({
      url: 'https://sms.example/v1',
      apiKey: 'key',
      from: '+61400000000',
    });
  });

  it.each([
    ['SMS_FROM', 'A name that is too long', /SMS_FROM is a number or a name/],
    ['SMS_URL', 'sms', /SMS_URL is no address/],
    ['WORKER_CONCURRENCY', '0', /WORKER_CONCURRENCY must be a whole number from 1 to 100/],
    ['WORKER_CONCURRENCY', 'many', /WORKER_CONCURRENCY must be a whole number/],
    ['WORKER_PORT', '65536', /WORKER_PORT must be a whole number from 0 to 65535/],
    ['DATABASE_URL', 'mysql://host', /DATABASE_URL is not an address of PostgreSQL/],
    ['OPENSEARCH_NODES', 'one:9200', /OPENSEARCH_NODES must be addresses/],
    ['STOCK_INDEX', '_all', /STOCK_INDEX is no name/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL is debug/],
  ])('refuses %s=%s', (variable, value, message) => {
    expect(() => readEnv({ ...addresses, [variable]: value })).toThrow(message);
  });
});
