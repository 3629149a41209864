import { expect, type Page, type Route } from '@playwright/test';
import { chips } from './search-page.ts';
import { test, untilLive } from './site-test.ts';

const path = '/search/new-used-and-demo-cars';
const clicks = 5;

interface Rows {
  readonly ticked: readonly string[];
  readonly chips: readonly string[];
  readonly count: string;
}

/** What the boxes, the chips and the results say. */
async function rowsOf(page: Page): Promise<Rows> {
  const ticked = page.locator('form#filters label.check:has(input:checked)');
  const names = await ticked.locator('span').allTextContents();
  return {
    ticked: names.toSorted(),
    chips: (await chips(page).allTextContents()).map((text) => text.trim()).toSorted(),
    count: (await page.locator('.toolbar .count').textContent()) ?? '',
  };
}

/** Waits until nothing is loading any more, for long enough that nothing is about to. */
async function settled(page: Page): Promise<void> {
  let quiet = 0;
  await expect
    .poll(async () => {
      quiet = (await page.locator('html[data-loading]').count()) === 0 ? quiet + 1 : 0;
      return quiet;
    })
    .toBeGreaterThan(4);
}

/** Boxes without a second meaning: of a make, a tick opens its models and moves what is below it. */
async function openSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('form#filters details.sec')) {
      one.open = true;
    }
  });
}

const boxes = (page: Page) => page.locator('form#filters .sec-b > label.check:not(.off)');

const unevenly = (fails: (turn: number) => boolean) => {
  let turn = 0;
  return async (route: Route) => {
    turn += 1;
    // Later ones come sooner: they overtake.
    const delayMs = [400, 30, 250, 0, 120][turn % 5] ?? 0;
    const isFailed = fails(turn);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await (isFailed ? route.abort() : route.continue()).catch(() => undefined);
  };
};

test.describe('boxes that are ticked quickly', () => {
  for (const pauseMs of [10, 150, 1_000]) {
    test(`SRCH-9 SRCH-10 every ${pauseMs} ms are all applied: boxes, chips, address and results agree`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      await openSections(page);
      await page.route(
        '**/_page/**',
        unevenly(() => false),
      );
      const labels: string[] = [];
      for (let turn = 0; turn < clicks; turn += 1) {
        const box = boxes(page).nth(turn);
        labels.push(((await box.locator('span').first().textContent()) ?? '').trim());
        await box.locator('input').evaluate((input: HTMLInputElement) => input.click());
        await page.waitForTimeout(pauseMs);
      }
      await settled(page);
      const rows = await rowsOf(page);
      expect(rows.ticked).toEqual(labels.toSorted());
      expect(rows.chips).toEqual(rows.ticked);
      await page.unroute('**/_page/**');
      await page.reload();
      expect(await rowsOf(page)).toEqual(rows);
    });
  }

  test('SRCH-9 whose answers fail and overtake each other show what is applied, and nothing else', async ({
    page,
    visit,
  }) => {
    await visit(path);
    await openSections(page);
    for (const pauseMs of [10, 60, 300]) {
      await page.route(
        '**/_page/**',
        unevenly((turn) => turn % 2 === 0),
      );
      for (let turn = 0; turn < clicks; turn += 1) {
        const box = boxes(page).nth(turn);
        await box.locator('input').evaluate((input: HTMLInputElement) => input.click());
        await page.waitForTimeout(pauseMs);
      }
      await settled(page);
      await page.unroute('**/_page/**');
      const rows = await rowsOf(page);
      expect(rows.chips).toEqual(rows.ticked);
      await page.reload();
      await untilLive(page);
      expect(await rowsOf(page)).toEqual(rows);
    }
  });
});
