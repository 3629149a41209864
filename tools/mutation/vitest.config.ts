import { defineConfig } from 'vitest/config';

/** What a mutation run repeats: the tests of the folder that it is given, modules loaded once. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    env: { TZ: 'UTC' },
    testTimeout: 60_000,
    isolate: false,
  },
});
