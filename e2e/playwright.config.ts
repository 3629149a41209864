import { defineConfig } from '@playwright/test';
import { chromiumPath, sitesPort } from './env.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 30_000,
  forbidOnly: true,
  // A test that passes only the second time hides a race; there is no second time.
  retries: 0,
  // The second is what the sums of `.ci/run` are read from.
  reporter: [['list'], ['json', { outputFile: '../.cache/ci/e2e.json' }]],
  webServer: {
    command: 'node e2e/serve-sites.ts',
    cwd: '..',
    url: `http://127.0.0.1:${sitesPort}/ready`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
