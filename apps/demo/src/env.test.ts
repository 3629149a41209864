import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('M1 the demo loads into the services of this machine only in development, asked for by name', () => {
  expect(readEnv({ FORECOURT_DEVELOPMENT: 'true' }).loaderUrl).toContain('127.0.0.1:25432');
  expect(() => readEnv({})).toThrow(/DATABASE_LOADER_URL is missing.*S3_SECRET_ACCESS_KEY is missing/s);
});
