import { expect, type Page } from '@playwright/test';
import { siteUrl } from './env.ts';
import { findOverflow } from './find-overflow.ts';
import { test } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

const send = (page: Page) => page.locator('.form-foot button');

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Jess');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Nguyen');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0491 570 156');
  await page.getByRole('textbox', { name: 'Email address' }).fill(`jess-${Date.now()}@example.com`);
  await page.getByRole('textbox', { name: 'Rego' }).fill('1AB 2CD');
  await page.getByRole('textbox', { name: 'Kilometres' }).fill('84000');
}

test('FORM-10 URL-5 A seller tells about a car and sees what happens next', async ({ page, visit }) => {
  await visit('/sell-my-car');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell or trade in your car');
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await fillIn(page);
  await send(page).click();
  await expect(page).toHaveURL(/\/success\?enquiry=/);
  await expect(page.locator('main')).toContainText('come back to you with an offer');
});

test('FORM-10 FORM-1 The form says what is missing, and has the right keyboards', async ({ page, visit }) => {
  await visit('/trade-in');
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByRole('textbox', { name: 'Kilometres' })).toHaveAttribute('inputmode', 'numeric');
  await send(page).click();
  await expect(page.locator('.errsum')).toBeFocused();
  await expect(page.locator('.errsum')).toContainText('Enter your postcode');
  expect(await wcagFaults(page)).toEqual([]);
});

test('TRADE-7 A question folds out', async ({ page, visit }) => {
  await visit('/trade-in');
  const question = page.locator('.faq details').filter({ hasText: 'owe money' });
  await question.locator('summary').click();
  await expect(question.getByText('finance payout letter')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FORM-10 FORM-1 A seller sends the form and confirms it', async ({ page, site }) => {
    await page.goto(siteUrl(site.slug, '/trade-in'));
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this right?');
    await expect(page.locator('.answers')).toContainText('1AB 2CD');
    await send(page).click();
    await expect(page).toHaveURL(/\/success\?enquiry=/);
  });
});
