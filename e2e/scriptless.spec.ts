import { expect } from '@playwright/test';
import { siteUrl } from './env.ts';
import { cardLinks, carCount, chips, numberIn, openSection } from './search-page.ts';
import { test } from './site-test.ts';

test.use({ javaScriptEnabled: false });

test('SRCH-19 A buyer searches, filters, sorts, pages and opens a car without JavaScript', async ({
  page,
  site,
  device,
}) => {
  await page.goto(siteUrl(site.slug));
  const finder = page.locator('form:is(.finder, .m-finder, .l-finder)');
  await finder.getByRole('combobox').first().selectOption({ index: 2 });
  await finder.getByRole('button').click();
  await expect(page).toHaveURL(/\/search\//);
  await expect(chips(page)).toHaveCount(1);
  expect(await carCount(page)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Clear all' }).filter({ visible: true }).first().click();
  await expect(chips(page)).toHaveCount(0);
  const all = await carCount(page);

  if (device !== 'desktop') {
    const opener = page.getByRole('link', { name: /^Filters/ });
    if (await opener.isVisible()) await opener.click();
  }
  const filters = page.locator('form#filters');
  const makes = await openSection(filters, 'Make and model');
  const row = makes.locator('label.check').first();
  const promised = numberIn(await row.locator('em').textContent());
  await row.click();
  await filters.getByRole('button', { name: /^Show me/ }).click();
  expect(await carCount(page)).toBe(promised);
  await expect(chips(page)).toHaveCount(1);

  await chips(page).first().click();
  expect(await carCount(page)).toBe(all);
  const sort = page.locator('form.sort').filter({ visible: true }).first();
  await sort.getByRole('combobox').selectOption({ label: 'Highest price' });
  await sort.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/sortBy=priceDesc/);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  const href = (await cardLinks(page).first().getAttribute('href')) ?? '';
  await cardLinks(page).first().click();
  await expect(page).toHaveURL(siteUrl(site.slug, href));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('NAV-1 The menu opens without JavaScript', async ({ page, site, device }) => {
  await page.goto(siteUrl(site.slug));
  const menu = page.locator('.hdr nav');
  if (device !== 'desktop') {
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(menu).toBeVisible();
  }
  const first = menu.locator('details').first();
  await first.locator('summary').click();
  const link = first.locator('a').filter({ visible: true }).first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(siteUrl(site.slug, href));
});

test('SRCH-19 Every search has an address, a title and a description of its own', async ({ page, site }) => {
  const heads = [];
  for (const path of ['/search', '/search/used-cars', '/search?page=2']) {
    await page.goto(siteUrl(site.slug, path));
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(canonical).toMatch(/^https?:\/\/[^/]+\/search\//);
    heads.push([canonical, await page.title(), description]);
  }
  for (const place of [0, 1]) expect(new Set(heads.map((head) => head[place])).size).toBe(heads.length);
  expect(heads.every(([, title, description]) => Boolean(title && description))).toBe(true);
});
