import { expect, type Page } from '@playwright/test';
import { openFilters } from './search-page.ts';
import { test } from './site-test.ts';

/** What sticks out of the screen to the right, and buttons whose words do not fit them. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows no other scope
    const name = (element: Element) =>
      `${element.tagName}.${element.getAttribute('class')} "${element.textContent.trim().slice(0, 30)}"`;
    const width = document.documentElement.clientWidth;
    /** A row that scrolls by itself is as wide as it likes. */
    const isInScroller = (element: Element): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement === document.body) return false;
      return getComputedStyle(parentElement).overflowX !== 'visible' || isInScroller(parentElement);
    };
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > width) {
      const widest = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > width + 1 && !isInScroller(element),
      );
      faults.push(
        `the page is ${document.documentElement.scrollWidth} wide on ${width}: ${widest.slice(0, 3).map(name).join('; ')}`,
      );
    }
    for (const button of document.querySelectorAll('button, .btn, .chip, summary, select, h1')) {
      if (!(button instanceof HTMLElement) || button.offsetParent === null) continue;
      const { overflowX, overflowY } = getComputedStyle(button);
      const isClipped =
        (overflowX !== 'visible' && button.scrollWidth > button.clientWidth + 1) ||
        (overflowY !== 'visible' && button.scrollHeight > button.clientHeight + 1);
      if (isClipped) faults.push(`cut: ${name(button)}`);
      else if (button.scrollWidth > button.clientWidth + 2 && button.clientWidth > 0) {
        faults.push(`words stick out of ${name(button)}`);
      }
    }
    return faults;
  });
}

const pages = ['/', '/search', '/models', '/offers', '/no-such-page'];

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
    expect(faults).toEqual([]);
  });
}
