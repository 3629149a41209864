import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { siteUrl } from './env.ts';
import { findOverflow } from './find-overflow.ts';
import { requestSite } from './request-site.ts';
import { test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

/** A site that asks for photographs. */
const slug = 'bigyard';
const journey = siteUrl(slug, '/trade-in/offer');

test.use({
  extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
});

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const photo = async (name: string): Promise<ChosenFile> => {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const image = sharp({ create: { width: 800, height: 600, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
};

/** Looks a car up, as the first step does, so that the journey stands at the photographs. */
async function lookUp(page: Page): Promise<void> {
  const { status: answer, headers } = await requestSite(slug, '/api/eval-expert/enter-vin', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
    },
    body: JSON.stringify({ rego: `EP${randomInt(10_000, 99_999)}`, state: 'vic' }),
  });
  expect(answer).toBe(200);
  const cookies = (headers['set-cookie'] ?? []).map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value, url: siteUrl(slug) };
  });
  await page.context().addCookies(cookies);
}

async function visitPhotos(page: Page): Promise<void> {
  await lookUp(page);
  await page.goto(journey);
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show us the car');
}

const room = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}`));
const tile = (page: Page, title: string): Locator =>
  page.locator('.shot').filter({ has: page.getByText(title, { exact: true }) });
const status = (page: Page) => page.locator('.photos-foot [role=status]');

test('TRADE-4.2 A seller sends photos, takes one back and goes on', async ({ page }) => {
  await visitPhotos(page);
  await room(page, 'Front corner').setInputFiles(await photo('a.jpg'));
  await room(page, 'Odometer').setInputFiles(await photo('b.jpg'));
  await room(page, 'Add another').setInputFiles([await photo('boot.jpg'), await photo('roof.jpg')]);
  await expect(status(page)).toHaveText('4 of 4 sent.');
  for (const title of ['Front corner', 'Odometer', 'boot.jpg', 'roof.jpg'])
    await expect(tile(page, title)).toContainText('Sent');
  expect(await wcagFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove roof.jpg' }).click();
  await expect(status(page)).toHaveText('3 of 3 sent.');
  await page.reload();
  await untilLive(page);
  await expect(page.locator('.shot[data-state=sent]')).toHaveCount(3);
  await expect(tile(page, 'Front corner').locator('img')).toHaveJSProperty('naturalWidth', 800);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Show us the car');
});

test('TRADE-4.2 A photo of a telephone has its name until it has come, and then a picture', async ({
  page,
}) => {
  await visitPhotos(page);
  const buffer = await readFile(new URL('../packages/uploads/test/telephone.heic', import.meta.url));
  await room(page, 'Any others').setInputFiles({ name: 'IMG_4471.HEIC', mimeType: '', buffer });
  const heic = tile(page, 'IMG_4471.HEIC');
  await expect(heic).toBeVisible();
  await expect(heic).toContainText('Sent');
  await expect(heic.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
});

test('TRADE-4.2 A lost connection is tried three times, then when the seller says so', async ({ page }) => {
  await visitPhotos(page);
  let tries = 0;
  await page.route('**/image-upload', async (route) => {
    tries += 1;
    if (tries <= 3) await route.abort('connectionfailed');
    else await route.continue();
  });
  await room(page, 'Side').setInputFiles(await photo('side.jpg'));
  await expect(tile(page, 'Side')).toContainText('Lost the connection', { timeout: 20_000 });
  expect(tries).toBe(3);
  expect(await wcagFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Try again.*Side$/ }).click();
  await expect(tile(page, 'Side')).toContainText('Sent');
});

test('TRADE-4.2 Going on does not wait, and what is on its way arrives', async ({ page }) => {
  await visitPhotos(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/image-upload', async (route) => {
    await held.promise;
    await route.continue();
  });
  await room(page, 'Back corner').setInputFiles(await photo('back.jpg'));
  await expect(status(page)).toHaveText('0 of 1 sent. You can go on while they finish.');
  const arrived = page.waitForResponse('**/image-upload');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Show us the car');
  held.resolve();
  expect((await arrived).status()).toBe(200);
});

test('TRADE-4.1 What is too large, no photo or one too many is said, and the rest is sent', async ({
  page,
}) => {
  await visitPhotos(page);
  const large = { name: 'panorama.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await room(page, 'Any others').setInputFiles([large, text, await photo('good.jpg')]);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Please upload an image file under 10MB');
  await expect(alert).toContainText('“panorama.jpg” was not added.');
  await expect(alert).toContainText('Please upload a JPEG, PNG, GIF or HEIC image');
  await expect(tile(page, 'good.jpg')).toContainText('Sent');
  const fake = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload=alert(1)>') };
  await room(page, 'Add another').setInputFiles(fake);
  await expect(tile(page, 'fake.jpg')).toContainText('Please upload a JPEG, PNG, GIF or HEIC image');
  const many = await Promise.all(Array.from({ length: 10 }, (_, nth) => photo(`n${nth}.jpg`)));
  await room(page, 'Add another').setInputFiles(many);
  await expect(alert).toContainText('You can only upload 10 images');
  await expect(page.locator('.shot[data-state=empty]')).toHaveCount(0);
});

test('TRADE-4.2 Everything is reached by keyboard', async ({ page, device }) => {
  test.skip(device !== 'desktop', 'a phone has none');
  await visitPhotos(page);
  await room(page, 'Front corner').setInputFiles(await photo('a.jpg'));
  await expect(status(page)).toHaveText('1 of 1 sent.');
  await page.getByRole('button', { name: 'Remove Front corner' }).focus();
  await page.keyboard.press('Tab');
  await expect(room(page, 'Back corner')).toBeFocused();
  await page.getByRole('button', { name: 'Remove Front corner' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.shot[data-state=sent]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Show us the car');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('TRADE-4.2 A seller sends several photos with one form, takes one back and goes on', async ({
    page,
  }) => {
    await lookUp(page);
    await page.goto(journey);
    await room(page, 'Front corner').setInputFiles(await photo('a.jpg'));
    const fake = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
    await room(page, 'Any others').setInputFiles([await photo('boot.jpg'), fake]);
    await page.getByRole('button', { name: 'Send these photos' }).click();
    await expect(page.getByRole('alert')).toContainText('“fake.jpg” was not added.');
    await expect(page.locator('.shot[data-state=sent]')).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove boot.jpg' }).click();
    await expect(page.locator('.shot[data-state=sent]')).toHaveCount(1);
    await room(page, 'Add another').setInputFiles(await photo('roof.jpg'));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Show us the car');
  });
});
