import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumPath } from '../env.ts';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';
import { startSite, type TestSite } from './test-site.ts';

let fixture: BuiltFixture;
let browser: Browser;
beforeAll(async () => {
  fixture = await buildFixture();
  browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser?.close();
  await fixture?.remove();
});

let site: TestSite;
let tab: Page;
let refusals: string[];
beforeEach(async () => {
  site = await startSite(fixture.renderer);
  tab = await browser.newPage({ baseURL: site.origin, viewport: { width: 1000, height: 800 } });
  tab.setDefaultTimeout(5_000);
  refusals = [];
  tab.on('console', (line) => line.text().includes('Content Security Policy') && refusals.push(line.text()));
  await tab.goto('/list');
  await started();
});
afterEach(async () => {
  // The server first: a tab whose document is still on its way waits for it.
  await site.close();
  await tab.close();
  if (refusals.length > 0) throw new Error(`the policy refused: ${refusals.join(', ')}`);
});

const heading = (name: string) => isShown(tab.getByRole('heading', { level: 1, name, exact: true }));
/** Waits for it, and says whether it came. */
const isShown = (place: Locator) =>
  place.waitFor().then(
    () => true,
    () => false,
  );
const click = (name: string) => tab.getByRole('link', { name, exact: true }).click();
const scrollY = () => tab.evaluate<number>('Math.round(scrollY)');
const scrollTo = (top: number) => tab.evaluate(`scrollTo(0, ${top})`);
const documents = () => site.requested.filter((path) => !/^\/(?:_page|assets|favicon)/.test(path));
/** The page is alive when it is React's and its first step is in the history, which outlives a reload. */
async function started(): Promise<void> {
  const isAlive =
    "history.state?.key !== undefined && Object.keys(document.querySelector('#app')).some((key) => key.startsWith('__react'))";
  await expect.poll(() => tab.evaluate(isAlive), { timeout: 10_000 }).toBe(true);
}

describe('from page to page', () => {
  it('loads no second document, and says, focuses and titles the page that came', async () => {
    await scrollTo(1_900);
    await click('Car A');
    expect(await heading('Car A')).toBe(true);
    expect([await tab.title(), new URL(tab.url()).pathname, await scrollY()]).toEqual([
      'Car A | Harbour',
      '/cars/a',
      0,
    ]);
    expect(await tab.evaluate('document.activeElement.textContent')).toBe('Car A');
    expect(await tab.locator('[data-announcer]').textContent()).toBe('Car A | Harbour');
    expect(documents()).toEqual(['/list']);
  });

  it('leaves behind what was opened on the page before, of the same kind too', async () => {
    await click('Car A');
    await tab.getByRole('button', { name: 'Photo 1' }).click();
    expect(await isShown(tab.getByRole('button', { name: 'Photo 2' }))).toBe(true);
    await click('Car B');
    expect(await heading('Car B')).toBe(true);
    expect(await isShown(tab.getByRole('button', { name: 'Photo 1' }))).toBe(true);
  });

  it('follows a page that has moved to its present address', async () => {
    await click('Moved car');
    expect(await heading('Car A')).toBe(true);
    expect(new URL(tab.url()).pathname).toBe('/cars/a');
    expect(documents()).toEqual(['/list']);
  });

  it('loads a document where another build made the page', async () => {
    await click('Of another build');
    expect(await heading('Car of another build')).toBe(true);
    expect(documents()).toEqual(['/list', '/of-another-build']);
  });

  it('leaves what is no page to the browser', async () => {
    await click('Brochure');
    await tab.waitForURL('**/brochure.txt');
    expect(documents()).toEqual(['/list', '/brochure.txt']);
  });

  it('loads the code of a page, and only that, when a visitor points at its link', async () => {
    const before = site.requested.length;
    await tab.getByRole('link', { name: 'Car A', exact: true }).hover();
    await expect.poll(() => site.requested.length).toBeGreaterThan(before);
    expect(site.requested.slice(before).every((path) => path.startsWith('/assets/fixture-car-code'))).toBe(
      true,
    );
  });

  it('keeps the layout where a page cannot be drawn', async () => {
    await click('Car A');
    await click('Broken car');
    expect(await heading('Something went wrong on this page')).toBe(true);
    await click('All cars');
    expect(await heading('All cars')).toBe(true);
  });
});

describe('SRCH-9 SRCH-10 within a page', () => {
  it('stays where the visitor is, and keeps what they opened', async () => {
    await tab.getByRole('button', { name: 'Open filters' }).click();
    await scrollTo(1_900);
    await click('Kia');
    expect(await heading('Cars with make=kia')).toBe(true);
    expect(await scrollY()).toBe(1_900);
    expect(await isShown(tab.getByRole('button', { name: 'Filters are open' }))).toBe(true);
    expect(await tab.locator('[data-announcer]').textContent()).toBe('');
  });

  it('sends a form by its attributes, without what was left empty', async () => {
    await tab.getByLabel('Search').fill('ute');
    await tab.getByLabel('Search').press('Enter');
    expect(await heading('Cars with query=ute&method=clobbered')).toBe(true);
  });

  it('replaces the step where it is told to', async () => {
    await click('Kia');
    expect(await heading('Cars with make=kia')).toBe(true);
    await tab.getByRole('button', { name: 'Slide' }).click();
    expect(await heading('Cars with slid=1')).toBe(true);
    await tab.goBack();
    expect(await heading('All cars')).toBe(true);
  });

  it('keeps the page when a step fails, says so, and goes on with the next', async () => {
    await tab.route('**/_page/**', (route) => route.abort());
    await click('Kia');
    expect(await isShown(tab.getByText('The filter failed'))).toBe(true);
    expect([new URL(tab.url()).search, await tab.getByRole('alert').count()]).toEqual(['', 0]);
    await tab.unroute('**/_page/**');
    await click('Kia');
    expect(await heading('Cars with make=kia')).toBe(true);
    expect(await isShown(tab.getByText('All is well'))).toBe(true);
  });
});

describe('back and forward', () => {
  it('show the page and the place at once, without asking', async () => {
    await scrollTo(1_900);
    await click('Car A');
    expect(await heading('Car A')).toBe(true);
    await scrollTo(700);
    const requested = site.requested.length;
    await tab.goBack();
    expect(await heading('All cars')).toBe(true);
    expect(await scrollY()).toBe(1_900);
    await tab.goForward();
    expect(await heading('Car A')).toBe(true);
    expect(await scrollY()).toBe(700);
    expect(site.requested.length).toBe(requested);
  });

  it('know the place after a reload, and ask for the page', async () => {
    await scrollTo(1_900);
    await click('Car A');
    expect(await heading('Car A')).toBe(true);
    await scrollTo(700);
    await tab.reload();
    await started();
    await expect.poll(scrollY).toBe(700);
    await tab.goBack();
    expect(await heading('All cars')).toBe(true);
    await expect.poll(scrollY).toBe(1_900);
    expect(documents()).toEqual(['/list', '/cars/a']);
  });

  it('keep the page and its address where the other cannot be had', async () => {
    await click('Car A');
    expect(await heading('Car A')).toBe(true);
    await tab.reload();
    await started();
    await tab.route('**/_page/**', (route) => route.abort());
    await tab.goBack().catch(() => undefined);
    expect(await isShown(tab.getByRole('alert'))).toBe(true);
    expect(await heading('Car A')).toBe(true);
    await expect.poll(() => new URL(tab.url()).pathname).toBe('/cars/a');
    await tab.unroute('**/_page/**');
    await tab.goBack();
    expect(await heading('All cars')).toBe(true);
  });

  it('show the other page also before the scripts of this one have come', async () => {
    await click('Car A');
    expect(await heading('Car A')).toBe(true);
    const held = Promise.withResolvers<void>();
    await tab.route('**/assets/**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await tab.reload({ waitUntil: 'commit' });
    expect(await heading('Car A')).toBe(true);
    await tab.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    held.resolve();
    expect(await heading('All cars')).toBe(true);
  });

  it('go through the anchors of a page', async () => {
    await scrollTo(1_900);
    await click('To the end');
    await expect.poll(() => new URL(tab.url()).hash).toBe('#end');
    const atEnd = await scrollY();
    expect(atEnd).toBeGreaterThan(2_500);
    await tab.goBack();
    await expect.poll(scrollY).toBe(1_900);
    await tab.goForward();
    await expect.poll(scrollY).toBe(atEnd);
    expect(site.requested.filter((path) => path.startsWith('/_page'))).toEqual([]);
  });
});

describe('a page that is on its way', () => {
  it('is overtaken by the next one', async () => {
    const held = Promise.withResolvers<void>();
    await tab.route('**/_page/cars/a', async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
    });
    await click('Car A');
    await tab.locator('html[data-loading]').waitFor({ state: 'attached' });
    await click('Kia');
    expect(await heading('Cars with make=kia')).toBe(true);
    held.resolve();
    await tab.waitForTimeout(200);
    expect(new URL(tab.url()).search).toBe('?make=kia');
    expect(await tab.locator('html[data-loading]').count()).toBe(0);
  });

  it('and does not come leaves the last one, with a way to try again', async () => {
    await tab.route('**/_page/cars/a', (route) => route.abort());
    await click('Car A');
    expect(await isShown(tab.getByRole('alert'))).toBe(true);
    expect(await heading('All cars')).toBe(true);
    await tab.unroute('**/_page/cars/a');
    await click('Try again');
    expect(await heading('Car A')).toBe(true);
    expect(await tab.getByRole('alert').count()).toBe(0);
  });

  it('and is answered with no page is left to the browser', async () => {
    await click('Away');
    await tab.waitForURL('**/away');
    expect(documents()).toEqual(['/list', '/away']);
  });

  it('lands at its anchor', async () => {
    await click('Reviews of A');
    expect(await heading('Car A')).toBe(true);
    expect(
      await tab.evaluate<number>('document.querySelector("#reviews").getBoundingClientRect().top'),
    ).toBeLessThan(150);
    expect(new URL(tab.url()).hash).toBe('#reviews');
  });
});

it('works as links and forms without JavaScript', async () => {
  const plain = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto('/list');
  await page.getByLabel('Search').fill('ute');
  await page.getByLabel('Search').press('Enter');
  expect(await isShown(page.getByRole('heading', { name: 'Cars with query=ute' }))).toBe(true);
  await page.getByRole('link', { name: 'Moved car' }).click();
  expect(await isShown(page.getByRole('heading', { name: 'Car A' }))).toBe(true);
  await plain.close();
});
