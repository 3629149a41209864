import { expect, type Page } from '@playwright/test';
import { fourSites } from './demo-sites.ts';
import { siteUrl } from './env.ts';
import { codeSentTo, newMobile } from './sent-messages.ts';
import { signIn } from './signed-in.ts';
import { test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

const search = '/search/new-used-and-demo-cars';

/** One of the demo world saves for those who sign in alone. */
const signsIn = fourSites.find(({ savesInBrowser }) => !savesInBrowser)?.slug ?? '';

/** Limits go by the address of the sender: each run has its own. */
const part = () => Math.floor(Math.random() * 250) + 1;
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` } });

async function signInHere(page: Page): Promise<void> {
  const mobile = newMobile();
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByLabel('Code').fill(await codeSentTo(mobile));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const heart = (page: Page) => page.locator('.results .card-save').first();
const toast = (page: Page) => page.locator('.toast');

test('WATCH-3 A buyer keeps a car in the browser, finds it in the list, and lets it go', async ({
  page,
  visit,
}) => {
  const counted = page.waitForRequest('**/api/events');
  await visit(search);
  const name = (await heart(page).getAttribute('aria-label')) ?? '';
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toContainText('Saved');
  await expect(toast(page)).toContainText(name.replace(/^\S+ /, ''));
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.waitForTimeout(450);
  await heart(page).click();
  expect((await (await counted).response())?.status()).toBe(200);

  await toast(page)
    .getByRole('link', { name: /^See saved/ })
    .click();
  await expect(page).toHaveURL(/\/watchlist$/);
  const kept = page.locator('.g-two').getByRole('button', { name });
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.event')).toHaveText(
    /^(Saved today|(Drive|Ride|See|Try) it .+ \d+(:\d\d)?[ap]m)$/,
  );
  expect(await wcagFaults(page)).toEqual([]);

  await page.reload();
  await untilLive(page);
  await kept.click();
  await expect(toast(page)).toContainText('Removed');
  await expect(page.getByRole('heading', { name: 'No saved cars yet' })).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.saved-page .lead')).toHaveText(/^1 saved/);
  // Two taps in a row are one.
  await page.waitForTimeout(450);
  await kept.dblclick();
  await expect(kept).toBeHidden();
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

  const opener = page.getByRole('link', { name: 'Saved cars, 1 saved' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const garage = page.getByRole('dialog', { name: 'Saved cars' });
  await expect(garage.locator('section').nth(0).getByRole('link')).toHaveAccessibleName(name);
  await expect(garage.getByRole('heading', { name: 'Saved cars' })).toHaveCount(1);
  // Let go by mistake, it is still there to be kept.
  const kept = garage.locator('section').nth(0).getByRole('button', { name });
  await kept.click();
  await expect(garage.locator('section').nth(0)).toContainText('Removed');
  await page.waitForTimeout(450);
  await kept.click();
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await expect(garage.locator('section').nth(1).getByRole('link')).toContainText('Toyota');
  await expect(garage.locator('section').nth(2).getByRole('link').first()).toContainText(viewed);
  expect(await wcagFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(garage).toBeHidden();
  await expect(opener).toBeFocused();
});

test('WATCH-3 What a device had saved is in the account after signing in, once, and no longer on the device alone', async ({
  page,
  device,
  visit,
}) => {
  test.skip(device !== 'desktop', 'once is enough');
  await visit(search);
  const name = (await heart(page).getAttribute('aria-label')) ?? '';
  await heart(page).click();
  await visit('/watchlist');
  await page.getByRole('link', { name: 'Sign in with your mobile' }).click();
  await signInHere(page);
  await expect(page).toHaveURL(/\/watchlist$/);
  await expect(page.locator('.g-two').getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.g-two .card')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /, 1 saved$/ })).toBeVisible();
  const onDevice = () =>
    page.evaluate(() =>
      Object.keys(localStorage).flatMap((key) =>
        key.endsWith(':favourites') ? [localStorage.getItem(key)] : [],
      ),
    );
  await expect.poll(onDevice).toEqual(['[]']);
});

test('WATCH-2 A buyer who signs in to save a car is back at its card, and it is saved', async ({
  page,
  device,
}) => {
  test.skip(device !== 'phone', 'once is enough');
  await page.goto(siteUrl(signsIn, search));
  await untilLive(page);
  const card = page.locator('.results .card-save').nth(5);
  const id = (await card.getAttribute('id')) ?? '';
  await card.click();
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=.*&car=[0-9a-f-]{36}$/);
  await signInHere(page);
  await expect(page).toHaveURL(siteUrl(signsIn, search));
  await expect(toast(page)).toContainText('Saved');
  const saved = page.locator(`[id='${id}']`);
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await expect(saved).toBeFocused();
  await expect(saved).toBeInViewport();
  await page.reload();
  await untilLive(page);
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toHaveCount(0);
});

test('WATCH-1 A buyer who is signed in saves a car at once, and it is undone when it fails', async ({
  page,
  context,
  device,
}) => {
  test.skip(device !== 'desktop', 'once is enough');
  await signIn(context, signsIn);
  await page.goto(siteUrl(signsIn, search));
  await untilLive(page);
  await page.route('**/api/watchlist/save-car', (route) => route.abort());
  await heart(page).click();
  await expect(page.locator('.toast[role=alert]')).toContainText('We couldn’t save that car');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect(toast(page)).toHaveCount(0);

  await page.unroute('**/api/watchlist/save-car');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toHaveCount(1);
  await toast(page)
    .getByRole('link', { name: /^See saved/ })
    .click();
  await expect(page.locator('.g-two .card')).toHaveCount(1);
  await expect(page.getByText('Signed in with 04')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('button', { name: 'Text me' }).click();
  await expect(page.getByRole('heading', { name: 'We’ll text you when something changes' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stop texts' })).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  await page.locator('.g-two .card-save').click();
  await expect(toast(page)).toContainText('Removed');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^No saved/ })).toBeVisible();
});

test('WATCH-5 A buyer saves a search where nothing fits, and is told to open the link', async ({
  page,
  visit,
}) => {
  await visit(`${search}?refinementList%5Bbody%5D%5B0%5D=SUV&range%5Bprice%5D=%3A300`);
  await page.getByRole('button', { name: 'Email me', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  const fault = page.locator('.save-search').getByRole('alert');
  await expect(fault).toContainText('Please enter an email address');
  await expect(fault).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY), 'the form is in view at once').toBe(0);
  await page.getByLabel('Email').fill(`buyer-${Date.now()}@example.com`);
  await page.getByRole('button', { name: 'Email me', exact: true }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const saved = page.locator('.saved-as');
  await expect(saved.getByText('SUVs under $300')).toBeVisible();
  await expect(saved.getByText('never more than one email a day')).toBeVisible();
  await expect(saved.getByText(/\d{4}$/)).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('WATCH-1 A buyer who is signed in saves a car and lets it go', async ({ page, context, site }) => {
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

  test('WATCH-2 Where nothing can be saved on the device, the heart leads to sign-in with its car', async ({
    page,
    site,
  }) => {
    await page.goto(siteUrl(site.slug, search));
    await heart(page).click();
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist&.*&car=/);
    await expect(page.getByText(/^Sign in and we’ll save the .+ for you\./)).toBeVisible();
    await page.goto(siteUrl(site.slug, '/watchlist'));
    await expect(page.getByRole('link', { name: 'Show my list' })).toBeVisible();
  });
});
