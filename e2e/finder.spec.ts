import { expect, type Page } from '@playwright/test';
import { carCount, chips, expectCount, numberIn } from './search-page.ts';
import { test } from './site-test.ts';
import { wcagViolations } from './wcag-violations.ts';

const finder = (page: Page) => page.getByRole('dialog', { name: 'Search our stock' });

async function openFinder(page: Page): Promise<void> {
  const box = page.locator('.hdr .hsearch input');
  const magnifier = page.locator('.tools').getByRole('link', { name: 'Search our stock' });
  await ((await box.isVisible()) ? box : magnifier).click();
  const field = finder(page).getByRole('searchbox');
  await expect(field).toBeFocused();
  if (!(await box.isVisible())) return;
  // One field is seen: what opens lies over it.
  const [over, under] = [
    await finder(page).locator('form').boundingBox(),
    await page.locator('.hdr .hsearch').boundingBox(),
  ];
  expect(over).toEqual(under);
}

test('SRCH-6.1 SRCH-14 A buyer types what they want from any page, sees how many fit, and finds them', async ({
  page,
  visit,
}) => {
  await visit('/search');
  await page.mouse.wheel(0, 600);
  await openFinder(page);
  const depth = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(finder(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(depth);
  await openFinder(page);
  await page.keyboard.type('suv');
  await expect(finder(page).getByRole('heading', { name: 'Narrow it' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(finder(page).locator('li a:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(finder(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(finder(page)).toBeHidden();

  await openFinder(page);
  await page.keyboard.type('suv under 60k auto');
  const read = finder(page).getByRole('status');
  await expect(read.locator('.chip')).toHaveText([/SUV/, /Automatic/, /Up to \$60,000/]);
  expect(await wcagViolations(page)).toEqual([]);
  const promised = numberIn(await read.locator('b').textContent());
  await page.keyboard.press('Enter');
  await expect(finder(page)).toBeHidden();
  await expectCount(page, promised);
  await expect(chips(page)).toHaveCount(3);
  // What opened the search is no place to go on from on the page that it led to.
  await expect(page.locator('header :focus')).toHaveCount(0);

  // A chip that is taken away is not read back from the words.
  await chips(page).filter({ hasText: 'SUV' }).click();
  await expect(chips(page)).toHaveCount(2);
  expect(await carCount(page)).toBeGreaterThan(promised);

  await visit('/');
  await openFinder(page);
  await finder(page).getByRole('link', { name: /SUV/ }).first().click();
  await expect(page).toHaveURL(/\/search/);
  await expectCount(page, promised);
});

test('SRCH-6.1 The field of the home page completes a word, and what was searched for stands above the results', async ({
  page,
  visit,
}) => {
  await visit('/');
  const field = page.getByRole('searchbox', { name: 'Search in your own words' });
  if (!(await field.isVisible())) return;
  await field.click();
  await expect(finder(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('su');
  const offered = finder(page).getByRole('list', { name: 'Suggestions' });
  await expect(offered.getByRole('link', { name: /^SUV/ })).toBeVisible();
  await expect(offered.getByRole('link').last()).toHaveText(/^Search for “su”/);
  expect(await wcagViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(finder(page)).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  await field.click();
  await page.keyboard.type('suv under 60k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/SUVs under \$60,000/);
  // A desk has the search of its side there.
  if (!(await field.isVisible())) return;
  await expect(field).toHaveValue('SUV under $60,000');
  await field.click();
  await expect(finder(page).getByRole('searchbox')).toHaveValue('SUV under $60,000');
  await page.keyboard.type(' auto');
  await expect(finder(page).getByRole('status').locator('.chip')).toHaveCount(3);
});

test('A letter that is typed while the search opens stands behind those before it', async ({
  page,
  visit,
}) => {
  await visit('/');
  const box = page.getByRole('searchbox', { name: 'Search in your own words' });
  await box.click();
  await expect(finder(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await box.evaluate((field: HTMLInputElement) => {
    window.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.closest('dialog')) return;
      queueMicrotask(() => {
        target.setRangeText('v', target.value.length, target.value.length, 'end');
        target.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
    });
    field.focus();
    field.setRangeText('su');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(finder(page).getByRole('searchbox')).toHaveValue('suv');
});

test('A search that is opened again before the browser has gone back from it stays open', async ({
  page,
  visit,
}) => {
  // A busy browser goes back some time after it was asked to.
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => document.addEventListener('go-back', back, { once: true });
    window.addEventListener('popstate', () => document.documentElement.setAttribute('data-went-back', ''));
  });
  await visit('/');
  await openFinder(page);
  await page.keyboard.press('Escape');
  await expect(finder(page)).toBeHidden();
  await openFinder(page);
  await page.keyboard.type('suv under 60k');
  await page.evaluate(() => document.dispatchEvent(new Event('go-back')));
  await expect(page.locator('html')).toHaveAttribute('data-went-back');
  await page.keyboard.type(' auto');
  await expect(finder(page).getByRole('searchbox')).toHaveValue('suv under 60k auto');
  await page.goBack();
  await expect(finder(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test('A search that cannot be loaded leaves the page as it is, and opens once the network is back', async ({
  page,
  context,
  visit,
}) => {
  await visit('/');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // Until its sections are laid out, the page's height is a guess.
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
  await context.setOffline(true);
  const opener = page
    .locator('.hdr .hsearch input')
    .or(page.locator('.tools').getByRole('link', { name: 'Search our stock' }));
  await opener.filter({ visible: true }).first().click();
  await expect(page.getByText('That didn’t load.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  const before = await height();
  await openFinder(page);
  expect(await height()).toBe(before);
  await context.setOffline(true);
  await finder(page).getByRole('searchbox').fill('suv');
  await expect(finder(page).getByRole('status')).toHaveText(/^You’re offline/);
  await context.setOffline(false);
  await expect(finder(page).getByRole('status')).toContainText('We read that as');
});
