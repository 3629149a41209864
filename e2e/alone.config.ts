import { defineConfig } from '@playwright/test';
import base, { alone, reportersOf } from './playwright.config.ts';

/** Alone, one page after the other: what else the machine does would count as the page's. */
export default defineConfig({
  ...base,
  workers: 1,
  // Apart, since a run empties its folder first.
  outputDir: '../test-results/alone',
  reporter: reportersOf('e2e-alone'),
  projects: [{ name: 'alone', testMatch: [...alone] }],
});
