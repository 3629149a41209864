import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const given = {
  FORECOURT_DEVELOPMENT: 'true',
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
      bind: '127.0.0.1',
      metricsPort: null,
      metricsBind: '127.0.0.1',
      isDevelopment: true,
      trustedProxies: 0,
      processes: 1,
      stopSeconds: 20,
      cacheMb: 128,
      pagesMb: 128,
      networkRequests: 20,
      siteShare: 30,
      workerThreads: 1,
      redisUrl: 'redis://127.0.0.1:26380',
      countersRedisUrl: 'redis://127.0.0.1:26380',
      mediaMb: 64,
      mediaKeys: ['development-media-key'],
      codeSecrets: ['development-code-key-of-no-use-elsewhere'],
      s3: {
        endpoint: 'http://127.0.0.1:27000',
        region: 'ap-southeast-2',
        accessKeyId: 'forecourt',
        secretAccessKey: 'forecourt-secret',
      },
      warmUpSearches: 200,
      geocoding: { url: 'http://127.0.0.1:22530/geocoding/json', apiKey: 'development' },
      payments: null,
      smsAnswers: {
        url: 'http://localhost:3000/api/sms/messages',
        token: 'development-sms-answers',
      },
      logLevel: 'info',
    });
  });

  it('says what is missing in words a person understands, all at once', () => {
    expect(() => readEnv({ FORECOURT_DEVELOPMENT: 'true' })).toThrow(
      /DATABASE_URL is missing.*\n.*OPENSEARCH_NODES is missing/,
    );
  });

  it.each([
    ['OPENSEARCH_NODES', 'one:9200', /OPENSEARCH_NODES must be addresses/],
    ['OPENSEARCH_NODES', 'http://one:9200,', /OPENSEARCH_NODES must be addresses/],
    ['WEB_PORT', '65536', /WEB_PORT must be a whole number from 0 to 65535/],
    ['WEB_TRUSTED_PROXIES', 'yes', /WEB_TRUSTED_PROXIES must be a whole number from 0 to 10/],
    ['WEB_BIND', 'everywhere', /WEB_BIND is an IP address of this machine/],
    ['WEB_CACHE_MB', '0', /WEB_CACHE_MB must be a whole number/],
    ['STOCK_INDEX', '_all', /STOCK_INDEX is no name/],
    ['PLATFORM_DOMAIN', 'Forecourt Example', /PLATFORM_DOMAIN is no host/],
    ['DATABASE_URL', 'mysql://host', /DATABASE_URL is not an address of PostgreSQL/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL is debug/],
  ])('refuses %s=%s', (variable, value, message) => {
    expect(() => readEnv({ ...given, [variable]: value })).toThrow(message);
  });
});

describe('M1 a release of the dealer sites does not start', () => {
  const live = {
    BUILD_ID: '2026.1',
    DATABASE_URL: 'postgres://app:of-its-own@db.example/forecourt?sslmode=verify-full',
    OPENSEARCH_NODES: 'https://one.example:9200',
    REDIS_URL: 'rediss://cache.example:6380',
    COUNTERS_REDIS_URL: 'rediss://counters.example:6380',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'of-its-own',
    S3_SECRET_ACCESS_KEY: 'a-secret-of-its-own',
    MEDIA_KEY: 'm'.repeat(32),
    CODE_KEY: 'c'.repeat(32),
    PLATFORM_DOMAIN: 'sites.example',
    WEB_TRUSTED_PROXIES: '2',
    WEB_PROCESSES: '4',
    GEOCODING_URL: 'https://maps.example/geocode/json',
    GEOCODING_KEY: 'a key of our own at the maps',
  };
  /** Where a proxy of another machine reaches it. */
  const optional = { WEB_BIND: '0.0.0.0' };

  it('but does with all that it needs', () => {
    const before = 'b'.repeat(32);
    expect(readEnv({ ...live, CODE_KEY: `${live.CODE_KEY},${before}` })).toMatchObject({
      buildId: '2026.1',
      isDevelopment: false,
      trustedProxies: 2,
      codeSecrets: [live.CODE_KEY, before],
    });
  });

  it.each(Object.keys(live))('without %s', (name) => {
    expect(() => readEnv({ ...live, [name]: undefined })).toThrow(`${name} is missing`);
  });

  it.each([
    ['BUILD_ID', 'development', /BUILD_ID names no build/],
    ['MEDIA_KEY', 'development-media-key', /MEDIA_KEY is too short/],
    ['MEDIA_KEY', 'm'.repeat(31), /MEDIA_KEY is too short/],
    ['CODE_KEY', 'development-code-key-of-no-use-elsewhere', /CODE_KEY is published/],
    ['CODE_KEY', `${'c'.repeat(32)},development-code-key-of-no-use-elsewhere`, /CODE_KEY is published/],
    ['CODE_KEY', `${'c'.repeat(32)},`, /CODE_KEY has keys of at least 32 characters/],
    ['CODE_KEY', 'short', /at least 32 characters/],
    ['S3_SECRET_ACCESS_KEY', 'forecourt-secret', /S3_SECRET_ACCESS_KEY is published/],
    [
      'DATABASE_URL',
      'postgres://forecourt_web:forecourt_web@127.0.0.1/forecourt',
      /DATABASE_URL is published/,
    ],
    ['DATABASE_URL', 'postgres://app:of-its-own@db.example/forecourt', /DATABASE_URL is unencrypted/],
    ['OPENSEARCH_NODES', 'https://one:9200,http://two:9200', /OPENSEARCH_NODES is unencrypted/],
    ['REDIS_URL', 'redis://cache.example', /REDIS_URL is unencrypted/],
    ['COUNTERS_REDIS_URL', 'redis://counters.example', /COUNTERS_REDIS_URL is unencrypted/],
    ['COUNTERS_REDIS_URL', 'rediss://cache.example:6380', /COUNTERS_REDIS_URL is that of pages/],
    ['S3_ENDPOINT', 'http://s3.example', /S3_ENDPOINT is unencrypted/],
    ['WEB_TRUSTED_PROXIES', '-1', /WEB_TRUSTED_PROXIES must be/],
    ['WEB_TRUSTED_PROXIES', '0', /visitors would be answered unencrypted/],
  ])('with %s=%s', (name, value, message) => {
    expect(() => readEnv({ ...live, ...optional, [name]: value })).toThrow(message);
  });
});
