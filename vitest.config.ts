import { defineConfig } from 'vitest/config';

const outside = ['**/node_modules/**', '**/dist/**', '.services/**', 'e2e/**'];

export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: [...outside, '**/*.int.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['{packages,apps,tools}/**/*.int.test.ts'],
          exclude: outside,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
