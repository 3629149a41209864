/** `pnpm e2e:full [options of Playwright]`: the browser tests on every kind of site and every screen. */
import { spawnSync } from 'node:child_process';
import { inheritedEnv } from './services/env.ts';

const { status } = spawnSync(
  'pnpm',
  ['exec', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...inheritedEnv(), E2E_FULL: '1' } },
);
process.exitCode = status ?? 1;
