import { join } from 'node:path';
import { isFileLoadingAllowed, resolveConfig } from 'vite';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const resolved = await resolveConfig({ configFile: join(import.meta.dirname, 'vite.config.ts') }, 'serve');

it.each([
  ['.services/s3/objects/uploads/lead-drops/today.csv', false],
  ['.services/postgres/data/PG_VERSION', false],
  ['.cache/ci/e2e.json', false],
  ['.env', false],
  ['.env.local', false],
  ['.git/config', false],
  ['apps/web/server.pem', false],
  ['apps/web/app/entry-client.tsx', true],
])('L3 the server of development hands out %s: %s', (path, isHandedOut) => {
  expect(isFileLoadingAllowed(resolved, join(root, path))).toBe(isHandedOut);
});

it('L3 the server of development listens on the loopback, for changes of sources too', () => {
  expect(resolved.server).toMatchObject({ host: '127.0.0.1', ws: { host: '127.0.0.1' } });
});
