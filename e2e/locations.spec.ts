import { expect } from '@playwright/test';
import { siteUrl } from './env.ts';
import { findOverflow } from './find-overflow.ts';
import { putAwayPromotion, test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

/** One address with three departments, and a yard that is alone at its own. */
const cowra = (department: string) => siteUrl('hallam-and-sons', `/locations/cowra-${department}`);
const dandenong = siteUrl('bigyard', '/locations/dandenong');

test('LOC-5 LOC-6.1 A visitor chooses a department and sees its own hours', async ({ page }) => {
  await page.goto(cowra('sales'));
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallam & Sons, Cowra');
  await expect(page.locator('.lo-rating')).toContainText(/4\.9\s*Based on \d+ reviews/);
  await expect(page.locator('.lo-address')).toContainText(/ NSW \d{4}/);
  await expect(page.getByRole('link', { name: /Get directions/ })).toHaveAttribute('target', '_blank');
  expect(await wcagFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  const hours = page.locator('.lo .hours').first();
  const ofSales = await hours.innerText();
  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Service' }).click();
  await expect(page).toHaveURL(/cowra-service$/);
  await expect(page).toHaveTitle(/^Service in Cowra/);
  await expect(page.locator('.dept [aria-current]')).toHaveText('Service');
  expect(await hours.innerText()).not.toBe(ofSales);
});

test('LOC-5 RULE-14 Holiday hours open over the page by keyboard, and close again', async ({ page }) => {
  await page.goto(cowra('service'));
  await untilLive(page);
  const button = page.getByRole('button', { name: 'View holiday opening hours' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  await expect(dialog.getByRole('row').first()).toContainText(/day\s+\d+ \w+ \d{4}/);
  expect(await wcagFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('LOC-1.1 URL-7 A card leads to its location, which shows the cars that stand there', async ({
  page,
}) => {
  await page.goto(siteUrl('bigyard', '/'));
  await untilLive(page);
  await putAwayPromotion(page);
  await page.locator('a[href="/locations/dandenong"]').first().click();
  await expect(page).toHaveURL(dandenong);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bigyard Dandenong');
  expect(await wcagFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('link', { name: /in stock here/ }).click();
  await expect(page.locator('.results article.card').first()).toBeVisible();
});

test('FORM-11 A visitor writes to the location whose page it is', async ({ page }) => {
  await page.goto(cowra('service'));
  await untilLive(page);
  const form = page.locator('form.form');
  // The dealer has one place: nobody is asked, and the page says which department is meant.
  await expect(form.locator('input[type=hidden][name=location_id]')).toHaveValue(/.{36}/);
  await expect(form.getByLabel('Location')).toHaveCount(0);
  await form.getByRole('textbox', { name: 'Name' }).fill('Jess Nguyen');
  await form.getByRole('textbox', { name: 'Mobile or email' }).fill('0491 570 156');
  await form.getByRole('textbox', { name: 'Message' }).fill('Can I drop it off early?');
  await page.locator('.form-foot button').click();
  await expect(page).toHaveURL(/\/success\?enquiry=/);
  await expect(page.locator('.ticket')).toContainText('Cowra');
});

test('LOC-1.1 URL-7 The contact page puts calling first, names each place once, and tells departments apart', async ({
  page,
}) => {
  await page.goto(siteUrl('harbourside-mazda', '/contact'));
  await untilLive(page);
  await expect(page.locator('.ct h2', { hasText: 'Naremburn' })).toHaveCount(1);
  await expect(page.locator('.loc1-name')).toHaveText(['Brookvale']);
  expect(await wcagFaults(page)).toEqual([]);
  const hours = page.locator('.ct-place .hours');
  const ofSales = await hours.innerText();
  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Service' }).click();
  await expect(page.locator('.dept [aria-current]')).toHaveText('Service');
  expect(await hours.innerText()).not.toBe(ofSales);
  // Beside each other where there is room: a keyboard still comes to the number first.
  await page.setViewportSize({ width: 390, height: 844 });
  const [call, form] = await Promise.all(
    ['.ct-big', '.ct form.form'].map(async (part) => (await page.locator(part).boundingBox())?.y ?? 0),
  );
  expect(call).toBeLessThan(form ?? 0);
});

test('LOC-1.1 URL-7 Several places stand on cards: picture, whether they are open, their week, a call and the way there', async ({
  page,
}) => {
  await page.goto(siteUrl('bigyard', '/contact-us'));
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our locations');
  const cards = page.locator('.place-card');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.locator('img')).toHaveCount(1);
    await expect(card.locator('.hours')).toContainText(/am - \d/);
    await expect(card.locator('.loc1-km')).toHaveText(/ km from Dandenong$/);
    await expect(card.getByRole('link', { name: /Directions/ })).toBeVisible();
  }
  await expect(page.getByRole('complementary', { name: 'Who answers' })).toContainText('Amir Saleh');
  expect(await wcagFaults(page)).toEqual([]);
  await page.goto(siteUrl('hallam-and-sons', '/contact-us'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallam & Sons, Cowra');
});

test('LOC-1.1 A group of forty is found through by state, on a few screens of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('pemberton', '/contact-us'));
  await untilLive(page);
  expect(await wcagFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5 * 844);
  const victoria = page.locator('.st:has(#in-vic)');
  await expect(victoria).not.toHaveAttribute('open');
  await page.getByRole('link', { name: /^VIC/ }).click();
  await expect(victoria.locator('.loc1').first()).toBeVisible();
  await page.getByLabel('Suburb, postcode or brand').fill('subaru');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 dealerships for “subaru”')).toBeVisible();
  await expect(page.locator('.loc1')).toHaveCount(2);
});

test('URL-7 The site of one manufacturer has its contact page instead', async ({ page }) => {
  await page.goto(siteUrl('harbourside-mazda', '/locations/naremburn-sales'));
  await expect(page).toHaveURL(siteUrl('harbourside-mazda', '/contact'));
});

test('SRCH-19 A location tells search engines its hours', async ({ page }) => {
  await page.goto(dandenong);
  const written = await page.locator('script[type="application/ld+json"]').allTextContents();
  const all = written.flatMap((text) => JSON.parse(text) as Record<string, unknown>[]);
  const dealer = all.find((one) => one['@type'] === 'AutoDealer');
  expect(dealer?.['openingHoursSpecification']).toHaveLength(7);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('LOC-5 RULE-14 Departments, holiday hours and the form are there', async ({ page }) => {
    await page.goto(cowra('sales'));
    await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Parts' }).click();
    await expect(page).toHaveURL(/cowra-parts$/);
    const holidays = page.locator('details.lo-holidays');
    await holidays.locator('summary').click();
    await expect(holidays.getByRole('row').first()).toBeVisible();
    const form = page.locator('form.form');
    await form.getByRole('textbox', { name: 'Name' }).fill('Jess Nguyen');
    await page.locator('.form-foot button').click();
    await expect(page.locator('.errsum')).toContainText('Enter your mobile or email');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Jess Nguyen');
  });
});
