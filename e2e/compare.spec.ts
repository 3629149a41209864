import { expect, type Page } from '@playwright/test';
import { siteUrl } from './env.ts';
import { shownCars } from './search-page.ts';
import { test } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

const search = '/search/new-used-and-demo-cars';

const boxes = (page: Page) => page.locator('.results .compare-tick');
const tray = (page: Page) => page.getByRole('region', { name: /^Chosen to compare/ });

test.beforeEach(({ site }) => test.skip(!site.compares, 'this site compares nothing'));

test('WATCH-4 A buyer chooses cars on their way and compares them', async ({ page, visit }) => {
  await visit(search);
  for (const place of [0, 1]) {
    const box = boxes(page).nth(place);
    await box.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect(box.getByRole('checkbox')).toBeChecked();
  }
  expect(await wcagFaults(page)).toEqual([]);
  await tray(page).getByRole('link', { name: 'Compare 2 cars' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  // The tray and the page are one list: without a word which cars, it is about those.
  await visit('/compare');
  await expect(page).toHaveURL(/\/compare\?cars=/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  // Of a car that is on its way no drive is offered: what else there is, is its first.
  await expect(page.locator('.cmp-next td').filter({ has: page.getByRole('link') })).toHaveCount(2);
  await expect(page.getByRole('row', { name: /^Price/ }).first()).toBeVisible();
  await expect(tray(page)).toHaveCount(0);
  expect(await wcagFaults(page)).toEqual([]);

  await page.getByRole('link', { name: /^Only differences/ }).click();
  await expect(page.locator('.cmp tr.same')).toHaveCount(0);
  await expect(page.locator('.cmp tr.dif')).not.toHaveCount(0);

  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await visit(search);
  await expect(tray(page).getByRole('listitem')).toHaveCount(1);
});

test('WATCH-4 On the page of a car no tray stands over its buttons', async ({ page, device, visit }) => {
  test.skip(device !== 'phone', 'a larger screen has room');
  await visit(search);
  const hrefs = await shownCars(page);
  await boxes(page).nth(0).click();
  await visit(hrefs[1]);
  await page.locator('.vtools .compare-tick').click();
  await expect(tray(page)).toBeHidden();
  await page.getByRole('link', { name: 'Compare 2 cars' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('WATCH-4 Prices stay in sight, and one car more than fits is refused with a word', async ({
  page,
  visit,
}) => {
  await visit(search);
  const slugs = (await shownCars(page)).slice(0, 5).map((href) => href.replace('/cars/', ''));
  await visit(`/compare?cars=${slugs.slice(0, 3).join(',')}`);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  const price = page.getByRole('columnheader').first().locator('.price-now');
  await expect(price).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/compare/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await visit(`/compare?cars=${slugs.slice(0, 4).join(',')}`);
  await visit(search);
  await boxes(page).nth(4).click();
  await expect(page.locator('.toast')).toContainText('4 cars fit side by side');
  await expect(boxes(page).nth(4).getByRole('checkbox')).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('WATCH-4 A buyer ticks cars and compares them', async ({ page, site }) => {
    await page.goto(siteUrl(site.slug, search));
    const slugs = (await shownCars(page)).slice(0, 2).map((href) => href.replace('/cars/', ''));
    for (const place of [0, 1]) await boxes(page).nth(place).click();
    await page.getByRole('button', { name: 'Compare ticked cars' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await expect(page).toHaveURL(siteUrl(site.slug, `/compare?cars=${slugs[1]}`));
    await expect(page.getByRole('columnheader')).toHaveCount(1);
  });
});
