import { expect } from '@playwright/test';
import { siteUrl } from './env.ts';
import {
  cardLinks,
  carCount,
  chips,
  chooseRow,
  closeFilters,
  expectCount,
  numberIn,
  openFilters,
  openSection,
  shownCars,
} from './search-page.ts';
import { test, untilLive } from './site-test.ts';

test('HOME-1 SRCH-7 A buyer searches from the first screen and finds as many cars as its button said', async ({
  page,
  visit,
  site,
}) => {
  await visit('/');
  const finder = page.locator('form:is(.finder, .m-finder, .l-finder)');
  const from = finder.getByRole('slider', { name: /from$/ });
  await from.focus();
  const before = numberIn(await from.getAttribute('aria-valuetext'));
  await from.press('ArrowRight');
  await expect
    .poll(async () => numberIn(await from.getAttribute('aria-valuetext')))
    .toBe(before + site.heroStep);
  const choice = finder.getByRole('combobox').first();
  const name = (await choice.getAttribute('name')) ?? '';
  const counted = page.waitForResponse((one) => new URL(one.url()).searchParams.has(name));
  await choice.selectOption({ index: 2 });
  const { count: promised } = (await (await counted).json()) as { readonly count: number };
  const button = finder.getByRole('button');
  await expect.poll(async () => numberIn(await button.textContent())).toBe(promised);
  await expect(finder.getByRole('status').filter({ hasText: /\d/ })).toHaveText(/^Show/);
  await button.click();
  await expect(page).toHaveURL(new RegExp(`/search/.*\\[price\\]=${before + site.heroStep}:`));
  await expectCount(page, promised);
  await expect(chips(page)).toHaveCount(2);
});

test('SRCH-6.1 SRCH-8 SRCH-12.1 URL-1 URL-2 A buyer narrows down by make, model, body and price, and back again', async ({
  page,
  visit,
}) => {
  await visit('/search?page=2');
  await expect(page).toHaveURL(/page=2/);
  const all = await carCount(page);
  let filters = await openFilters(page);

  const makes = filters.locator('.make').filter({ has: page.locator('details') });
  const make = await chooseRow(page, makes.first().locator('label.check').first());
  await expect(page).not.toHaveURL(/page=/);
  // One make has an address of its own (URL-1).
  await expect(page).toHaveURL(new RegExp(`/search/${make.toLowerCase().replaceAll(' ', '-')}$`));

  const body = await openSection(filters, 'Type');
  await chooseRow(page, body.locator('label.check:not(.off)').first());
  await makes.first().locator('summary').click();
  await chooseRow(page, makes.first().locator('.models label.check:not(.off)').first());

  const price = await openSection(filters, 'Price');
  const thumb = price.getByRole('slider', { name: 'Price from' });
  const lowest = Number(await thumb.getAttribute('min'));
  await thumb.press('ArrowRight');
  await thumb.press('ArrowRight');
  // Where the thumb stands is what the address comes to say, once the keys have rested.
  const slid = Number(await thumb.inputValue());
  await expect(page).toHaveURL(new RegExp(`range\\[price\\]=${slid}:(&|$)`));
  expect([slid % 1000, slid > lowest]).toEqual([0, true]);

  const highest = Number(await thumb.getAttribute('max'));
  const most = Math.floor((slid + highest) / 2000) * 1000;
  const typed = price.getByRole('textbox', { name: 'Price to' });
  await typed.fill(`$${most.toLocaleString('en-AU')}`);
  await typed.press('Enter');
  await expect(page).toHaveURL(new RegExp(`range\\[price\\]=${slid}:${most}`));
  // What is typed last holds, and says what it put aside.
  const least = price.getByRole('textbox', { name: 'Price from' });
  await least.fill(String(most + 1));
  await least.press('Enter');
  await expect(page).toHaveURL(new RegExp(`range\\[price\\]=${most + 1}:(&|$)`));
  await expect(price.getByRole('status')).toHaveText(/^We took off “to \$/);
  await least.fill('abc');
  await least.press('Enter');
  await expect(price.getByRole('status')).toHaveText('We couldn’t read “abc” as a number.');
  await expect(least).toHaveValue(`$${(most + 1).toLocaleString('en-AU')}`);
  await least.fill('');
  await least.press('Enter');
  await expect(page).not.toHaveURL(/range/);
  await typed.fill(String(most));
  await typed.press('Enter');
  await expect(page).toHaveURL(new RegExp(`range\\[price\\]=:${most}`));
  await closeFilters(page);

  const chosen = await chips(page).count();
  await chips(page).last().click();
  await expect(chips(page)).toHaveCount(chosen - 1);
  await page.getByRole('link', { name: 'Clear all' }).filter({ visible: true }).click();
  await expectCount(page, all);
  await expect(chips(page)).toHaveCount(0);
  filters = await openFilters(page);
  await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('SRCH-11 A thumb that is moved on while its cars are on their way stays where it was put', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const price = await openSection(await openFilters(page), 'Price');
  const thumb = price.getByRole('slider', { name: 'Price from' });
  const request = page.waitForRequest('**/_page/**');
  const response = page.waitForResponse('**/_page/**');
  await thumb.press('ArrowRight');
  await request;
  await thumb.press('ArrowRight');
  const put = await thumb.inputValue();
  await response;
  expect(await thumb.inputValue()).toBe(put);
  await expect(page).toHaveURL(new RegExp(`range\\[price\\]=${put}:(&|$)`));
  expect(await thumb.inputValue()).toBe(put);
});

test('SRCH-9 SRCH-10 A buyer sorts, turns the page, opens a car and is back at the same place at once', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const found = await carCount(page);
  const sort = page.getByRole('combobox', { name: 'Sort by' }).filter({ visible: true });
  await sort.selectOption({ label: 'Highest price' });
  await expect(page).toHaveURL(/sortBy=priceDesc/);
  const dearest = await shownCars(page);

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/sortBy=priceDesc.*page=2|page=2.*sortBy=priceDesc/);
  await expect.poll(() => shownCars(page)).not.toEqual(dearest);
  await expectCount(page, found);
  const second = await shownCars(page);
  expect(second.filter((car) => dearest.includes(car))).toEqual([]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  const car = cardLinks(page).nth(5);
  const title = (await car.getAttribute('aria-label')) ?? '';
  await car.scrollIntoViewIfNeeded();
  const depth = await page.evaluate(() => window.scrollY);
  expect(depth).toBeGreaterThan(0);
  await car.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.split(' ').slice(0, 3).join(' '));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goBack();
  await expect.poll(() => shownCars(page)).toEqual(second);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depth);
  // The car may just have asked when it can be driven.
  const ofResults = requests.filter((url) => /\/_page\/|\/api\/(?!test-drive\/times)/.test(url));
  expect(ofResults).toEqual([]);
});

test('SRCH-11 SRCH-14 The box offers what may be meant, and later what was searched before', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const filters = await openFilters(page);
  const make = (await filters.locator('.make label.check span').first().textContent()) ?? '';
  const box = filters.getByRole('combobox').first();
  await box.pressSequentially(make.slice(0, 3).toLowerCase());
  const offered = filters.getByRole('option');
  await expect(offered.filter({ hasText: make }).first()).toBeVisible();
  await expect(page).toHaveURL(/query=/);
  await box.press('ArrowDown');
  const first = offered.first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  const promised = numberIn(await first.locator('em').textContent());
  await box.press('Enter');
  await expectCount(page, promised);

  await visit('/search');
  const again = await openFilters(page);
  await again.getByRole('combobox').first().focus();
  await expect(again.getByRole('option').first()).toBeVisible();
  await again.getByRole('option').first().click();
  await expectCount(page, promised);
});

test('SRCH-9 A search without cars says which filter to drop, and dropping it brings them', async ({
  page,
  visit,
}) => {
  await visit('/search?range[price]=1:2&refinementList[transmission][0]=Automatic');
  const nothing = page.locator('.nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^No /);
  await expect(page.locator('.closest article')).toHaveCount(4);
  const way = nothing.locator('.widen a').first();
  const promised = numberIn(await way.locator('em').textContent());
  await way.click();
  await expect(nothing).toBeHidden();
  await expectCount(page, promised);
});

test('SRCH-9 When the server cannot be reached the results stay, with a way to try again', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const before = await shownCars(page);
  const filters = await openFilters(page);
  await page.route('**/_page/**', (route) => route.abort());
  const row = filters.locator('.make label.check').first();
  const promised = numberIn(await row.locator('em').textContent());
  await row.click();
  await closeFilters(page);
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(alert).toBeVisible();
  expect(await shownCars(page)).toEqual(before);
  await page.unroute('**/_page/**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expectCount(page, promised);
  await expect(alert).toBeHidden();
});

test('CARD-1 CARD-2 CARD-3.1 SRCH-16 Every car in the list has its title, price, facts and buttons', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const cards = page.locator('.results article.card');
  for (const card of await cards.all()) {
    await expect(card.locator('h3 a')).toHaveAttribute('href', /^\/.+/);
    await expect(card.locator('.price, .price-part, .pslot').first()).toHaveText(/\S/);
    await expect(card.locator('.facts dd, .facts-none').first()).toHaveText(/\S/);
    await expect(card.locator('.card-actions a').first()).toHaveText(/\S/);
  }
});

test('SRCH-6.1 A make has its name and count on one line, clear of the way to its models', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const filters = await openFilters(page);
  const make = filters.locator('.make').filter({ has: page.locator('details') });
  await expect(make.first()).toBeVisible();
  const faults = await make.evaluateAll((all) =>
    all.flatMap((one) => {
      const boxOf = (part: string) => one.querySelector(part)?.getBoundingClientRect();
      const [name, count, models] = [boxOf('.check > span'), boxOf('.check > em'), boxOf('summary.t')];
      if (!name || !models || name.width === 0) return [];
      const isOver = [name, count].some(
        (box) => box && box.right > models.left && box.bottom > models.top + 1 && box.top < models.bottom,
      );
      const isApart = count !== undefined && (count.top >= name.bottom || count.left < name.right);
      return isOver || isApart ? [one.textContent] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('SRCH-6.1 A make that is opened before the script runs shows its models once it does', async ({
  page,
  site,
  device,
}) => {
  if (device === 'phone') return;
  const opened = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto(siteUrl(site.slug, '/search'));
  const make = page
    .locator('.side .make')
    .filter({ has: page.locator('details') })
    .first();
  await make.locator('summary').click();
  opened.resolve();
  await untilLive(page);
  await expect(make.locator('.models label.check').first()).toBeVisible();
});
