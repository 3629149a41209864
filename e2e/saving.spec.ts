import { expect, type Page } from '@playwright/test';
import { siteUrl } from './env.ts';
import { signIn } from './signed-in.ts';
import { test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

const search = '/search/new-used-and-demo-cars';

const heart = (page: Page) => page.locator('.results .card-save').first();
const toast = (page: Page) => page.locator('.toast');

test('WATCH-3 A buyer keeps a car in the browser, finds it in the list, and lets it go', async ({
  page,
  site,
  visit,
}) => {
  test.skip(!site.savesInBrowser, 'this site saves for those who sign in');
  const counted = page.waitForRequest('**/api/events');
  await visit(search);
  const name = (await heart(page).getAttribute('aria-label')) ?? '';
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toContainText('Car Saved In Watchlist');
  expect((await (await counted).response())?.status()).toBe(200);

  await toast(page).getByRole('link', { name: 'View List' }).click();
  await expect(page).toHaveURL(/\/watchlist$/);
  const kept = page.locator('.g-two').getByRole('button', { name });
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.event')).toHaveText('Saved today');
  expect(await wcagFaults(page)).toEqual([]);

  await page.reload();
  await untilLive(page);
  await kept.click();
  await expect(toast(page)).toContainText('Car Removed');
  await expect(kept).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No saved cars yet' })).toBeVisible();
});

test('WATCH-5 A buyer opens the garage with saved cars, searches and cars looked at', async ({
  page,
  site,
  visit,
}) => {
  test.skip(!site.hasGarage, 'this site has no garage');
  await visit(`${search}?query=toyota`);
  const name = ((await heart(page).getAttribute('aria-label')) ?? '').replace(/^Save /, '');
  await heart(page).click();
  await page.locator('.results article.card h3 a').nth(1).click();
  await expect(page).toHaveURL(/\/cars\//);
  // The address changes before the page does.
  await expect(page.locator('.buybox').first()).toBeVisible();
  const viewed = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  const opener = page.getByRole('link', { name: 'Your garage, 1 saved' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const garage = page.getByRole('dialog', { name: 'Your garage' });
  await expect(garage.locator('section').nth(0).getByRole('link')).toHaveAccessibleName(name);
  await expect(garage.locator('section').nth(1).getByRole('link')).toContainText('toyota');
  await expect(garage.locator('section').nth(2).getByRole('link').first()).toContainText(viewed);
  expect(await wcagFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(garage).toBeHidden();
  await expect(opener).toBeFocused();
});

test('WATCH-2 A buyer who is not signed in is led to sign-in, and back to where they were', async ({
  page,
  site,
  visit,
}) => {
  test.skip(site.savesInBrowser, 'this site saves in the browser');
  await visit(search);
  await heart(page).click();
  const encoded = encodeURIComponent(search);
  await expect(page).toHaveURL(
    siteUrl(site.slug, `/sign-in?type=watchlist&redirect=${encoded}&back=${encoded}`),
  );
});

test('WATCH-1 A buyer who is signed in saves a car at once, and it is undone when it fails', async ({
  page,
  context,
  site,
  visit,
}) => {
  test.skip(site.savesInBrowser, 'this site saves in the browser');
  await signIn(context, site.slug);
  await visit(search);
  await page.route('**/api/watchlist/save-car', (route) => route.abort());
  await heart(page).click();
  await expect(page.locator('.toast[role=alert]')).toContainText('The car could not be saved');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect(toast(page)).toHaveCount(0);

  await page.unroute('**/api/watchlist/save-car');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toHaveCount(1);
  await toast(page).getByRole('link', { name: 'View List' }).click();
  await expect(page.locator('.g-two .card')).toHaveCount(1);
  expect(await wcagFaults(page)).toEqual([]);
  await page.locator('.g-two .card-save').click();
  await expect(toast(page)).toContainText('Car Removed');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^No saved/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('WATCH-1 A buyer who is signed in saves a car and lets it go', async ({ page, context, site }) => {
    test.skip(site.savesInBrowser, 'this site saves in the browser');
    await signIn(context, site.slug);
    await page.goto(siteUrl(site.slug, search));
    const name = (await heart(page).getAttribute('aria-label')) ?? '';
    await heart(page).click();
    await expect(page).toHaveURL(siteUrl(site.slug, '/my/cars'));
    const kept = page.locator('.g-two').getByRole('button', { name });
    await expect(kept).toBeVisible();
    await kept.click();
    await expect(page).toHaveURL(siteUrl(site.slug, '/my/cars'));
    await expect(page.locator('.g-two .card')).toHaveCount(0);
  });

  test('WATCH-3 Nothing offers to keep a car where nothing could', async ({ page, site }) => {
    test.skip(!site.savesInBrowser, 'this site saves for those who sign in');
    await page.goto(siteUrl(site.slug, search));
    await expect(heart(page)).toBeHidden();
    await page.goto(siteUrl(site.slug, '/watchlist'));
    await expect(page.getByText('its scripts must be allowed')).toBeVisible();
  });
});
