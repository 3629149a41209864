import {
  defineConfig,
  type PlaywrightTestOptions,
  type Project,
  type ReporterDescription,
} from '@playwright/test';
import { fourSites, twoSites } from './demo-sites.ts';
import { isFull, isTraced, journeyBrowserPath, sitesPort } from './env.ts';
import type { SiteOptions } from './site-test.ts';

/** What is about the platform rather than about one site on one screen runs once. */
const once = [
  'harness',
  'sites',
  'tenants',
  'crawl',
  'budgets',
  'cards',
  'checkout-ways',
  'vehicle-kinds',
  'vehicle-words',
  'addresses',
  'quick-filters',
  'promises',
  'sitemap',
].map((name) => `**/${name}.spec.ts`);

/** Measure the machine as well as the page, and have a run of their own: alone.config.ts. */
export const alone = ['latency', 'lighthouse'].map((name) => `**/${name}.spec.ts`);

/** The console has hosts, people and screens of its own. */
const ofConsole = '**/console/*.spec.ts';

const screens: readonly (Partial<PlaywrightTestOptions> & Pick<SiteOptions, 'device'>)[] = [
  { device: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { device: 'tablet', viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true },
  { device: 'desktop', viewport: { width: 1440, height: 900 } },
];

/** Longer journeys: one site goes them on a phone and the other on a desktop; the whole matrix by `pnpm e2e:full`. */
const crosswise = [
  'checkout',
  'compare',
  'content-pages',
  'dialogs',
  'finance',
  'finance-application',
  'finder',
  'leads',
  'locations',
  'parts',
  'phone',
  'places',
  'promotions',
  'saving',
  'service',
  'service-page',
  'sign-in',
  'spin',
  'test-drive',
  'trade-in',
  'trade-in-offer',
  'trade-in-photos',
  'vehicle',
].map((name) => `**/${name}.spec.ts`);

const projects = (isFull ? fourSites : twoSites).flatMap((site, place) =>
  screens
    .filter(({ device }) => isFull || device !== 'tablet')
    .map((screen): Project<SiteOptions> => {
      const isLeftOut = !isFull && (screen.device === 'phone') !== (place === 0);
      return {
        name: `${site.slug} ${screen.device}`,
        testIgnore: [...once, ...alone, ofConsole, ...(isLeftOut ? crosswise : [])],
        use: { ...screen, site },
      };
    }),
);

/** For people while it runs, for the sums of `.ci/run`, and for people afterwards. */
export const reportersOf = (run: string): ReporterDescription[] => [
  ['list'],
  ['json', { outputFile: `../.cache/ci/${run}.json` }],
  ['html', { open: 'never', outputFolder: `../playwright-report/${run}` }],
];

export default defineConfig<SiteOptions>({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: true,
  // A test that passes only the second time hides a race; there is no second time.
  retries: 0,
  reporter: reportersOf('e2e'),
  webServer: {
    command: 'node e2e/serve-sites.ts',
    cwd: '..',
    url: `http://127.0.0.1:${sitesPort}/ready`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    // A trace is written of every test before it is known to fail, and takes a good part of a core.
    trace: isTraced ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: journeyBrowserPath,
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
    { name: 'platform', testMatch: once, use: { viewport: { width: 1440, height: 900 } } },
    ...projects,
    ...screens
      .filter(({ device }) => isFull || device !== 'tablet')
      .map((screen) => ({ name: `console ${screen.device}`, testMatch: ofConsole, use: screen })),
  ],
});
