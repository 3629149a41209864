import { expect } from '@playwright/test';
import { siteUrl } from './env.ts';
import { test } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';
import { widerThanScreen } from './wider-than-screen.ts';

/** Which demo site publishes which page, and where it is linked from. */
const pages = [
  ['URL-8.7', 'harbourside-mazda', '/roadside-assist', 'Roadside assist'],
  ['URL-8.7', 'pemberton', '/diamond-advantage', 'Diamond Advantage at Pemberton Mitsubishi'],
  ['URL-8.7', 'pemberton', '/pages/faqs', 'Questions people ask the group'],
  ['URL-8.7', 'harbourside-mazda', '/pages/mazda-bt-50-ute-centre', 'The BT-50 ute centre'],
  ['URL-8.7', 'harbourside-mazda', '/pages/mazda-bt-50-fleet', 'BT-50 for fleets'],
  ['URL-8.7', 'moreton-toyota', '/fleet', 'Fleet and trade'],
  ['URL-8.7', 'bigyard', '/buying', 'How buying works here'],
  ['URL-8.7', 'pemberton', '/brands/jeep', 'Used Jeeps at Pemberton'],
  ['URL-8.7', 'bigyard', '/value-my-car-terms', 'Terms of our offers for your car'],
  ['URL-4.3', 'harbourside-mazda', '/mazda-finance-page', 'Finance for your Mazda'],
  ['URL-4.3', 'harbourside-mazda', '/guaranteed-future-value', 'Guaranteed future value'],
  ['URL-4.3', 'harbourside-mazda', '/mazda-assured', 'Mazda Assured used cars'],
] as const;

for (const [clause, slug, path, title] of pages) {
  test(`${clause} ${slug} publishes ${path}, and its own pages lead there`, async ({ page }) => {
    const response = await page.goto(siteUrl(slug, path));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await wcagFaults(page)).toEqual([]);
    expect(await widerThanScreen(page)).toEqual([0, 0]);
    const from = path === '/pages/mazda-bt-50-fleet' ? '/pages/mazda-bt-50-ute-centre' : '/';
    await page.goto(siteUrl(slug, from));
    await expect(page.locator(`a[href="${path}"]`).first()).toBeAttached();
  });
}

test('URL-4.3 The pages of a brand about finance lead to the site’s own', async ({ page }) => {
  for (const path of ['/mazda-finance-page', '/guaranteed-future-value']) {
    await page.goto(siteUrl('harbourside-mazda', path));
    await page.locator('main a:is([href="/finance"], [href^="/finance#"])').first().click();
    await expect(page.getByRole('form', { name: 'Repayment calculator' })).toBeVisible();
  }
});

test('URL-4.3 LAW-2.3 How a dealer finances a brand has the calculator and today’s rates', async ({
  page,
}) => {
  await page.goto(siteUrl('harbourside-mazda', '/mazda-finance-page'));
  const work = page.getByRole('form', { name: 'Repayment calculator' });
  await expect(work.locator('.pair')).toContainText('comparison rate');
  // On a phone the figures also stand at the foot, with the same warning.
  await expect(work.locator('.warnline').filter({ visible: true }).first()).toContainText('WARNING');
  expect(await page.locator('.rates tbody tr').count()).toBeGreaterThan(0);
  await expect(page.locator('#finance-form form')).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: 'Who answers' }).locator('[href^="tel:"]'),
  ).toBeVisible();
});

test('URL-8.7 A page that a site does not publish is a 404 there', async ({ page }) => {
  for (const path of ['/diamond-advantage', '/brands/jeep', '/buying']) {
    const response = await page.goto(siteUrl('hallam-and-sons', path));
    expect(response?.status()).toBe(404);
  }
});
