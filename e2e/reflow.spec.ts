import { expect } from '@playwright/test';
import { findOverflow } from './find-overflow.ts';
import { openFilters } from './search-page.ts';
import { test } from './site-test.ts';

const pages = ['/', '/search', `/search?query=${'x'.repeat(500)}`, '/models', '/offers', '/no-such-page'];

for (const { name, width, textSize } of [
  { name: 'a screen of 320 pixels', width: 320, textSize: 100 },
  { name: 'text of twice the size', width: 390, textSize: 200 },
] as const) {
  test(`Nothing is cut off and nothing sticks out on ${name}`, async ({ page, visit, device }) => {
    test.skip(device !== 'phone', 'the smallest screen is the hardest');
    await page.setViewportSize({ width, height: 800 });
    const faults: string[] = [];
    const look = async (where: string) => {
      // As a browser's own setting of the text size does it: every measure in em and rem follows.
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
      }, textSize);
      faults.push(...(await findOverflow(page)).map((fault) => `${where}: ${fault}`));
    };
    for (const path of pages) {
      await visit(path);
      await look(path);
    }
    await visit('/search');
    await openFilters(page);
    await look('the filter sheet');
    await page.keyboard.press('Escape');
    await page.locator('.results article.card h3 a').first().click();
    await expect(page.locator('.vehicle')).toBeVisible();
    await look('a car');
    await page.locator('.gal .count').click();
    await expect(page.getByRole('dialog', { name: /^Photos of the/ })).toBeVisible();
    await look('the pictures of a car');
    expect(faults).toEqual([]);
  });
}
