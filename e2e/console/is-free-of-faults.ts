import { expect, type Page } from '@playwright/test';
import { colourViolations, wcagFaults } from '../wcag-violations.ts';

/** Nothing on the screen breaks WCAG A or AA, in light or in dark. */
export async function isFreeOfFaults(page: Page): Promise<void> {
  // From its top: a bar that happens to cut a button in two while the page is scrolled says nothing of the button.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await wcagFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await colourViolations(page)).map(({ id }) => id)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
