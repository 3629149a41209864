import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { defineConfig } from 'vitest/config';

// The servers that integration tests talk to may have other ports on this machine.
if (existsSync('.env')) loadEnvFile('.env');

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
          // A property with thousands of runs takes its time on a machine that others use too.
          testTimeout: 30_000,
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
