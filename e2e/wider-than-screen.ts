import type { Page } from '@playwright/test';

/** By how many pixels a page is wider than narrow phones; a hidden control in a row that scrolls may widen it. */
export async function widerThanScreen(page: Page): Promise<readonly number[]> {
  const before = page.viewportSize();
  const over: number[] = [];
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    over.push(await page.evaluate((screen) => document.documentElement.scrollWidth - screen, width));
  }
  if (before) await page.setViewportSize(before);
  return over;
}
