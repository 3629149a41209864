import { defineConfig } from '@playwright/test';
import { chromiumPath } from './env.ts';
import base, { alone, reportersOf } from './playwright.config.ts';

/**
 * Alone, one page after the other: what else the machine does would count as the page's. In the whole Chromium, as it
 * is what visitors have.
 */
export default defineConfig({
  ...base,
  workers: 1,
  webServer: Object.assign({}, base.webServer, { env: { E2E_WORKER: 'none' } }),
  use: { ...base.use, launchOptions: { ...base.use?.launchOptions, executablePath: chromiumPath } },
  // Apart, since a run empties its folder first.
  outputDir: '../test-results/alone',
  reporter: reportersOf('e2e-alone'),
  projects: [{ name: 'alone', testMatch: [...alone] }],
});
