import { expect, type Page } from '@playwright/test';
import { requestSite } from './request-site.ts';
import { test } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

/** A car of the site that shows finance, by its id. */
async function financedCarId(slug: string): Promise<string> {
  const list = await requestSite(slug, '/search/new-used-and-demo-cars?page=2');
  for (const href of new Set(list.body.match(/\/cars\/[a-z0-9-]+(?=")/g))) {
    const { body } = await requestSite(slug, href);
    const [, id] = /finance-pre-approval\?[^"]*car_id=([\da-f-]{36})/.exec(body) ?? [];
    if (id !== undefined) return id;
  }
  throw new Error(`no car of ${slug} shows finance`);
}

async function fillInYou(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Jess');
  await page.getByLabel('Last name').fill('Nguyen');
  await page.getByLabel('Date of birth').fill('14 03 1990');
  await page.getByLabel('Mobile').fill('0412 345 678');
  await page.getByLabel('Email').fill('jess@example.com');
  await page.getByLabel('Home address').fill('7 Kendal Street, Cowra NSW 2794');
  await page.getByLabel('Renting').check({ force: true });
  await page.getByLabel('How long').selectOption('3');
}

test.beforeEach(({ site }) => {
  test.skip(site.slug !== 'harbourside-mazda', 'a site that takes applications');
});

test('FIN-1 An application goes step by step, back without loss, and ends without a promise', async ({
  page,
  visit,
  site,
}) => {
  await visit(`/finance-pre-approval?car_id=${await financedCarId(site.slug)}&deposit=8000&term=60`);
  await expect(page.getByText('$8,000 deposit, 5 years, no balloon')).toBeVisible();
  await expect(page.locator('.jsum .warnline')).toContainText('WARNING');
  expect(await wcagFaults(page, 'main')).toEqual([]);
  await fillInYou(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('income and costs').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByLabel('Home address')).toHaveValue('7 Kendal Street, Cowra NSW 2794');
  await page.getByRole('button', { name: 'Continue' }).click();
  const sum = (name: string) => page.getByRole('textbox', { name });
  await page.getByLabel('Wages, full time').check({ force: true });
  await sum('Pay after tax').fill('300');
  await sum('Rent, board').fill('410');
  await expect(page.getByText('More goes out than comes in, by $110 a week. Are these right?')).toBeVisible();
  await sum('Pay after tax').fill('74,096');
  await expect(page.getByText('That makes $74,096 a week coming in.')).toBeVisible();
  await page.getByLabel('How often you’re paid').selectOption('a year');
  for (const [name, dollars] of [
    ['Food and bills', '320'],
    ['Other loans', '65'],
    ['Kids and school', '0'],
  ] as const)
    await sum(name).fill(dollars);
  await expect(page.getByText('That leaves $625 a week')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('the loan').first()).toBeVisible();
  await page.goBack();
  await expect(sum('Pay after tax')).toHaveValue('74,096');
  await expect(page.getByLabel('How often you’re paid')).toHaveValue('yearly');
  await page.goForward();
  await page.getByLabel('Private').check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('nobody is promised credit')).toBeVisible();
  for (const said of ['14 March 1990', '7 Kendal Street, Cowra NSW 2794', '$74,096 a year', '$8,000'])
    await expect(page.locator('.app-summary', { hasText: said })).toHaveCount(1);
  await page.getByRole('link', { name: 'Change Income and costs' }).click();
  await sum('Rent, board').fill('450');
  await page.getByRole('button', { name: 'Save this' }).click();
  await expect(page.locator('.app-summary', { hasText: '$450 a week' })).toBeVisible();
  expect(await wcagFaults(page, 'main')).toEqual([]);
  for (const name of ['credit_check', 'pass_on', 'is_true'])
    await page.locator(`[name=${name}]`).check({ force: true });
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText(/not an approval|press Send it again/)).toBeVisible();
});

test('FIN-1 What is wrong with who somebody is stands at its field, all at once', async ({ page, visit }) => {
  await visit('/finance-pre-approval');
  await fillInYou(page);
  await page.getByLabel('First name').fill('!!!');
  await page.getByLabel('Date of birth').fill('31 02 2020');
  await page.getByRole('button', { name: 'Continue' }).click();
  const faults = page.locator('.field .ferr');
  await expect(faults).toHaveText(['Write your first name in letters', /There’s no such day/]);
  await expect(page.getByLabel('Last name')).toHaveValue('Nguyen');
});

test('FIN-1 Back after a fault leads to what was typed, about the same car', async ({
  page,
  visit,
  site,
}) => {
  await visit(`/finance-pre-approval?car_id=${await financedCarId(site.slug)}&deposit=8000&term=60`);
  await fillInYou(page);
  await page.getByLabel('Date of birth').fill('31 02 2020');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.field .ferr')).toHaveText(/There’s no such day/);
  await page.getByLabel('Last name').fill('Nguyen-Lee');
  await page.goBack();
  await expect(page.getByText('$8,000 deposit, 5 years, no balloon')).toBeVisible();
  await expect(page.getByLabel('Home address')).toHaveValue('7 Kendal Street, Cowra NSW 2794');
  await expect(page.getByLabel('Last name')).toHaveValue('Nguyen-Lee');
  await expect(page.getByLabel('Renting')).toBeChecked();
});

test('FIN-1 Whoever brings other sums to a begun application is asked which to go on with', async ({
  page,
  visit,
  site,
}) => {
  const start = `/finance-pre-approval?car_id=${await financedCarId(site.slug)}`;
  await visit(`${start}&deposit=8000&term=60`);
  await fillInYou(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('income and costs').first()).toBeVisible();
  await visit(`${start}&deposit=8000&term=60`);
  await expect(page).toHaveURL(/\/application/);
  await visit(`${start}&deposit=3000&term=48`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which sums shall we go on with?');
  await expect(page.locator('main')).toContainText('$8,000 deposit, 5 years');
  expect(await wcagFaults(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Keep it as it is' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('$8,000 deposit, 5 years')).toBeVisible();
  await visit(`${start}&deposit=3000&term=48`);
  await page.getByRole('button', { name: 'Use these' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('$3,000 deposit, 4 years')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Jess');
});

test('FIN-2 LAW-2.3 A car on one’s own terms has each lender with its comparison rate and warning', async ({
  page,
  visit,
  site,
}) => {
  await visit(`/personalised/finance?car_id=${await financedCarId(site.slug)}`);
  const lenders = page.locator('.pf-lender');
  await expect(lenders.first()).toContainText('comparison rate');
  expect(await lenders.locator('.warnline').count()).toBe(await lenders.count());
  const before = await lenders.first().locator('.pair b').first().textContent();
  await page.getByRole('textbox', { name: 'Deposit' }).fill('5,000');
  await expect(lenders.first().locator('.pair b').first()).not.toHaveText(before ?? '');
  await page.getByLabel('The most you’d pay a week').fill('160');
  await expect(page.getByText('you could borrow about')).toBeVisible();
  expect(await wcagFaults(page, 'main')).toEqual([]);
});

test('FIN-2 The application goes on at the figures of one’s own terms, and Back leads to the answers', async ({
  page,
  visit,
  site,
}) => {
  await visit(`/personalised/finance?car_id=${await financedCarId(site.slug)}`);
  const credit = page.getByRole('radio', { name: 'Some bumps' });
  const deposit = page.getByRole('textbox', { name: 'Deposit' });
  await credit.check({ force: true });
  await deposit.fill('3,000');
  await deposit.blur();
  await expect(page).toHaveURL(/credit=[a-z]+&deposit=3/);
  const figures = page.locator('.pf-lender').first().locator('.pair');
  const shown = (await figures.textContent()) ?? '';
  await page.locator('.jsum').getByRole('link', { name: 'Get pre-approved' }).click();
  // Both pages have such sums.
  await expect(page).toHaveURL(/\/finance-pre-approval/);
  await expect(page.locator('.jsum .pair').first()).toHaveText(shown);
  await page.goBack();
  for (const load of [async () => null, async () => page.reload()]) {
    await load();
    await expect(credit).toBeChecked();
    await expect(deposit).toHaveValue('3,000');
    await expect(figures).toHaveText(shown);
  }
});
