import { expect, type Page } from '@playwright/test';
import { siteUrl } from './env.ts';
import { codeSentTo, newMobile, wrongCodeFor } from './sent-messages.ts';
import { requestSite } from './request-site.ts';
import { withSettings } from './with-settings.ts';
import { test } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

const toFinder = '/sign-in?type=finance&redirect=%2Fsearch&back=%2F';

/** Limits go by the address of the sender: each run has its own. */
const part = () => Math.floor(Math.random() * 250) + 1;
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` } });

const isSignedIn = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/visit')).json()) as { signedIn: boolean }).signedIn);

test('AUTH-1 URL-6 A visitor signs in with a code, goes on to what they wanted, and out again', async ({
  page,
  visit,
}) => {
  const mobile = newMobile();
  await visit(toFinder);
  expect(await wcagFaults(page)).toEqual([]);
  await page.getByLabel('Mobile number').fill(mobile);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  // A message costs money: the browser has done its proof of work.
  expect(new URLSearchParams((await asked).postData() ?? '').get('proof')).toMatch(/^\d+\.\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
  await expect(page.getByText('It works for ten minutes.')).toBeVisible();
  await expect(page.getByText(/Send it again in/)).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);

  const field = page.getByLabel('Code');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await field.fill(await codeSentTo(mobile));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/search/);
  expect(await isSignedIn(page)).toBe(true);

  await visit('/sign-in');
  await expect(page.getByText(`${mobile.slice(0, 4)} *** ${mobile.slice(7)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await isSignedIn(page)).toBe(false);
});

test('AUTH-1 FORM-1 What is wrong stands beside the field and in a summary that takes the focus', async ({
  page,
  visit,
}) => {
  const mobile = newMobile();
  await visit(toFinder);
  await page.getByLabel('Mobile number').fill('0412 34');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  expect(await wcagFaults(page)).toEqual([]);
  await summary.getByRole('link').click();
  await expect(page.getByLabel('Mobile number')).toBeFocused();

  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByLabel('Code').fill(wrongCodeFor(await codeSentTo(mobile)));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(summary).toContainText('You have 4 tries left.');
  await expect(summary).toBeFocused();
  expect(await wcagFaults(page)).toEqual([]);
});

test('AUTH-1 A visitor signs in by keyboard alone', async ({ page, visit, device }) => {
  test.skip(device !== 'desktop', 'with a keyboard');
  const mobile = newMobile();
  await visit(toFinder);
  await page.getByLabel('Mobile number').focus();
  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeVisible();
  const code = await codeSentTo(mobile);
  await page.getByLabel('Code').focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
});

test('AUTH-2.1 A page that asks to sign in brings the visitor back to it', async ({ page, site, device }) => {
  // A site that no other journey visits: its settings change while this one runs, for one project at a time.
  test.skip(site.slug !== 'bigyard' || device !== 'phone', 'once for all sites');
  const slug = 'coastline-suzuki';
  const putBack = await withSettings(slug, { accounts: { gatesFinance: true } });
  try {
    await expect.poll(async () => (await requestSite(slug, '/finance')).status).toBe(303);
    await page.goto(siteUrl(slug, '/finance?from=menu'));
    await expect(page).toHaveURL(/\/sign-in\?type=finance&redirect=%2Ffinance%3Ffrom%3Dmenu/);
    const mobile = newMobile();
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await page.getByLabel('Code').fill(await codeSentTo(mobile));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(siteUrl(slug, '/finance?from=menu'));
  } finally {
    await putBack();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('AUTH-1 A visitor signs in, mends a mistake and asks for another code', async ({ page, site }) => {
    const mobile = newMobile();
    await page.goto(siteUrl(site.slug, toFinder));
    await page.getByLabel('Mobile number').fill('0412 34');
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter a mobile number, e.g. 0412 345 678.');
    await expect(page.getByLabel('Mobile number')).toHaveValue('0412 34');
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Text me a code' }).click();
    const code = await codeSentTo(mobile);
    await page.getByLabel('Code').fill(wrongCodeFor(code));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('You have 4 tries left.');
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/search/);
  });
});
