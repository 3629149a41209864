import { defineConfig } from '@playwright/test';
import base, { alone } from './playwright.config.ts';

/** Alone, one page after the other: what else the machine does would count as the page's. */
export default defineConfig({
  ...base,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../.cache/ci/e2e-alone.json' }]],
  projects: [{ name: 'alone', testMatch: [...alone] }],
});
