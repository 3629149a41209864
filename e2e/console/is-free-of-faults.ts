import { expect, type Page } from '@playwright/test';
import { colourViolations, wcagFaults } from '../wcag-violations.ts';

/** Nothing on the screen breaks WCAG A or AA, in light or in dark. */
export async function isFreeOfFaults(page: Page): Promise<void> {
  expect(await wcagFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await colourViolations(page)).map(({ id }) => id)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
