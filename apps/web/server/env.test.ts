import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const given = {
  DATABASE_URL: 'postgres://app@host/db',
  OPENSEARCH_NODES: 'http://one:9200, http://two:9200',
};

describe("the environment of the dealer sites' server", () => {
  it('needs two addresses and has a default for everything else', () => {
    expect(readEnv(given)).toEqual({
      databaseUrl: 'postgres://app@host/db',
      openSearchNodes: ['http://one:9200', 'http://two:9200'],
      stockIndex: 'stock',
      platformDomain: 'localhost',
      buildId: 'development',
      port: 3000,
      metricsPort: null,
      trustsProxy: false,
      stopSeconds: 20,
      cacheMb: 128,
      pagesMb: 128,
      sitePages: 50,
      redisUrl: 'redis://127.0.0.1:26380',
      mediaMb: 64,
      mediaKey: 'development-media-key',
      codeSecrets: ['development-code-key-of-no-use-elsewhere'],
      s3: {
        endpoint: 'http://127.0.0.1:27000',
        region: 'ap-southeast-2',
        accessKeyId: 'forecourt',
        secretAccessKey: 'forecourt-secret',
      },
      siteSearches: 50,
      warmUpSearches: 200,
      logLevel: 'info',
    });
  });

  it('says what is missing in words a person understands, all at once', () => {
    expect(() => readEnv({})).toThrow(/DATABASE_URL is missing.*\n.*OPENSEARCH_NODES is missing/);
  });

  it('AUTH-1 has a key for codes that is its own, outside development', () => {
    const live = { ...given, BUILD_ID: '2026.1', MEDIA_KEY: 'a key of ours' };
    const [key, before] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(() => readEnv(live)).toThrow(/CODE_KEY is missing/);
    const { codeSecrets } = readEnv(given);
    expect(() => readEnv({ ...live, CODE_KEY: codeSecrets[0] })).toThrow(/the one of development/);
    expect(() => readEnv({ ...live, CODE_KEY: 'short' })).toThrow(/at least 32 characters/);
    expect(readEnv({ ...live, CODE_KEY: key, CODE_KEY_BEFORE: before }).codeSecrets).toEqual([key, before]);
  });

  it.each([
    ['OPENSEARCH_NODES', 'one:9200', /OPENSEARCH_NODES must be addresses/],
    ['OPENSEARCH_NODES', 'http://one:9200,', /OPENSEARCH_NODES must be addresses/],
    ['WEB_PORT', '65536', /WEB_PORT must be a whole number from 0 to 65535/],
    ['WEB_TRUSTS_PROXY', 'yes', /WEB_TRUSTS_PROXY is true or false/],
    ['WEB_CACHE_MB', '0', /WEB_CACHE_MB must be a whole number/],
    ['STOCK_INDEX', '_all', /STOCK_INDEX is no name/],
    ['PLATFORM_DOMAIN', 'Forecourt Example', /PLATFORM_DOMAIN is no host/],
    ['DATABASE_URL', 'mysql://host', /DATABASE_URL is not an address of PostgreSQL/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL is debug/],
  ])('refuses %s=%s', (variable, value, message) => {
    expect(() => readEnv({ ...given, [variable]: value })).toThrow(message);
  });
});
