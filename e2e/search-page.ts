import { expect, type Locator, type Page } from '@playwright/test';

/** The filters of a search: beside the results, or on small screens in a sheet over them. */
export async function openFilters(page: Page): Promise<Locator> {
  const beside = page.locator('form#filters');
  const opener = page.getByRole('link', { name: /^Filters/ });
  await expect(beside.or(opener).filter({ visible: true }).first()).toBeVisible();
  if (await beside.isVisible()) return beside;
  await opener.click();
  return page.getByRole('dialog', { name: 'Filters' }).getByRole('form', { name: 'Filters' });
}

/** Puts the sheet away, where there is one, by the button that says how many cars there are. */
export async function closeFilters(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  if (await sheet.isVisible()) await sheet.getByRole('button', { name: /^Show me/ }).click();
  await expect(sheet).toBeHidden();
}

/** A section of the filters, opened. */
export async function openSection(filters: Locator, heading: string): Promise<Locator> {
  const section = filters.locator('details.sec', {
    has: filters.page().locator('summary', { hasText: new RegExp(`^${heading}`) }),
  });
  if ((await section.getAttribute('open')) === null) await section.locator('> summary').click();
  return section.locator('.sec-b').first();
}

/** Chooses a row and expects as many cars as it promised. */
export async function chooseRow(page: Page, row: Locator): Promise<string> {
  const promised = numberIn(await row.locator('em').textContent());
  const label = (await row.locator('span').first().textContent()) ?? '';
  await row.click();
  await expectCount(page, promised);
  await expect(chips(page).filter({ hasText: label }).first()).toBeAttached();
  return label;
}

/** What the page says of how many cars were found. */
export async function expectCount(page: Page, count: number): Promise<void> {
  await expect.poll(() => carCount(page)).toBe(count);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
}

export async function carCount(page: Page): Promise<number> {
  return numberIn(await page.locator('.toolbar .count').textContent());
}

/** What is chosen, each a link that takes it away. */
export function chips(page: Page): Locator {
  return page
    .getByRole('list', { name: 'Chosen filters', includeHidden: true })
    .locator('a.chip:not(.ghost)');
}

export function cardLinks(page: Page): Locator {
  return page.locator('.results article.card h3 a');
}

/** The cars on the page, in their order. */
export async function shownCars(page: Page): Promise<string[]> {
  return cardLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

export function numberIn(text: string | null): number {
  return Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', ''));
}
