import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { loadEnvFile } from 'node:process';
import { defineConfig } from 'vitest/config';

// The servers that integration tests talk to may have other ports on this machine.
if (existsSync('.env')) loadEnvFile('.env');

const outside = ['**/node_modules/**', '**/dist/**', '.services/**', 'e2e/**'];

export default defineConfig({
  test: {
    env: { TZ: 'UTC', FORECOURT_DEVELOPMENT: 'true' },
    // A property with thousands of runs takes its time on a machine that others use too.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two also on two cores, where one would be the default: while one file waits for a server, the other computes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // No file leaves anything behind for another, so modules are loaded once for each worker.
    isolate: false,
    coverage: {
      include: ['packages/domain/src/**/*.ts'],
      exclude: ['**/test/**'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { branches: 100, functions: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['packages/domain/src/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: [...outside, 'packages/domain/**', '**/*.{int,full}.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['{packages,apps,tools}/**/*.int.test.ts'],
          exclude: [...outside, '**/*.alone.int.test.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // As `int`, but it measures: what ran beside it would count as its own.
          name: 'alone',
          include: ['{packages,apps,tools}/**/*.alone.int.test.ts'],
          exclude: outside,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          // As `int`, with more of everything than fits into a check of every change: minutes, not seconds.
          name: 'full',
          include: ['{packages,apps,tools}/**/*.full.test.ts'],
          exclude: outside,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
