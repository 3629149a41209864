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

/** Whoever goes by keyboard must see where they are. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const shown = await target.evaluate((element) => {
    // A hidden box is marked by what stands for it, a card's link by the card.
    const marked = [element, element.nextElementSibling, element.closest('.card')].filter(
      (one) => one !== null,
    );
    return marked.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    });
  });
  expect(shown).toBe(true);
}

test('SRCH-6 NAV-1 The way from the home page to a car goes by keyboard alone', async ({
  page,
  visit,
  device,
}) => {
  test.skip(device !== 'desktop', 'where there is a keyboard');
  await visit('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');

  const finder = page.locator('form:is(.finder, .m-finder, .l-finder)');
  await tabTo(page, finder.getByRole('combobox').first());
  await expectVisibleFocus(finder.getByRole('combobox').first());
  await tabTo(page, finder.getByRole('slider').first());
  await expectVisibleFocus(finder.getByRole('slider').first());
  await page.keyboard.press('ArrowRight');
  await tabTo(page, finder.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const filters = await openFilters(page);
  const box = filters.getByRole('checkbox').first();
  await tabTo(page, box);
  await expectVisibleFocus(box);
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
  await expectVisibleFocus(chip);
  const count = await chips(page).count();
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(count - 1);

  const card = page.locator('.results article.card h3 a').first();
  await tabTo(page, card);
  await expectVisibleFocus(card);
  const href = (await card.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
