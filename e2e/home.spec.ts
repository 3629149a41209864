import { expect } from '@playwright/test';
import { expectCount, numberIn } from './search-page.ts';
import { test, untilLive } from './site-test.ts';

test('HOME-2 HOME-4.1 A row of cards is stepped through, and its buttons rest at the ends', async ({
  page,
  visit,
  site,
  device,
}) => {
  test.skip(!site.hasRange || device === 'phone', 'a row is swiped on phones');
  await visit('/');
  const carousel = page.locator('.range-block .carousel');
  await carousel.scrollIntoViewIfNeeded();
  const back = carousel.getByRole('button', { name: /previous$/ });
  const on = carousel.getByRole('button', { name: /next$/ });
  await expect(back).toBeDisabled();
  await expect(on).toBeEnabled();
  const row = carousel.locator('.carousel-row');
  for (let steps = 0; steps < 30 && (await on.isEnabled()); steps += 1) {
    const before = await row.evaluate(({ scrollLeft }) => scrollLeft);
    await on.click();
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(before);
    // A smooth step is still under way: the next would be swallowed.
    await row.evaluate(async (element) => {
      let last = -1;
      while (element.scrollLeft !== last) {
        last = element.scrollLeft;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
  }
  await expect(on).toBeDisabled();
  await expect(back).toBeEnabled();
});

test('HOME-1 TEN-3.2 The first screen says what the site is, and every picture in it has its place', async ({
  page,
  visit,
  site,
}) => {
  await visit('/');
  await expect(page).toHaveTitle(new RegExp(site.name));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const broken = await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter(
      ({ loading, offsetParent }) => loading !== 'lazy' && offsetParent !== null,
    );
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
  expect(broken).toEqual([]);
});

test('HOME-1 Headline and search stand in the first screen, down to the button', async ({
  page,
  visit,
  device,
}) => {
  await visit('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const search = page
    .locator('form:is(.finder, .m-finder, .l-finder)')
    .getByRole('button', { name: /^Show/ });
  await expect(search, device).toBeInViewport({ ratio: 1 });
});

test('TEN-3.2 A visitor turns the site dark, and it stays so on the next page', async ({ page, visit }) => {
  await visit('/');
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const asItWas = await ink();
  await page.getByRole('button', { name: /^(Dark|Light) mode$/ }).click();
  await expect.poll(ink).not.toBe(asItWas);
  const turned = await ink();
  await page.reload();
  await untilLive(page);
  expect(await ink()).toBe(turned);
});

test('URL-9.1 An address leads down to the reviews and to the form about finance', async ({
  page,
  visit,
}) => {
  await visit('/#reviews');
  await expect(page.locator('#reviews')).toBeInViewport();
  await visit('/finance#finance-form');
  await expect(page.locator('#finance-form')).toBeInViewport();
  await expect(page.locator('#finance-form').getByRole('textbox', { name: 'Name' })).toBeEditable();
});

test('HOME-1 The count of the search follows while a price is typed, and is that of the cars one lands on', async ({
  page,
  visit,
}) => {
  await visit('/');
  const finder = page.locator('form:is(.finder, .m-finder, .l-finder)');
  const most = finder.getByRole('textbox', { name: 'Price to' });
  test.skip((await most.count()) === 0, 'its range is slid');
  const button = finder.getByRole('button');
  const all = numberIn(await button.textContent());
  await most.pressSequentially('40k');
  // Still in the field: nothing was left, pressed or sent.
  await expect.poll(async () => numberIn(await button.textContent())).toBeLessThan(all);
  await expect(most).toHaveValue('40k');
  const promised = numberIn(await button.textContent());
  await most.blur();
  await expect(most).toHaveValue('$40,000');
  const least = finder.getByRole('textbox', { name: 'Price from' });
  await least.fill('30k');
  await most.fill('');
  await most.pressSequentially('50k');
  await most.blur();
  await expect(least).toHaveValue('$30,000');
  await least.fill('60k');
  await least.blur();
  const price = finder.getByRole('group', { name: 'Price' });
  await expect(price.getByRole('status')).toHaveText('We took off “to $50,000”, as it’s under $60,000.');
  await least.fill('');
  await most.fill('40k');
  await most.press('Enter');
  await expect(page).toHaveURL(/range\[price\]=:40000/);
  await expectCount(page, promised);
});
