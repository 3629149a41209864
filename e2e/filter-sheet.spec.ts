import { expect } from '@playwright/test';
import { carCount, chips, expectCount, numberIn, openFilters } from './search-page.ts';
import { test } from './site-test.ts';

test.beforeEach(({ device }) =>
  test.skip(device !== 'phone', 'wide screens have the filters beside the results'),
);

test('SRCH-6.1 SRCH-7 The sheet counts in its button while filters are chosen', async ({ page, visit }) => {
  await visit('/search');
  const filters = await openFilters(page);
  const button = page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Show me/ });
  expect(numberIn(await button.textContent())).toBe(await carCount(page));
  const row = filters.locator('.make label.check').first();
  const promised = numberIn(await row.locator('em').textContent());
  // Beside the row before it: the sheet may still be on its way up.
  const place = () =>
    filters.locator('.make').evaluateAll((rows) => {
      const [first = 0, next = 0] = rows.map((one) => one.getBoundingClientRect().y);
      return Math.round(next - first);
    });
  const before = await place();
  await row.click();
  await expect(button).toHaveText(new RegExp(`^Show me ${promised.toLocaleString('en-AU')} `));
  // What was ticked opened nothing, so that the next row is where the finger is.
  expect(await place()).toBe(before);
  await button.click();
  await expect(button).toBeHidden();
  await expectCount(page, promised);
  await expect(page.getByRole('link', { name: 'Filters (1)' })).toBeVisible();
  await expect(chips(page)).toHaveCount(1);
  await page.goBack();
  await expect(chips(page)).toHaveCount(0);
});

test('SRCH-6.1 The sheet closes by Esc, its cross and the way back, and the focus returns', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const opener = page.getByRole('link', { name: /^Filters/ });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const address = page.url();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ]) {
    await opener.click();
    await expect(sheet).toBeVisible();
    await close();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    expect(page.url()).toBe(address);
  }
});

test('SRCH-9 WATCH-5 Where nothing fits, the sheet says what would and leads to saving the search', async ({
  page,
  visit,
}) => {
  await visit('/search?range[price]=1:2&refinementList[transmission][0]=Automatic');
  await openFilters(page);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('status').filter({ hasText: ':' })).toContainText(/\$[\d,]+: [\d,]+ cars?/);
  await sheet.getByRole('button', { name: 'Tell me when one arrives' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('.save-search [type=email]')).toBeFocused();
  // Where some fit, it stands after the fourth of them.
  await visit('/search?refinementList[transmission][0]=Automatic');
  await expect(page.locator('.results > :nth-child(5)')).toHaveClass('save-search');
});
