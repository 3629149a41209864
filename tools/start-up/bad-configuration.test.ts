import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const ofRole = (role: string) => `postgres://${role}:of-its-own@db.example/forecourt?sslmode=verify-full`;
const live = {
  BUILD_ID: '2026.1',
  DATABASE_URL: ofRole('web'),
  DATABASE_WORKER_URL: ofRole('worker'),
  DATABASE_JOBS_URL: ofRole('jobs'),
  DATABASE_INDEXER_URL: ofRole('indexer'),
  OPENSEARCH_NODES: 'https://one.example:9200',
  REDIS_URL: 'rediss://cache.example:6380',
  COUNTERS_REDIS_URL: 'rediss://counters.example:6380',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'of-its-own',
  S3_SECRET_ACCESS_KEY: 'a-secret-of-its-own',
  MEDIA_KEY: 'm'.repeat(32),
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
  GEOCODING_URL: 'https://geocoding.example/json',
  GEOCODING_KEY: 'of-its-own',
  SMTP_HOST: 'mail.example',
  MAIL_FROM: 'no-reply@sites.example',
  REPLY_HOST: 'replies.sites.example',
  PLATFORM_DOMAIN: 'sites.example',
  WEB_TRUSTED_PROXIES: '1',
  WEB_PROCESSES: '4',
};

/** Runs a program with nothing else in its environment; a person would see what it writes. */
async function start(program: string, variables: Readonly<Record<string, string | undefined>>) {
  const child = spawn(process.execPath, [join(root, program)], {
    env: { PATH: '/usr/bin:/bin', ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 50_000,
  });
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { status: status as number | null, said: said.trim() };
}

describe.concurrent('M1 a program that was started as a release ends at once', () => {
  it.each([
    ['apps/web/server/main.ts', { BUILD_ID: undefined }, 'BUILD_ID is missing: a release says it'],
    [
      'apps/worker/src/main.ts',
      { SECRETS_KEYS: 'x:Zm9yZWNvdXJ0LWRldmVsb3BtZW50LWtleS0zMmJ5dGU=' },
      'SECRETS_KEYS is published with the sources',
    ],
    ['apps/simulator/src/main.ts', {}, 'The simulator is for development'],
  ])('%s with %o', async (program, bad, sentence) => {
    const { status, said } = await start(program, { ...live, ...bad });
    expect(said).toContain(sentence);
    expect(said.split('\n')).toHaveLength(1);
    expect(status).toBe(1);
  });
});
