import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { siteUrl } from './env.ts';
import { findOverflow } from './find-overflow.ts';
import { test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

// Each test has a network of its own: lookups cost money, and a network has so many a day.
test.beforeEach(async ({ page }) => {
  const [second, third, fourth] = [randomInt(256), randomInt(256), randomInt(256)];
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${second}.${third}.${fourth}` });
});

/** A plate that nobody has looked up: its first six signs say what the vendor does. */
const plate = (start: string) => `${start}${randomInt(36 ** 5).toString(36)}`.toUpperCase();
const rego = (page: Page) => page.getByRole('textbox', { name: 'Rego' });
const find = (page: Page) => page.getByRole('button', { name: 'Find my car' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function lookUp(page: Page, typed: string): Promise<void> {
  await rego(page).fill(typed);
  await find(page).click();
}

/** What axe and a narrow screen say of a page. */
async function expectSound(page: Page): Promise<void> {
  expect(await wcagFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

test('TRADE-1 TRADE-2.1 A seller begins with the plate, and is told what is missing', async ({
  page,
  visit,
}) => {
  await visit('/sell-my-car');
  await expect(page.getByText('Step 1 of')).toContainText('Vehicle details');
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
  await expectSound(page);
  await find(page).click();
  await expect(page.getByRole('alert')).toHaveText('* This field is required');
  await expect(rego(page)).toBeFocused();
  await expectSound(page);
});

test('TRADE-2.2 TRADE-3.3 A plate that one car has leads on by keyboard alone', async ({ page, visit }) => {
  await visit('/trade-in');
  await rego(page).focus();
  await page.keyboard.type(plate('KEYS01').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Show us the car');
  await expect(page).toHaveURL(/\/trade-in\/offer$/);
  await page.reload();
  await expect(heading(page)).toHaveText('Show us the car');
});

test('TRADE-3.1 TRADE-3.2 One of several cars is chosen; Back and a stale page lose nothing', async ({
  page,
  visit,
}) => {
  await visit('/trade-in');
  await lookUp(page, plate('MANY01'));
  await expect(heading(page)).toHaveText('Which one is yours?');
  await untilLive(page);
  await expectSound(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.errsum')).toContainText('* Please choose one car.');
  await untilLive(page);
  await expect(page.locator('.errsum')).toBeFocused();
  await expectSound(page);
  await page.locator('.errsum a').click();
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('radio').nth(1);
  await expect(chosen).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Show us the car');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(chosen).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(rego(page)).toHaveValue(/^MANY01/);
});

test('TRADE-3.4 TRADE-8 No match shows the phone, Contact and Back to the plate', async ({ page, visit }) => {
  await visit('/trade-in');
  await lookUp(page, plate('NOCAR1'));
  const panel = page.getByRole('region', { name: 'Unfortunately, we could not find a match' });
  await expect(panel).toContainText('Please get in touch with one of our friendly team members');
  await expect(panel.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /^\/contact/);
  await expect(panel.locator('.ph-n')).toBeVisible();
  await untilLive(page);
  await expectSound(page);
  await panel.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(rego(page)).toHaveValue(/^NOCAR1/);
});

test('TRADE-2.3 A slow lookup says so in turning words, and goes on by itself', async ({ page, visit }) => {
  test.slow();
  await visit('/trade-in');
  await lookUp(page, plate('SLOW20'));
  const status = page.locator('.looking [role="status"]');
  await expect(page).toHaveURL(/\/trade-in\/offer$/, { timeout: 15_000 });
  // The form waits for a while before there is a page that does: its words go on from there.
  await expect(status).toHaveText('Finalising car details...');
  await expect(status).toHaveText('Checking your cars details...');
  await untilLive(page);
  await expectSound(page);
  await expect(heading(page)).toHaveText('Show us the car', { timeout: 30_000 });
});

test('TRADE-9 FORM-10 A vendor that is down leads to the short enquiry with the plate in it', async ({
  page,
  visit,
}) => {
  await visit('/trade-in');
  const typed = plate('BROKE1');
  await lookUp(page, typed);
  await expect(page.locator('.errsum')).toContainText('An error occurred while submitting the form.');
  await expect(rego(page)).toHaveValue(typed);
  await untilLive(page);
  await expectSound(page);
  await page.getByRole('link', { name: 'Tell us about it instead' }).click();
  await expect(heading(page)).toHaveText('Sell or trade in your car');
  await expect(rego(page)).toHaveValue(typed);
  await untilLive(page);
  await fillIn(page);
  await page.locator('.form-foot button').click();
  await expect(page).toHaveURL(/\/success\?enquiry=/);
  await expect(page.locator('main')).toContainText('come back to you with an offer');
});

test('TRADE-9 The page where it begins knows the way that was begun; a link opens it elsewhere', async ({
  page,
  visit,
  browser,
}) => {
  await visit('/trade-in');
  const typed = plate('CARRY1');
  await lookUp(page, typed);
  await expect(heading(page)).toHaveText('Show us the car');
  await untilLive(page);
  await page.getByText('Continue on another device').click();
  const link = await page.getByLabel('Open this address there.').inputValue();
  await visit('/trade-in');
  await page.getByRole('link', { name: `Carry on with ${typed}` }).click();
  await expect(heading(page)).toHaveText('Show us the car');

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Carry on here?');
  expect(await wcagFaults(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Open it here' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Show us the car');
  await phone.context().close();
});

test('TRADE-1 A plate can be typed among the results', async ({ page, visit }) => {
  await visit('/search');
  const band = page.locator('.plate-band');
  await expect(band.getByRole('heading')).toHaveText('What’s your car worth?');
  await lookUp(page, plate('RESULT'));
  await expect(heading(page)).toHaveText('Show us the car');
});

test('TRADE-7 A question folds out', async ({ page, visit }) => {
  await visit('/trade-in');
  const question = page.locator('.faq details').filter({ hasText: 'owe money' });
  await question.locator('summary').click();
  await expect(question.getByText('finance payout letter')).toBeVisible();
});

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Jess');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Nguyen');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0491 570 156');
  await page.getByRole('textbox', { name: 'Email address' }).fill(`jess-${Date.now()}@example.com`);
  await page.getByRole('textbox', { name: 'Kilometres' }).fill('84000');
}

test('FORM-10 FORM-1 The short enquiry says what is missing, and has the right keyboards', async ({
  page,
  visit,
}) => {
  await visit('/trade-in/offer/enquiry');
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByRole('textbox', { name: 'Kilometres' })).toHaveAttribute('inputmode', 'numeric');
  await page.locator('.form-foot button').click();
  await expect(page.locator('.errsum')).toBeFocused();
  await expect(page.locator('.errsum')).toContainText('Enter your postcode');
  expect(await wcagFaults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('TRADE-2.2 TRADE-3.2 A seller comes through plate, choice and Back by forms alone', async ({
    page,
    site,
  }) => {
    await page.goto(siteUrl(site.slug, '/trade-in'));
    await find(page).click();
    await expect(page.locator('.plate-problem')).toHaveText('* This field is required');
    await lookUp(page, plate('MANY01'));
    await expect(heading(page)).toHaveText('Which one is yours?');
    await page.getByRole('radio').nth(2).check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText('Show us the car');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await page.goto(siteUrl(site.slug, '/trade-in'));
    await page.getByRole('link', { name: 'Carry on where you were' }).click();
    await expect(heading(page)).toHaveText('Which one is yours?');
  });

  test('TRADE-2.3 A page that waits loads itself again', async ({ page, site }) => {
    test.slow();
    await page.goto(siteUrl(site.slug, '/trade-in'));
    await lookUp(page, plate('SLOW20'));
    await expect(page.locator('.looking')).toBeVisible({ timeout: 15_000 });
    await expect(heading(page)).toHaveText('Show us the car', { timeout: 30_000 });
  });

  test('FORM-10 FORM-1 The short enquiry is sent and confirmed', async ({ page, site }) => {
    await page.goto(siteUrl(site.slug, '/trade-in/offer/enquiry'));
    await fillIn(page);
    await rego(page).fill('1AB 2CD');
    await page.locator('.form-foot button').click();
    await expect(heading(page)).toHaveText('Is this right?');
    await expect(page.locator('.answers')).toContainText('1AB 2CD');
    await page.locator('.form-foot button').click();
    await expect(page).toHaveURL(/\/success\?enquiry=/);
  });
});
