import { expect, type Page } from '@playwright/test';
import { siteUrl } from './env.ts';
import { requestSite } from './request-site.ts';
import { asSite } from './site-database.ts';
import { test, untilLive } from './site-test.ts';
import { carsOf } from './vehicle-page.ts';
import { wcagFaults } from './wcag-violations.ts';

/** The first car of a search whose page has the words. */
async function carWith(slug: string, words: string, search?: string): Promise<string> {
  for (const path of await carsOf(slug, search)) {
    const { body } = await requestSite(slug, path);
    if (body.includes(words)) return path;
  }
  throw new Error(`no car of ${slug} has ${words}`);
}

/** The sites whose header has a row of useful things above it. */
const hasRowOfHeader = (slug: string) => slug === 'bigyard';

const driveButton = (page: Page) => page.locator('.vacts').getByRole('link', { name: /test drive/i });

test('VDP-2.2 A test drive is booked over the page of the car', async ({ page, visit, site }) => {
  const path = await carWith(site.slug, 'class="vtimes"');
  await visit(path);
  await driveButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Which day?' })).toBeVisible();
  const day = dialog.locator('a.day').last();
  await day.click();
  await expect(day).toHaveAttribute('aria-current', 'date');
  await expect(page).toHaveURL(siteUrl(site.slug, path));
  await dialog.locator('a.slot').last().click();
  await expect(dialog.locator('.drive-press b')).not.toBeEmpty();
  expect(await wcagFaults(page)).toEqual([]);

  await dialog.locator('.drive-press').getByRole('button').click();
  await expect(dialog.getByText('Change place or time')).toBeVisible();
  await expect(page).toHaveURL(siteUrl(site.slug, path));
  await dialog.getByLabel('Name', { exact: true }).fill('Robin Buyer');
  await dialog.getByLabel('Email', { exact: true }).fill('robin@example.com');
  await dialog.getByLabel('Phone', { exact: true }).fill('0491 570 156');
  const terms = dialog.getByRole('checkbox', { name: /^I agree to the terms/ });
  if ((await terms.count()) > 0) await terms.check({ force: true });
  await dialog.getByRole('button', { name: 'Book test drive' }).click();
  await page.waitForURL(/\/test-drive\/bookings\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('VDP-2.2 The dialog closes by Esc and by the way back, and gives the focus back', async ({
  page,
  visit,
  site,
}) => {
  const path = await carWith(site.slug, 'class="vtimes"');
  await visit(path);
  const dialog = page.getByRole('dialog');
  await driveButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Which day?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(driveButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.waitForFunction(() => 'overlay' in ((history.state as object | null) ?? {}));
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(siteUrl(site.slug, path));
});

test('VDP-2.3 The sign of a certified car opens what it stands for', async ({ page, device }) => {
  test.skip(device === 'tablet', 'as on a phone');
  const slug = 'moreton-toyota';
  const path = await carWith(slug, 'class="certified"', '/search/used-cars');
  await page.goto(siteUrl(slug, path));
  await untilLive(page);
  const sign = page.getByRole('button', { name: 'Toyota Certified' });
  await sign.click();
  const dialog = page.getByRole('dialog', { name: 'Toyota Certified' });
  await expect(dialog).toContainText('Inspected by Toyota technicians');
  expect(await wcagFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(sign).toBeFocused();
  await sign.click();
  await dialog.getByRole('link', { name: 'More about Toyota Certified' }).click();
  await expect(page).toHaveURL(siteUrl(slug, '/toyota-certified'));
});

test('NAV-4.3 EMAIL US opens a dialog', async ({ page, visit, site, device }) => {
  test.skip(device !== 'phone' && !hasRowOfHeader(site.slug), 'where it stands in the menu of small screens');
  await visit('/offers');
  if (device === 'phone') await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const email = page.getByRole('link', { name: /^(Email|Contact) us$/ }).first();
  await email.click();
  const dialog = page.getByRole('dialog', { name: 'Send us a message' });
  await expect(dialog.getByRole('button', { name: /Send/ })).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(email).toBeFocused();
});

test('RULE-11.2 A car without a phone has no button to call, and a warning in the console', async ({
  page,
  visit,
  site,
}) => {
  const warnings: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'warning' && line.text().includes('phone number')) warnings.push(line.text());
  });
  const [other = ''] = await carsOf(site.slug);
  await visit(other);
  expect(warnings).toEqual([]);
  // The demo world has cars that stand nowhere, of which nobody knows whom to call.
  const path = await asSite(site.slug, async (client) => {
    const found = await client.query<{ slug: string }>(
      `select slug from cars where location_id is null and status = 'in_stock' and show_on_dealer_website limit 1`,
    );
    return `/cars/${encodeURIComponent(found.rows[0]?.slug ?? '')}`;
  });
  await visit(path);
  await expect(page.locator('.vacts').first()).toBeVisible();
  await expect(page.locator('.vehicle form.phone-reveal')).toHaveCount(0);
  expect(warnings).toEqual([`There is no phone number for car ${path.split('/').at(-1)}.`]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('VDP-2.2 NAV-4.3 The buttons lead to pages', async ({ page, site, device }) => {
    await page.goto(siteUrl(site.slug, await carWith(site.slug, 'class="vtimes"')));
    await driveButton(page).click();
    await expect(page.getByRole('heading', { name: 'Which day?' })).toBeVisible();
    test.skip(device === 'phone' || !hasRowOfHeader(site.slug), 'where the row is drawn');
    await page
      .getByRole('link', { name: /^(Email|Contact) us$/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /send us a message/i })).toBeVisible();
  });
});
