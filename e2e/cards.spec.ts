import { expect, test, type Page } from '@playwright/test';
import { twoSites } from './demo-sites.ts';
import { siteUrl } from './env.ts';
import { cardLinks } from './search-page.ts';

const [bigyard, harbourside] = twoSites;

/** By the numbers of the pages: the last is always among them. */
async function openLastPage(page: Page): Promise<void> {
  await page.goto(siteUrl(harbourside.slug, '/search'));
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: /^Page \d+/ })
    .last()
    .click();
  await expect(page).toHaveURL(/page=\d+/);
}

test('CARD-4 A car that is gone offers something similar, and nothing else', async ({ page }) => {
  await openLastPage(page);
  const gone = page.locator('.results article.card[data-state=sold]');
  await expect(gone.first()).toBeVisible();
  for (const card of await gone.all()) {
    await expect(card.locator('.card-actions a')).toHaveCount(1);
    await expect(card.locator('.card-actions a')).toContainText('Find me something similar');
    await expect(card.locator('.card-media')).toContainText('Sold');
  }
});

test('SRCH-16 An invitation stands at its place among the cars', async ({ page }) => {
  await page.goto(siteUrl(bigyard.slug, '/search'));
  // This site moved the first from the eighth place to the ninth.
  await expect(page.locator('.results > *').nth(8)).toHaveClass(/cta-card/);
  await expect(page.locator('.results > aside').first().getByRole('link')).toHaveAttribute('href', /^\//);
  await expect(page.locator('.results > *').nth(7)).not.toHaveClass(/cta-card/);
});

test('SRCH-16 No car stands alone in the last row where an invitation can make room', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteUrl(bigyard.slug, '/search'));
    const tops = await page
      .locator('.results > article.card')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops.at(-1)).length, `at ${width}`).toBeGreaterThan(1);
  }
});

test('SRCH-16 The row of the last car is filled to its end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLastPage(page);
  const ends = await page
    .locator('.results > :is(article.card, [data-look=ending])')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(await page.locator('.results > :last-child').getAttribute('data-look')).toBe('ending');
  expect(ends.at(-1)).toBe(Math.max(...ends));
});

test('CARD-1 Names, facts and actions of cards side by side stand in line', async ({ page }) => {
  for (const { slug } of twoSites) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl(slug, '/search'));
      const rows = await page.locator('.results > article.card').evaluateAll((cards) => {
        const parts = ['.card-title', '.facts', '.card-actions'];
        const byRow = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top));
        return [...byRow.values()].map((row) =>
          parts.map((part) => {
            const tops = row.map((card) => card.querySelector(part)?.getBoundingClientRect().top ?? 0);
            return new Set(tops.map(Math.round)).size;
          }),
        );
      });
      for (const row of rows) expect(row, `${slug} at ${width}`).toEqual([1, 1, 1]);
    }
  }
});

test('CARD-1 Prices of rows stand in line, and what they are in the market has a line of its own', async ({
  page,
}) => {
  for (const width of [390, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // New cars have no market to stand in, and on some days fill the first page of the whole stock.
    await page.goto(siteUrl('coastline-suzuki', '/search/used-cars'));
    const cards = page.locator('.results .card[data-look=row]');
    const places = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { left, right } = card.querySelector('.price-now')?.getBoundingClientRect() ?? new DOMRect();
        return { left: Math.round(left), isInside: right <= card.getBoundingClientRect().right };
      }),
    );
    expect(new Set(places.map(({ left }) => left)).size, `at ${width}`).toBe(1);
    expect(places.every(({ isInside }) => isInside)).toBe(true);
    const lines = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const tag = card.querySelector('.market-tag')?.getBoundingClientRect();
        const actions = card.querySelector('.card-actions')?.getBoundingClientRect() ?? new DOMRect();
        const isBeside = tag && (tag.bottom <= actions.top || tag.right <= actions.left);
        return tag ? [tag.height < 24 && isBeside] : [];
      }),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines)).toEqual(new Set([true]));
  }
});

test('CARD-1 A row shows its picture whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('hallam-and-sons', '/search'));
  const media = page.locator('.results .card[data-look=row] .card-media').first();
  const { width, height } = (await media.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(1.5, 1);
});

test('CARD-1 Every car in the list shows a picture, and the picture is there', async ({ page }) => {
  for (const { slug } of twoSites) {
    await page.goto(siteUrl(slug, '/search'));
    await expect(cardLinks(page).first()).toBeVisible();
    const cards = page.locator('.results article.card');
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      const image = card.locator('.card-media img').first();
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
  }
});

test('API-4.1 A car without photos has a stand-in that says so, in the list and on its page', async ({
  page,
}) => {
  await page.goto(siteUrl('coastline-suzuki', '/search?query=cs67497'));
  const card = page.locator('.results article.card');
  await expect(card).toHaveCount(1);
  await expect(card.locator('.card-media')).toContainText('Photos are on the way');
  await expect(card.locator('.card-media img')).toHaveCount(0);
  await card.locator('h3 a').click();
  await expect(page.locator('.vehicle .vpics, .vehicle .card-media').first()).toContainText(
    'Photos are on the way',
  );
});
