import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { siteUrl } from './env.ts';
import { findOverflow } from './find-overflow.ts';
import { test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

/** Limits go by the address of the sender: each run has its own. */
const part = () => Math.floor(Math.random() * 250) + 1;
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` } });

const ask = (page: Page) => page.getByRole('button', { name: 'Ask for the part' });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('The part').fill('Left mirror, the original one.');
  const address = page.getByLabel('Postal address');
  await expect(address).toBeHidden();
  await page.getByRole('radio', { name: 'Post it to me' }).check({ force: true });
  await address.fill('7 Kendal Street, Cowra NSW 2794');
  const counter = page.getByLabel('Location');
  if (await counter.isVisible()) await counter.selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sam Ruiz');
  await page.getByRole('textbox', { name: 'Email' }).fill(`sam-${Date.now()}@example.com`);
  await page.getByRole('textbox', { name: 'Phone' }).fill('0491 570 158');
}

/** A photograph as a phone has it. */
const photo = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 640, height: 480, channels: 3, background: name.startsWith('m') ? '#884' : '#488' },
  })
    .png()
    .toBuffer(),
});

const sites = [
  ['ironbark-motorcycles', '/accessories'],
  ['harbourside-mazda', '/vehicle-parts-and-accessories'],
  ['moreton-toyota', '/parts/search'],
  ['coastline-suzuki', '/parts/search'],
] as const;

for (const [slug, path] of sites) {
  test(`PAGE-5 URL-8.6 A visitor of ${slug} asks for a part at ${path}`, async ({ page }) => {
    for (const other of new Set(sites.map(([, one]) => one))) {
      await page.goto(siteUrl(slug, other));
      await expect(page).toHaveURL(siteUrl(slug, path));
    }
    await untilLive(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Ask for a part' })).toBeVisible();
    expect(await wcagFaults(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);

    await ask(page).click();
    await expect(page.getByRole('alert')).toContainText('Tell us which part you’re after');
    await fillIn(page);
    await ask(page).click();
    await expect(page).toHaveURL(/\/success\?enquiry=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Thanks, Sam. We’ll get back to you by',
    );
  });
}

test('PAGE-5 A visitor finds the car by its plate, and reads on the next page what was asked', async ({
  page,
}) => {
  await page.goto(siteUrl('harbourside-mazda', '/vehicle-parts-and-accessories'));
  await untilLive(page);
  await page.getByLabel('Rego or VIN').fill('???');
  await ask(page).click();
  await expect(page.getByRole('alert')).toContainText('doesn’t look like a rego or VIN');
  await page.getByLabel('Rego or VIN').fill('ABC 123');
  await page.getByLabel('State').selectOption('nsw');
  await page.getByRole('button', { name: 'Find my car' }).click();
  await expect(page.getByText('Found by its rego')).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(siteUrl('harbourside-mazda', '/vehicle-parts-and-accessories'));
  const car = await page.getByLabel('Make, model and year').inputValue();
  expect(car).toMatch(/^\d{4} /);
  await untilLive(page);
  await fillIn(page);
  await ask(page).click();
  await expect(page).toHaveURL(/\/success\?enquiry=/);
  const main = page.getByRole('main');
  for (const said of [car, 'ABC 123', 'Post it to me', 'Left mirror, the original one.'])
    await expect(main).toContainText(said);
});

test('PAGE-5 A visitor adds photos of the part, takes one back, and the rest goes with the request', async ({
  page,
}) => {
  await page.goto(siteUrl('harbourside-mazda', '/vehicle-parts-and-accessories'));
  await untilLive(page);
  const photos = page.getByRole('list', { name: 'Photos' });
  const choose = photos.locator('input[name=file]');
  await choose.setInputFiles([await photo('mirror.png'), await photo('lever.png')]);
  await expect(photos.getByText('Sent')).toHaveCount(2, { timeout: 20_000 });
  expect(await wcagFaults(page)).toEqual([]);
  await photos.getByRole('button', { name: 'Remove lever.png' }).click();
  await expect(photos.getByText('Sent')).toHaveCount(1);
  await choose.setInputFiles({
    name: 'manual.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-'),
  });
  await expect(page.getByRole('alert').getByText('“manual.pdf” was not added.')).toBeVisible();
  await fillIn(page);
  await ask(page).click();
  await expect(page).toHaveURL(/\/success\?enquiry=/);
});

test('PAGE-5 PAGE-6.2 A buyer asks for an accessory of a model, from its page and from the list of all', async ({
  page,
}) => {
  await page.goto(siteUrl('harbourside-mazda', '/models/cx-5'));
  await page.getByRole('link', { name: 'Ask for one' }).click();
  await expect(page.getByLabel('Make, model and year')).toHaveValue('Mazda CX-5');
  const range = page.getByRole('region', { name: 'Accessories for your Mazda' });
  const model = range.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'BT-50' }) });
  await expect(model).toContainText(/\$[\d,]+ fitted/);
  await model
    .getByRole('link', { name: /^Ask for it/ })
    .first()
    .click();
  await expect(page.getByLabel('Make, model and year')).toHaveValue('Mazda BT-50');
  await expect(page.getByLabel('The part')).not.toHaveValue('');
  expect(await wcagFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
});

test('URL-8.6 A site that takes no requests for parts has no such page', async ({ page }) => {
  const response = await page.goto(siteUrl('bigyard', '/parts/search'));
  expect(response?.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PAGE-5 A visitor asks for a part, is asked once more, and is told by when somebody answers', async ({
    page,
  }) => {
    await page.goto(siteUrl('ironbark-motorcycles', '/accessories'));
    await fillIn(page);
    await page.locator('input[name=file]').setInputFiles(await photo('mirror.png'));
    await ask(page).click();
    await expect(page.getByText('Left mirror, the original one.')).toBeVisible();
    await expect(page.getByText('mirror.jpg')).toBeVisible();
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page).toHaveURL(/\/success\?enquiry=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thanks, Sam.');
  });
});
