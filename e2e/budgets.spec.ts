import { expect, test, type Page } from '@playwright/test';
import { twoSites } from './demo-sites.ts';
import { siteUrl } from './env.ts';
import { recordShifts, shiftOf } from './layout-shift.ts';
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
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  // What comes late is also drawn late.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const kb = (kind: string) => Math.round((bytes[kind] ?? 0) / 102.4) / 10;
  return {
    scriptKb: kb('Script'),
    styleKb: kb('Stylesheet'),
    documentKb: kb('Document'),
    requests: kinds.size,
  };
}

/** When the first screen was painted, and when the first script was asked for, in milliseconds. */
async function firstScriptAfterPaint(
  page: Page,
): Promise<{ readonly paint: number; readonly script: number }> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime);
    return { paint: paint?.startTime ?? 0, script: Math.min(...scripts) };
  });
}

/** Later than the first picture: what stands in for them is seen, and then they are. */
const lateFontsMs = 1_500;

for (const site of twoSites) {
  for (const [kind, pathOf, { requests: mostRequests, scriptKb: mostScriptKb }] of [
    ['search', () => '/search/new-used-and-demo-cars', { requests: 60, scriptKb: 100 }],
    ['home', () => '/', { requests: 60, scriptKb: 100 }],
    ['vehicle', () => carWithPhotos(site.slug), { requests: 60, scriptKb: 100 }],
  ] as const) {
    test(`The ${kind} page of ${site.slug} keeps within its weight, and stands still when its fonts come late`, async ({
      page,
    }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise<void>((resolve) => setTimeout(resolve, lateFontsMs));
        await route.continue();
      });
      await recordShifts(page);
      const weight = await weigh(page, siteUrl(site.slug, await pathOf()));
      const shift = await shiftOf(page);
      const first = await firstScriptAfterPaint(page);
      note('weight', { ...weight, shift, first });
      expect(first.paint).toBeGreaterThan(0);
      expect(first.script).toBeGreaterThan(first.paint);
      expect(weight.scriptKb).toBeGreaterThan(20);
      expect(weight.scriptKb).toBeLessThanOrEqual(mostScriptKb);
      expect(weight.styleKb).toBeLessThanOrEqual(20);
      expect(weight.documentKb).toBeLessThanOrEqual(35);
      expect(weight.requests).toBeLessThanOrEqual(mostRequests);
      expect(shift).toBeLessThan(0.01);
    });
  }
}
