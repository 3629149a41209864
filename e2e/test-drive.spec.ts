import { expect, type Page } from '@playwright/test';
import { requestSite } from './request-site.ts';
import { siteUrl } from './env.ts';
import { recordShifts, shiftOf } from './layout-shift.ts';
import { test } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';
import { widerThanScreen } from './wider-than-screen.ts';

const path = '/book-test-drive';

/** Limits go by the address of the sender: each test has its own. */
const part = () => Math.floor(Math.random() * 250) + 1;
test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }),
);

/** Runs may come one after another: each takes one of the later days. */
async function chooseTime(page: Page): Promise<void> {
  const days = page.locator('a.day');
  await days.nth(Math.floor(Math.random() * ((await days.count()) - 1)) + 1).click();
  await expect(page).toHaveURL(/day=/);
  const slots = page.locator('a.slot');
  await slots.nth(Math.floor(Math.random() * (await slots.count()))).click();
  await expect(page).toHaveURL(/time=/);
}

/** Without a car the first step asks which; many do not know yet. */
const beUnsure = (page: Page) => page.getByRole('link', { name: 'I’m not sure yet' }).click();

const goOn = (page: Page) =>
  page.getByRole('button', { name: /^(Continue|Move to)/ }).filter({ visible: true });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ann Buyer');
  await page.getByLabel('Email', { exact: true }).fill('ann@example.com');
  await page.getByLabel('Phone', { exact: true }).fill('0491 570 156');
  await agree(page);
}

/** Some sites need their terms agreed. */
async function agree(page: Page): Promise<void> {
  const terms = page.getByRole('checkbox', { name: /^I agree to the terms/ });
  if ((await terms.count()) > 0) await terms.check({ force: true });
}

/** A car of the site: one car drives with one visitor, so that its time can be taken. */
async function carToDrive(site: { readonly slug: string }): Promise<string> {
  const { body } = await requestSite(site.slug, '/sitemap-cars-1.xml');
  const slugs = [...body.matchAll(/\/cars\/([^<]+)</g)].flatMap(([, slug]) => slug ?? []);
  for (let tries = 0; tries < 20; tries += 1) {
    const slug = slugs[Math.floor(Math.random() * slugs.length)] ?? '';
    const step = await requestSite(site.slug, `${path}?car=${slug}`);
    if (step.body.includes('class="jsum-t"')) return slug;
  }
  throw new Error('the site has no car to drive');
}

/** Fills in the second step, and sends it as somebody whose hold is gone, so that the time counts as another's. */
async function comeTooLate(page: Page): Promise<void> {
  await chooseTime(page);
  await goOn(page).click();
  await fillIn(page);
  await page.getByLabel(/^Message/).fill('Can it tow a van?');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Book test drive' }).click();
  await expect(page.getByText(/^Someone took .* a moment ago$/)).toBeVisible();
}

async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ann Buyer');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(/0491 ?570 ?156/);
  await expect(page.getByLabel(/^Message/)).toHaveValue('Can it tow a van?');
}

const takeInstead = (page: Page) =>
  page.getByRole('button', { name: /^(Take|Continue)/ }).filter({ visible: true });

test('FORM-4 FORM-12 A visitor books a test drive, moves it and cancels it', async ({ page, visit }) => {
  await visit(path);
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  const model = page.locator('.which a').first();
  const name = await model.locator('b').innerText();
  await model.click();
  await expect(page.getByRole('heading', { name: `Which ${name}?` })).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  await page.getByRole('link', { name: `Any ${name}` }).click();
  await expect(page.locator('.jsum')).toContainText(name);
  expect(await widerThanScreen(page)).toEqual([0, 0]);
  await chooseTime(page);
  expect(await wcagFaults(page)).toEqual([]);
  await goOn(page).click();
  await expect(page.locator('.notice.good')).toBeVisible();

  await page.getByRole('button', { name: 'Book test drive' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: /^Enter your (name|email|phone)/ })).toHaveCount(3);
  expect(await wcagFaults(page)).toEqual([]);

  await fillIn(page);
  await page.getByRole('button', { name: 'Book test drive' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Booked, Ann\./ })).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  const booking = page.url();
  const when = (await page.locator('.ticket-when > *').allInnerTexts()).join(', ');

  await page.getByRole('link', { name: 'Move it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Move your test drive' })).toBeVisible();
  await expect(page.locator('.notice').filter({ hasText: 'You have' })).toContainText(when);
  await expect(page.getByRole('link', { name: 'keep this one' })).toHaveAttribute(
    'href',
    new URL(booking).pathname,
  );
  await chooseTime(page);
  await goOn(page).click();
  await expect(page).toHaveURL(booking);
  await expect(page.getByRole('heading', { level: 1, name: /^Moved, Ann\./ })).toBeVisible();

  await page.getByText('Cancel the test drive').click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your test drive is cancelled' })).toBeVisible();
  await expect(page.locator('.ticket')).toContainText(name);
  await expect(page.getByRole('link', { name: 'Choose a new time' })).toHaveAttribute(
    'href',
    new RegExp(`model=${encodeURIComponent(name)}&`),
  );
});

test('FORM-4 Cars that the browser keeps stand first, nothing where it keeps none, and nothing jumps', async ({
  page,
  visit,
  site,
}) => {
  await recordShifts(page);
  const own = page.getByRole('heading', { name: 'You saved or looked at' });
  await visit(path);
  await expect(page.getByRole('heading', { name: 'By model' })).toBeVisible();
  await expect(own).toHaveCount(0);
  expect(await shiftOf(page)).toBe(0);

  await visit(`/cars/${await carToDrive(site)}`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await visit(path);
  await expect(own).toBeVisible();
  await expect(page.locator('.which-own li').first()).toContainText(title);
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test('FORM-1 FORM-12 A time that was taken meanwhile costs no typing', async ({ page, visit, site }) => {
  await visit(`${path}?car=${await carToDrive(site)}`);
  await comeTooLate(page);
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await wcagFaults(page)).toEqual([]);
  await takeInstead(page).click();
  await expect(page.locator('.notice.good')).toBeVisible();
  await expectTyped(page);
  // What was agreed to is agreed to with the form that is sent.
  await agree(page);
  await page.getByRole('button', { name: 'Book test drive' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Booked, Ann\./ })).toBeVisible();
});

test('FORM-4 Without a time staff are asked to call', async ({ page, visit }) => {
  await visit(path);
  await beUnsure(page);
  await page.getByRole('link', { name: 'Ask for another time' }).click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Ask for a test drive' }).click();
  await expect(page).toHaveURL(/\/success\?enquiry=/);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Thanks, Ann\. We’ll call you by \d/ }),
  ).toBeVisible();
});

test('FORM-4 A test drive is booked by the keyboard alone', async ({ page, visit, device }) => {
  test.skip(device !== 'desktop', 'phones have no keyboard');
  await visit(path);
  await page.getByRole('link', { name: 'I’m not sure yet' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('a.day')).not.toHaveCount(0);
  const day = page.locator('a.day').nth(1);
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('a.day[aria-current="date"]')).toHaveCount(1);
  await page.locator('a.slot').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('a.slot[aria-current="time"]')).toHaveCount(1);
  await goOn(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.notice.good')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FORM-4 A test drive is booked all the same', async ({ page, site }) => {
    await page.goto(siteUrl(site.slug, path));
    const models = page.getByLabel('Every make and model we have');
    await models.selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: /^Any / }).click();
    await chooseTime(page);
    await goOn(page).click();
    await fillIn(page);
    await page.getByRole('button', { name: 'Book test drive' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Booked, Ann\./ })).toBeVisible();
  });

  test('FORM-1 FORM-12 A time that was taken meanwhile costs no typing', async ({ page, site }) => {
    await page.goto(siteUrl(site.slug, `${path}?car=${await carToDrive(site)}`));
    await comeTooLate(page);
    // Any other choice sends along what was typed.
    await page.locator('button.day').last().click();
    await page.locator('button.slot').first().click();
    await takeInstead(page).click();
    await expectTyped(page);
    await page.getByRole('button', { name: 'Book test drive' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Booked, Ann\./ })).toBeVisible();
  });
});
