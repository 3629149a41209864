import { twoSites } from '@forecourt/testkit/two-sites';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtRenderer } from '../server/pages/page-renderer.ts';
import { chromiumPath } from './env.ts';
import { memorySites } from './memory-sites.ts';
import { memoryStockIndex } from './memory-stock-index.ts';
import { testCars, testServer, type TestServer } from './test-server.ts';

const run = 'window.planted=(window.planted??0)+1';
const planted = `</script></style></title><script>${run}</script><img src=x onerror="${run}"><svg onload="${run}">`;

let test: TestServer;
let browser: Browser;
beforeAll(async () => {
  const sites = memorySites();
  const { id } = twoSites.harbour;
  sites.names.set(id, `Harbour ${planted}`);
  sites.overrides.set(id, {
    header: {
      menu: [{ kind: 'link', label: `Menu ${planted}`, link: '/' }],
      faviconUrl: `/media/${encodeURIComponent(planted)}.svg`,
    },
    theme: { textFont: `rubik;}${planted}`, controlRadiusPx: `1px}${planted}` },
  });
  test = await testServer({
    primary: memoryStockIndex(
      testCars.map((car) => Object.assign({}, car, { dealerComments: planted, badge: planted })),
    ),
    sites,
    renderer: await builtRenderer(),
  });
  browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.example 127.0.0.1'],
  });
});
afterAll(async () => {
  await browser?.close();
  await test?.stop();
});

it.each(['/', '/search/new-used-and-demo-cars', `/nothing?query=${encodeURIComponent(planted)}`])(
  'nothing runs of the markup in names, settings and addresses: %s',
  async (path) => {
    const page = await browser.newPage();
    const troubles: string[] = [];
    page.on('pageerror', ({ message }) => troubles.push(message));
    page.on('console', (line) => line.text().includes('Security Policy') && troubles.push(line.text()));
    await page.goto(`http://harbour.example:${test.server.port}${path}`);
    await page.locator('#main').waitFor();
    await expect.poll(() => page.evaluate('history.state?.key !== undefined')).toBe(true);
    expect(await page.title()).toContain(planted);
    expect(await page.evaluate('window.planted')).toBeUndefined();
    expect(troubles).toEqual([]);
    await page.close();
  },
);
