import { defineConfig } from '@playwright/test';
import { chromiumPath } from './env.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 30_000,
  forbidOnly: true,
  // A test that passes only the second time hides a race; there is no second time.
  retries: 0,
  reporter: [['list']],
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
