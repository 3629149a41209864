/** `pnpm screenshots`: takes each page, template, state and size of the demo's sites, and the console, into docs/screenshots. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readServicesEnv } from './services/env.ts';
import { consoleShots, signInToConsole } from './screenshots/console-shots.ts';
import { contactSheet } from './screenshots/contact-sheet.ts';
import { sheetRows, shots, sizes, type Shot } from './screenshots/shots.ts';

const folder = 'docs/screenshots';
/** All of them are part of the repository. */
const mostBytes = 5_000_000;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    'console-port': { type: 'string', default: '3100' },
  },
});
const consoleOrigin = `http://console.localhost:${values['console-port']}`;
const browser = await chromium.launch({
  executablePath: readServicesEnv().CHROMIUM_PATH,
  args: ['--no-sandbox'],
});
const staff = await signInToConsole(browser, consoleOrigin);

async function take(shot: Shot): Promise<Buffer> {
  const { site, path, size, scheme = 'light' } = shot;
  const { width, height } = sizes[size];
  const isConsole = site === 'console';
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    hasTouch: size !== 'desktop',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    ...(isConsole && shot.name !== 'sign-in' && { storageState: staff }),
  });
  const page = await context.newPage();
  const origin = isConsole ? consoleOrigin : `http://${site}.localhost:${values.port}`;
  // The console's line for what is live stays open.
  await page.goto(`${origin}${path}`, { waitUntil: isConsole ? 'load' : 'networkidle' });
  if (isConsole) await page.waitForTimeout(1_500);
  await dismissPopup(page);
  await shot.prepare?.(page);
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(300);
  const picture = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return picture;
}

async function keep(shot: Shot): Promise<void> {
  const name = `${shot.site}-${shot.name}-${shot.size}.webp`;
  await sharp(await take(shot))
    .resize({ width: Math.min(sizes[shot.size].width * 1.5, 1080), withoutEnlargement: true })
    .webp({ quality: 72 })
    .toFile(join(folder, name));
  console.log(name);
}

async function keepSheet(size: Shot['size']): Promise<void> {
  const rows: Buffer[][] = [];
  for (const row of sheetRows(size)) {
    const pictures: Buffer[] = [];
    for (const shot of row) pictures.push(await take(shot));
    rows.push(pictures);
  }
  const name = `every-site-${size}.webp`;
  writeFileSync(join(folder, name), await contactSheet(size, rows));
  console.log(name);
}

async function dismissPopup(page: Page): Promise<void> {
  const popup = page.locator('dialog[open]');
  if (await popup.isVisible()) await page.keyboard.press('Escape');
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const shot of [...consoleShots, ...shots]) await keep(shot);
for (const size of ['phone', 'desktop'] as const) await keepSheet(size);
await browser.close();
const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${readdirSync(folder).length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB`);
if (bytes > mostBytes) {
  console.error(`That is more than ${mostBytes / 1_000_000} MB.`);
  process.exitCode = 1;
}
