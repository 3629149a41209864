import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test';
import { twoSites, type DemoSite } from './demo-sites.ts';
import { siteUrl } from './env.ts';
import { untilLive } from './site-test.ts';

// Wide enough for all three to be on the page at once; a recording would be measured with them.
test.use({ viewport: { width: 1440, height: 900 }, trace: 'off' });

const slowdown = 4;
const tries = 3;

/** The time from an input to the next picture, as the browser itself measures it. */
async function latencyOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId > 0) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  await page.waitForTimeout(1_000);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
}

/** On a busy machine one try says little of the product: the best of three counts. */
async function bestOf(
  page: Page,
  client: CDPSession,
  site: DemoSite,
  act: () => Promise<void>,
): Promise<number[]> {
  const seen: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    await page.goto(siteUrl(site.slug, '/search/new-used-and-demo-cars'));
    await untilLive(page);
    await page.waitForTimeout(500);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    seen.push(await latencyOf(page, act));
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if (seen.at(-1) !== undefined && (seen.at(-1) ?? 0) < 200) break;
  }
  return seen;
}

for (const site of twoSites) {
  test(`A filter, a slider and a menu of ${site.slug} answer within 200 ms on a slow phone`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const client = await page.context().newCDPSession(page);
    const filters = page.locator('form#filters');
    const acts: readonly (readonly [string, Locator, (target: Locator) => Promise<void>])[] = [
      ['filter', filters.locator('.make label.check').first(), (target) => target.click()],
      ['slider', filters.getByRole('slider').first(), (target) => target.press('ArrowRight')],
      ['menu', page.locator('.hdr nav details > summary').first(), (target) => target.click()],
    ];
    for (const [name, target, act] of acts) {
      const seen = await bestOf(page, client, site, () => act(target));
      process.stdout.write(`${site.slug} ${name}: ${seen.join(', ')} ms\n`);
      expect(Math.min(...seen), `${name}: ${seen.join(', ')} ms`).toBeLessThan(200);
    }
  });
}
