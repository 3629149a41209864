import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test';
import { twoSites, type DemoSite } from './demo-sites.ts';
import { siteUrl } from './env.ts';
import { untilLive } from './site-test.ts';

// Wide enough for all three to be on the page at once; a recording would be measured with them.
test.use({ viewport: { width: 1440, height: 900 }, trace: 'off' });

/** How much slower the phone is than the machine on which these limits were set. */
const slowdown = 4;
/** What that machine takes for `spin`, in milliseconds. */
const usualSpin = 18;
const tries = 5;

/**
 * Browsers slow down by a factor of the machine they run on. A slower machine is slowed down less, so that the phone
 * stays the same one; a faster one is never slowed down more.
 */
async function throttlingRate(page: Page): Promise<number> {
  const spin = await page.evaluate(() => {
    const times = Array.from({ length: 5 }, () => {
      const started = performance.now();
      let text = '';
      for (let round = 0; round < 300_000; round += 1) text = `${text.slice(-20)}${round % 7}`;
      return text === '' ? 0 : performance.now() - started;
    });
    return Math.min(...times);
  });
  return Math.min(slowdown, Math.max(1, (slowdown * usualSpin) / spin));
}

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

/** On a busy machine one try says little of the product: the best counts. */
async function bestOf(
  page: Page,
  client: CDPSession,
  site: DemoSite,
  target: Locator,
  act: (target: Locator) => Promise<void>,
): Promise<number[]> {
  const seen: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    await page.goto(siteUrl(site.slug, '/search/new-used-and-demo-cars'));
    await untilLive(page);
    // What lies under the strip at the foot of the screen changes nothing that is painted.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(500);
    // A finger hovers over nothing on its way.
    await target.hover({ force: true });
    await client.send('Emulation.setCPUThrottlingRate', { rate: await throttlingRate(page) });
    seen.push(await latencyOf(page, () => act(target)));
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
      const seen = await bestOf(page, client, site, target, act);
      process.stdout.write(`${site.slug} ${name}: ${seen.join(', ')} ms\n`);
      expect(Math.min(...seen), `${name}: ${seen.join(', ')} ms`).toBeLessThan(200);
    }
  });
}
