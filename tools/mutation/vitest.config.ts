import { defineConfig } from 'vitest/config';

/** What a mutation run repeats: the tests of the rules, modules loaded once. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    env: { TZ: 'UTC' },
    testTimeout: 60_000,
    isolate: false,
  },
});
