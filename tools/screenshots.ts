/** `pnpm screenshots`: takes each page, template, state and size of the demo's sites into docs/screenshots. */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readServicesEnv } from './services/env.ts';
import { shots, sizes, type Shot } from './screenshots/shots.ts';

const folder = 'docs/screenshots';
/** All of them are part of the repository. */
const mostBytes = 5_000_000;

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });

async function take(browser: Browser, shot: Shot): Promise<void> {
  const { site, path, size, scheme = 'light' } = shot;
  const { width, height } = sizes[size];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    hasTouch: size !== 'desktop',
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`http://${site}.localhost:${values.port}${path}`, { waitUntil: 'networkidle' });
  await dismissPopup(page);
  await shot.prepare?.(page);
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(300);
  const picture = await page.screenshot({ animations: 'disabled' });
  const name = `${site}-${shot.name}-${size}.webp`;
  await sharp(picture)
    .resize({ width: Math.min(width * 1.5, 1080), withoutEnlargement: true })
    .webp({ quality: 72 })
    .toFile(join(folder, name));
  await context.close();
  console.log(name);
}

async function dismissPopup(page: Page): Promise<void> {
  const popup = page.locator('dialog[open]');
  if (await popup.isVisible()) await page.keyboard.press('Escape');
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: readServicesEnv().CHROMIUM_PATH,
  args: ['--no-sandbox'],
});
for (const shot of shots) await take(browser, shot);
await browser.close();
const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${shots.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB`);
if (bytes > mostBytes) {
  console.error(`That is more than ${mostBytes / 1_000_000} MB.`);
  process.exitCode = 1;
}
