import { expect, type Page } from '@playwright/test';
import { requestSite } from './request-site.ts';
import { siteUrl } from './env.ts';
import { showPromotion, test, untilLive } from './site-test.ts';

const menus = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('details > summary');
const openMenus = (page: Page) => page.locator('.hdr nav details[open]');

test('NAV-1 NAV-2.1 Menus open by pointer, click and key, one at a time, and the header is marked open', async ({
  page,
  visit,
  site,
  device,
}) => {
  test.skip(device !== 'desktop', 'small screens have a drawer');
  await visit('/');
  const header = page.locator('header.hdr');
  const first = menus(page).first();
  await expect(header).not.toHaveAttribute('data-open');

  await test.step('by hover, where the site wants it', async () => {
    await first.hover();
    if (!site.opensOnHover) {
      // Longer than a menu that opens under the pointer waits.
      await page.waitForTimeout(400);
      await expect(openMenus(page)).toHaveCount(0);
      return;
    }
    await expect(openMenus(page)).toHaveCount(1);
    await expect(header).toHaveAttribute('data-open');
    await page.mouse.move(5, 700);
    await expect(openMenus(page)).toHaveCount(0);
    await expect(header).not.toHaveAttribute('data-open');
  });

  await test.step('by click, and a click elsewhere closes it', async () => {
    await first.click();
    await expect(openMenus(page)).toHaveCount(1);
    await page.mouse.move(5, 700);
    await page.waitForTimeout(400);
    await expect(openMenus(page)).toHaveCount(1);
    await page.mouse.click(5, 700);
    await expect(openMenus(page)).toHaveCount(0);
  });

  await test.step('by key: down goes in, Esc comes back', async () => {
    await first.focus();
    await first.press('Enter');
    await expect(openMenus(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(openMenus(page)).toHaveCount(0);
    await first.press('ArrowDown');
    await expect(openMenus(page).locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeFocused();
    await expect(openMenus(page)).toHaveCount(0);
  });

  await test.step('and what is chosen is opened, with the menu closed', async () => {
    await first.press('ArrowDown');
    const link = openMenus(page).locator('a').first();
    await expect(link).toBeFocused();
    const href = (await link.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(siteUrl(site.slug, href));
    await expect(openMenus(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('NAV-1 On a small screen the menu is a drawer, one level at a time', async ({ page, visit, device }) => {
  test.skip(device === 'desktop', 'wide screens have the menu in the header');
  await visit('/');
  const burger = page.getByRole('link', { name: 'Menu', exact: true });
  const drawer = page.locator('dialog.drawer[open]');
  await burger.click();
  await expect(drawer).toBeVisible();
  const rows = drawer.getByRole('navigation').locator('a, button');
  const level = drawer.getByRole('navigation').getByRole('button').first();
  const name = (await level.textContent()) ?? '';
  await level.click();
  await expect(drawer.getByRole('heading', { name })).toBeVisible();
  await expect(rows.first()).toBeFocused();
  await rows.first().click();
  await expect(drawer.getByRole('heading', { name })).toBeHidden();

  await test.step('it closes by the way back, by Esc and by its cross, and the focus returns', async () => {
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => drawer.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await burger.click();
      await expect(drawer).toBeVisible();
      await close();
      await expect(drawer).toBeHidden();
      await expect(burger).toBeFocused();
    }
  });

  await test.step('and a link in it leads on', async () => {
    await burger.click();
    await drawer.getByRole('navigation').getByRole('button').first().click();
    await expect(drawer.getByRole('button', { name: 'All of the menu' })).toBeVisible();
    const link = drawer.getByRole('navigation').locator('a').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
    await expect(drawer).toBeHidden();
  });
});

test('HOME-3.1 RULE-12.2 A promotion comes behind the first screen, once a visit, and only on the home page', async ({
  page,
  site,
}) => {
  const strip = page.locator('.strip');
  await page.goto(siteUrl(site.slug, '/search'));
  await untilLive(page);
  await page.evaluate(() => scrollBy(0, innerHeight));
  await expect(strip).toHaveCount(0);
  await page.goto(siteUrl(site.slug));
  await untilLive(page);
  await page.evaluate(() => scrollBy(0, 200));
  await page.waitForTimeout(300);
  await expect(strip).toHaveCount(0);
  if (site.hasPopup) {
    await showPromotion(page);
    await strip.getByRole('button', { name: 'Close' }).click();
  }
  await expect(strip).toHaveCount(0);
  await page.reload();
  await untilLive(page);
  // It would come with a script of its own, which is in the cache by now.
  await page.evaluate(() => scrollBy(0, innerHeight));
  await page.waitForTimeout(500);
  await expect(strip).toHaveCount(0);
});

test('NAV-3 LAW-2.4 URL-8.3 The foot of the page has the same links as groups, and what the law wants', async ({
  page,
  visit,
  site,
}) => {
  await visit('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation').first()).toBeVisible();
  await expect(footer).toContainText(site.name);
  // The number of the dealer's licence, in the words of its state.
  await expect(footer).toContainText(/LMCT \d{4,}|Dealer licence number \S/);
  // And the page ends with it: no room is kept for a bar that is not there.
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  const below = await footer.evaluate((foot) => innerHeight - foot.getBoundingClientRect().bottom);
  expect(Math.abs(below)).toBeLessThanOrEqual(1);
  await expect(footer.getByRole('link', { name: /privacy/i }).first()).toHaveAttribute('target', '_blank');
  for (const link of await footer.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^(\/|https:\/\/|tel:|mailto:)/);
  }
});

test('TEN-1 An address that leads nowhere says so, with ways on', async ({ page, visit, site }) => {
  await visit('/');
  expect((await requestSite(site.slug, '/no-such-page')).status).toBe(404);
  await visit('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(site.name));
  const ways = page.locator('#main a');
  expect(await ways.count()).toBeGreaterThan(0);
  await ways.first().click();
  await expect(page).not.toHaveURL(/no-such-page/);
});
