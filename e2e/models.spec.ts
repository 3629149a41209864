import { expect } from '@playwright/test';
import { openFilters } from './search-page.ts';
import { test } from './site-test.ts';
import { wcagViolations } from './wcag-violations.ts';

test.describe('a site of one make', () => {
  test.beforeEach(({ site }) => test.skip(!site.hasRange, 'it sells several makes'));

  test('LAW-2.2 DATA-4.2 RULE-16.2 Tiles of models tell their price with its basis, accessories and a few words', async ({
    page,
    visit,
  }) => {
    await visit('/models');
    const tiles = page.locator('.model-grid .model');
    expect(await tiles.count()).toBeGreaterThan(3);
    const priced = tiles.filter({ hasText: /From \$[\d,]+/ });
    expect(await priced.count()).toBeGreaterThan(3);
    for (const words of await priced.locator('.model-price').allTextContents()) {
      expect(words).toMatch(/From \$[\d,]+ \S+/);
    }
    await expect(tiles.filter({ hasText: /\d+ accessories/ }).first()).toBeVisible();
    const texts = await page.locator('.model-text').allTextContents();
    const cut = texts.filter((text) => text.endsWith('…'));
    expect(cut.length).toBeGreaterThan(0);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(201);
    expect(await wcagViolations(page)).toEqual([]);
  });

  test('PAGE-6.2 LAW-2.2 RULE-16.2 A buyer sees a model in another colour, its accessories, and asks about it', async ({
    page,
    visit,
  }) => {
    await visit('/models');
    const first = page.locator('.model-grid a.model').filter({ hasText: '…' }).first();
    const begin = (await first.locator('.model-text').textContent())?.slice(0, 60) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What the tile cut is whole here.
    await expect(page.locator('main').getByText(begin)).not.toContainText('…');
    await expect(page.locator('.mdl .price-now')).toContainText(/From \$[\d,]+\s+\S+/);
    const picture = page.locator('.mdl-pic img');
    const before = await picture.getAttribute('src');
    const other = page.locator('.mdl-colours a:not([aria-current])').first();
    const name = (await other.textContent()) ?? '';
    await other.click();
    await expect(page.locator('.mdl-colours a[aria-current]')).toHaveText(name);
    expect(await picture.getAttribute('src')).not.toBe(before);
    const accessories = page.getByRole('region', { name: 'Made to go with it' });
    await expect(accessories.locator('li:visible')).toHaveCount(6);
    await accessories.getByText(/All \d+ accessories/).click();
    await expect(accessories.locator('li').nth(6)).toBeVisible();
    await expect(accessories.locator('li').first()).toContainText(/\$[\d,]+ fitted/);
    await page.getByRole('link', { name: 'Ask about it' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      /I’d like to know more about the/,
    );
    expect(await wcagViolations(page)).toEqual([]);
  });

  test('PAGE-6.2 The price of a model follows its paint, and stays in reach on a phone', async ({
    page,
    visit,
    device,
  }) => {
    await visit('/models/cx-5');
    const bar = page.getByRole('group', { name: 'Price and contact, in short' });
    await expect(bar).toBeHidden();
    const price = page.locator('.mdl .price-now b');
    const standard = await price.textContent();
    const paint = page.locator('.mdl-colours a:not([aria-current])', { hasText: '+$695' }).first();
    await paint.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await paint.click();
    await expect(price).not.toHaveText(standard ?? '');
    // Whoever compares paints stays beside them.
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(60);
    await expect(page.locator('.mdl-words')).toContainText('with $695 for');
    if (device !== 'phone') return;
    await page.getByRole('heading', { name: 'The facts people ask for' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Book a test drive' })).toBeVisible();
    expect(await wcagViolations(page)).toEqual([]);
  });

  test('PAGE-6.1 A test drive of a model begins with its cars', async ({ page, visit }) => {
    await visit('/models/cx-5');
    await page.locator('.mdl-acts').getByRole('link', { name: 'Book a test drive' }).click();
    await expect(page.getByRole('heading', { name: 'Which Mazda CX-5?' })).toBeVisible();
  });
});

test.describe('a site of many makes', () => {
  test.beforeEach(({ site }) => test.skip(site.hasRange, 'it sells one make'));

  test('SRCH-6.3 The make dropdown has the popular makes over all of them', async ({ page, visit }) => {
    await visit('/');
    const makes = page.getByRole('combobox', { name: 'Make' });
    const groups = makes.locator('optgroup');
    await expect(groups).toHaveCount(2);
    await expect(groups.first().locator('option')).toHaveCount(20);
    const all = await groups.last().locator('option').allTextContents();
    expect(all.length).toBeGreaterThan(20);
    expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, 'en-AU')));
    expect(await groups.last().getAttribute('label')).toBe('All makes');
  });

  test('SRCH-6.2 Makes in the filter carry a mark', async ({ page, visit, device }) => {
    await visit('/search/new-used-and-demo-cars');
    if (device !== 'desktop') await openFilters(page);
    const makes = page.locator('.make:visible');
    await expect(makes.first().locator('.mk')).toBeVisible();
    const [mark, label] = await Promise.all([
      makes.first().locator('.mk').textContent(),
      makes.first().locator('> .check > span').textContent(),
    ]);
    expect(label?.startsWith(mark ?? '?')).toBe(true);
  });

  test('NAV-2.2 The menu of makes shows each with its mark', async ({ page, visit, device }) => {
    test.skip(device !== 'desktop', 'a phone has a drawer');
    await visit('/search/new-used-and-demo-cars');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Makes', { exact: true }).click();
    const links = page.locator('.m-mega a:visible');
    expect(await links.count()).toBeGreaterThan(5);
    await expect(links.first().locator('.mk')).toBeVisible();
  });
});

test('RULE-15.2 All reviews stand on a page, twelve at a time, with their day', async ({ page, visit }) => {
  await visit('/reviews');
  const reviews = page.locator('.rv-list li');
  await expect(reviews).toHaveCount(12);
  await expect(reviews.first().locator('time')).toHaveText(/today|yesterday|ago$/);
  await expect(page.locator('.rv-sum')).toContainText(/Based on [\d,]+ reviews/);
  await expect(page.locator('.rv-sum')).toContainText(/Read on \d+ \w+ \d{4}/);
  const newest = await reviews.first().textContent();
  await page.getByRole('link', { name: 'More reviews' }).click();
  await expect(page.getByRole('link', { name: 'Newer reviews' })).toBeVisible();
  expect(await reviews.first().textContent()).not.toBe(newest);
  expect(await wcagViolations(page)).toEqual([]);
});
