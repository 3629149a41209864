import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test';
import { twoSites, type DemoSite } from './demo-sites.ts';
import { siteUrl } from './env.ts';
import { untilLive } from './site-test.ts';
import { carWithPhotos } from './vehicle-page.ts';

interface Weight {
  readonly scriptKb: number;
  readonly styleKb: number;
  readonly documentKb: number;
  readonly requests: number;
}

/** Says what was measured in the report, also when it is within the budget. */
function note(name: string, measured: unknown): void {
  test.info().annotations.push({ type: name, description: JSON.stringify(measured) });
}

/** What a page takes over the wire, compressed, until nothing more comes by itself. */
async function weigh(page: Page, url: string): Promise<Weight> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(url);
  await page.waitForTimeout(10_000);
  const kb = (kind: string) => Math.round((bytes[kind] ?? 0) / 102.4) / 10;
  return {
    scriptKb: kb('Script'),
    styleKb: kb('Stylesheet'),
    documentKb: kb('Document'),
    requests: kinds.size,
  };
}

for (const site of twoSites) {
  for (const [kind, pathOf, { requests: mostRequests, scriptKb: mostScriptKb }] of [
    ['search', () => '/search/new-used-and-demo-cars', { requests: 60, scriptKb: 115 }],
    ['home', () => '/', { requests: 60, scriptKb: 115 }],
    ['vehicle', () => carWithPhotos(site.slug), { requests: 60, scriptKb: 120 }],
  ] as const) {
    test(`The ${kind} page of ${site.slug} keeps within its weight, and stands still`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const weight = await weigh(page, siteUrl(site.slug, await pathOf()));
      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      note('weight', { ...weight, shift });
      expect(weight.scriptKb).toBeGreaterThan(20);
      expect(weight.scriptKb).toBeLessThanOrEqual(mostScriptKb);
      expect(weight.styleKb).toBeLessThanOrEqual(20);
      expect(weight.documentKb).toBeLessThanOrEqual(35);
      expect(weight.requests).toBeLessThanOrEqual(mostRequests);
      expect(shift).toBeLessThan(0.01);
    });
  }
}

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
      note(name, seen);
      expect(Math.min(...seen), `${name}: ${seen.join(', ')} ms`).toBeLessThan(200);
    }
  });
}
