import { expect } from '@playwright/test';
import { test } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

test.beforeEach(({ site }) => {
  test.skip(site.slug !== 'harbourside-mazda', 'a site whose lender tells its rates');
});

test('RULE-5 LAW-2.3 The finance page works out a loan at the lender’s rates for the year of the car', async ({
  page,
  visit,
}) => {
  await visit('/finance');
  const figures = page.locator('.fh-work .pair b');
  const rows = page.locator('.rates tbody tr');
  const first = await rows.first().locator('td').last().textContent();
  await expect(figures.last()).toHaveText(first?.replace('from ', '') ?? '');
  await page.getByLabel('Year built').selectOption({ index: 1 });
  const second = await rows.nth(1).locator('td').last().textContent();
  await expect(figures.last()).toHaveText(second?.replace('from ', '') ?? '');
  const built = await rows.locator('th').allTextContents();
  const years = built.map((words) => (words.match(/\d{4}/g) ?? []).map(Number));
  for (const [place, [from = 0]] of years.slice(0, -1).entries())
    expect(from, 'no year stands in two rows').toBeGreaterThan(Math.max(...(years[place + 1] ?? [])));
  expect(await wcagFaults(page, 'main')).toEqual([]);
});

test('RULE-5 What is no price has a word why, and no figure', async ({ page, visit }) => {
  await visit('/finance');
  const price = page.getByRole('textbox', { name: 'Price' });
  const weekly = page.locator('.fh-work .pair b').first();
  for (const [typed, why] of [
    ['abc', 'Enter a price in numbers'],
    ['0', 'Enter a price'],
    ['-20000', 'Enter a price in numbers'],
    ['', 'Enter a price'],
    ['99999999', 'Enter a price up to $500,000'],
  ] as const) {
    await price.fill(typed);
    await expect(page.locator('.fh-work .ferr')).toContainText(why);
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('.fh-work .pair')).toHaveCount(0);
  }
  await price.fill('45000');
  await expect(weekly).toHaveText(/^\$\d+$/);
  await expect(page.locator('.fh-work .ferr')).toHaveCount(0);
});

test('RULE-5 A deposit above the price says so beside it, and that nothing is left to borrow', async ({
  page,
  visit,
}) => {
  await visit('/finance');
  const deposit = page.getByRole('textbox', { name: 'Deposit' });
  const fault = page.locator('.fh-work .ferr');
  await deposit.fill('40000');
  await expect(fault).toContainText('That’s more than the price');
  await deposit.blur();
  await expect(deposit).toHaveValue('30,000');
  await page.getByRole('textbox', { name: 'Trade-in' }).focus();
  await page.getByRole('textbox', { name: 'Trade-in' }).blur();
  await expect(fault).toContainText('That’s more than the price');
  await expect(page.locator('.fh-work')).toContainText('There’s nothing left to borrow');
  await expect(page.locator('.fh-work .pair')).toHaveCount(0);
  await expect(page.locator('.fin-near')).toHaveCount(0);
});

test('RULE-5 LAW-2.3 On a phone the figure, its comparison rate and its warning stay in view while a slider moves', async ({
  page,
  visit,
  device,
}) => {
  test.skip(device !== 'phone', 'where the figure lies below the sliders');
  await visit('/finance');
  const near = page.locator('.fin-near');
  await page
    .locator('.fh-work .calc')
    .evaluate((fields) => window.scrollBy(0, fields.getBoundingClientRect().top - 400));
  await expect(near.locator('.pair')).toContainText('comparison rate');
  await expect(near.locator('.warnline')).toContainText('WARNING');
  await expect(near.locator('.warnline')).toBeInViewport({ ratio: 1 });
  const before = await near.locator('b').first().textContent();
  await page.getByRole('slider', { name: 'Price, slider' }).fill('60000');
  await expect(near.locator('b').first()).not.toHaveText(before ?? '');
  await page.locator('.fh-figures').evaluate((answer) => answer.scrollIntoView({ block: 'end' }));
  await expect(near).toHaveCount(0);
});

test('RULE-5 A term that is none is told at its field', async ({ page, visit }) => {
  await visit('/finance?price=30000&term=900');
  const term = page.getByLabel('Term');
  await expect(term).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.fh-work .ferr')).toContainText('That’s no term we can work with');
  await term.selectOption('36');
  await expect(page.locator('.fh-work .ferr')).toHaveCount(0);
});

test('URL-4.2 FIN-1 What was worked out there is filled in where one applies', async ({ page, visit }) => {
  await visit('/finance');
  await page.getByRole('textbox', { name: 'Price' }).fill('45000');
  await page.getByRole('textbox', { name: 'Trade-in' }).fill('5000');
  const weekly = page.locator('.fh-work .pair b').first();
  const link = page.locator('.fh-ways').getByRole('link', { name: 'Get pre-approved' });
  await expect(link).toHaveAttribute('href', /price=45000&.*trade_in=5000/);
  const shown = await weekly.textContent();
  await link.click();
  await expect(page.getByText('$45,000 price')).toBeVisible();
  await expect(page.locator('.jsum .pair b').first()).toHaveText(shown ?? '');
});

test('RULE-5 LAW-2.3 The price slides, the loan is paid as often as somebody likes, and the rates say their day', async ({
  page,
  visit,
}) => {
  await visit('/finance');
  const figure = page.locator('.fh-work .pair > div').first();
  const weekly = await figure.locator('b').textContent();
  await page.getByRole('slider', { name: 'Price, slider' }).fill('45000');
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('45,000');
  await expect(figure.locator('b')).not.toHaveText(weekly ?? '');
  await page.locator('.fh-work').getByRole('radio', { name: 'Monthly' }).check();
  await expect(figure).toContainText('per month');
  await expect(page.locator('.fh-work .pair')).toContainText('comparison rate');
  await expect(page.getByText(/^As at \d{1,2} \w+ 20\d\d/)).toBeVisible();
});
