import { expect, type Locator, type Page } from '@playwright/test';
import { chips, closeFilters, expectCount, numberIn, openFilters } from './search-page.ts';
import { test } from './site-test.ts';

const mostTabs = 120;

/** Goes on by Tab until the focus is there: who cannot get somewhere by Tab cannot get there at all. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus did not reach ${String(target)} in ${mostTabs} steps`);
}

/** Whoever goes by keyboard must see where they are: it looks different with the focus and without. */
async function expectVisibleFocus(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const clip = await target.evaluate((element, around) => {
    // A hidden box is marked on its row, and a car's link on its card.
    const { x, y, width, height } = (element.closest('label, .card') ?? element).getBoundingClientRect();
    return { x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around };
  }, 8);
  const look = () => page.screenshot({ clip, animations: 'disabled' });
  const focused = await look();
  await target.blur();
  const blurred = await look();
  // Twice the same shows that it is the focus that made the difference.
  expect(blurred.equals(await look())).toBe(true);
  expect(focused.equals(blurred)).toBe(false);
  await target.focus();
}

test('SRCH-6.1 NAV-1 The way from the home page to a car goes by keyboard alone', async ({
  page,
  visit,
  device,
}) => {
  test.skip(device !== 'desktop', 'where there is a keyboard');
  await visit('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');

  const finder = page.locator('form:is(.finder, .m-finder, .l-finder)');
  await tabTo(page, finder.getByRole('combobox').first());
  await expectVisibleFocus(page, finder.getByRole('combobox').first());
  await tabTo(page, finder.getByRole('slider').first());
  await expectVisibleFocus(page, finder.getByRole('slider').first());
  await page.keyboard.press('ArrowRight');
  await tabTo(page, finder.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const filters = await openFilters(page);
  const box = filters.getByRole('checkbox').first();
  await tabTo(page, box);
  await expectVisibleFocus(page, box);
  const promised = numberIn(
    await filters
      .locator('label.check')
      .filter({ has: page.getByRole('checkbox') })
      .first()
      .locator('em')
      .textContent(),
  );
  await page.keyboard.press('Space');
  await expectCount(page, promised);
  // The page was drawn anew, and the visitor is where they were.
  await expect(box).toBeFocused();
  await closeFilters(page);

  const chip = chips(page).first();
  await tabTo(page, chip);
  await expectVisibleFocus(page, chip);
  const count = await chips(page).count();
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(count - 1);

  const card = page.locator('.results article.card h3 a').first();
  await tabTo(page, card);
  await expectVisibleFocus(page, card);
  const href = (await card.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
