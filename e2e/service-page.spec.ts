import { expect } from '@playwright/test';
import { siteUrl } from './env.ts';
import { test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

const part = () => Math.floor(Math.random() * 250) + 1;
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` } });

test('SERV-1.2 The service page has its picture on every screen', async ({ page }) => {
  await page.goto(siteUrl('harbourside-mazda', '/service'));
  await expect(page.locator('.service-hero img')).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
});

test('SERV-2.2 The service page recommends what the dealer gives, and nothing else', async ({ page }) => {
  const cards = page.locator('section[aria-labelledby=also] h3');
  await page.goto(siteUrl('harbourside-mazda', '/service'));
  await expect(cards).toHaveText(['5-year unlimited kilometre warranty', 'Roadside assistance']);
  await page.goto(siteUrl('hallam-and-sons', '/service'));
  await expect(cards).toHaveText(['6-year, 150,000 km warranty']);
  await page.goto(siteUrl('ironbark-motorcycles', '/service'));
  await expect(cards).toHaveCount(0);
});

test('SERV-1.3 A car owner types the rego, and the form knows the car', async ({ page }) => {
  await page.goto(siteUrl('moreton-toyota', '/book-a-service'));
  await untilLive(page);
  await page.getByLabel('Rego').fill('ABC123');
  await page.getByRole('button', { name: 'Find my car' }).click();
  const told = page.locator('.plate-lookup').getByRole('status');
  await expect(told).toContainText('Found by its rego', { timeout: 20_000 });
  await expect(page.getByLabel('Make')).not.toHaveValue('');
  await expect(page.getByLabel('Model')).not.toHaveValue('');
  expect(await wcagFaults(page)).toEqual([]);
  await untilLive(page);
  await page.locator('.booking-acts button').first().click();
  await expect(page.locator('.stepno')).toContainText('Step 2 of 3');
  await page.goto(siteUrl('harbourside-mazda', '/book-a-service'));
  await expect(page.locator('.plate-lookup')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SERV-1.3 What is no plate is told, and everything typed stays', async ({ page }) => {
    await page.goto(siteUrl('moreton-toyota', '/book-a-service'));
    await page.getByLabel('Make').fill('Toyota');
    await page.getByLabel('Rego').fill('--');
    await page.getByRole('button', { name: 'Find my car' }).click();
    await expect(page.locator('.plate-lookup').getByRole('status')).toContainText('as it’s on the plate');
    await expect(page.getByLabel('Make')).toHaveValue('Toyota');
  });
});
