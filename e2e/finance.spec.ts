import { expect, type Page } from '@playwright/test';
import { siteUrl } from './env.ts';
import { prominenceOf } from './prominence.ts';
import { requestSite } from './request-site.ts';
import { numberIn } from './search-page.ts';
import { test } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

const found = new Map<string, string>();

/** A car of the site that shows finance, of the first that its search lists. */
async function financedCar(slug: string, sign = 'class="pair"'): Promise<string> {
  const key = `${slug} ${sign}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const list = await requestSite(slug, '/search/new-used-and-demo-cars?page=2');
  const hrefs = new Set(list.body.match(/\/cars\/[a-z0-9-]+(?=")/g));
  for (const href of [...hrefs].slice(0, 24)) {
    const { body } = await requestSite(slug, href);
    if (!body.includes(sign)) continue;
    found.set(key, href);
    return href;
  }
  throw new Error(`no car of ${slug} has ${sign}`);
}

/** The page of such a car with its finance unfolded, as a link to it leaves it. */
const unfolded = async (slug: string, sign?: string) => `${await financedCar(slug, sign)}#finance`;

const figure = (page: Page) => page.locator('#finance .pair b').first();

for (const [where, suffix] of [
  ['a car', '#finance'],
  ['its finance', '/finance'],
] as const) {
  test(`LAW-2.3 On the page of ${where} the comparison rate is as prominent as any rate or repayment, with its warning`, async ({
    page,
    site,
  }) => {
    await page.goto(siteUrl(site.slug, `${await financedCar(site.slug)}${suffix}`));
    const figures = page.locator('#finance .pair > div');
    const comparison = figures.filter({ hasText: 'comparison rate' }).locator('b');
    const rates = page.locator('#finance .fin-facts > div').filter({ hasText: /rate/i }).locator('dd');
    const measured = await prominenceOf(comparison);
    expect(measured).toMatchObject({ isVisibleAtOnce: true });
    for (const other of [...(await figures.locator('b').all()), ...(await rates.all())]) {
      const { fontPx, fontWeight, contrast } = await prominenceOf(other);
      expect(measured.fontPx).toBeGreaterThanOrEqual(fontPx);
      expect(measured.fontWeight).toBeGreaterThanOrEqual(fontWeight);
      expect(measured.contrast).toBeGreaterThanOrEqual(contrast);
    }
    // Beside each other: at the same height.
    expect(await rates.count()).toBeGreaterThan(0);
    const tops = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(2);
    expect(new Set(tops).size).toBe(1);

    const warning = page.locator('#finance .warnline');
    await expect(warning).toContainText('WARNING: This comparison rate is true only for the examples given');
    await expect(warning).toContainText('5 year secured loan of $30,000');
    const ofWarning = await prominenceOf(warning);
    expect(ofWarning.isVisibleAtOnce).toBe(true);
    expect(ofWarning.fontPx).toBeGreaterThanOrEqual(14);
    // As dark as text must be for those who see little (WCAG AAA).
    expect(ofWarning.contrast).toBeGreaterThanOrEqual(7);
    await comparison.scrollIntoViewIfNeeded();
    await expect(warning).toBeInViewport();
  });
}

test('RULE-5 The figures follow the calculator without a page being loaded', async ({
  page,
  visit,
  site,
}) => {
  await visit(await unfolded(site.slug));
  // The free times of a test drive are asked for when they come into view: what follows is the calculator's alone.
  await page.locator('.vtimes').scrollIntoViewIfNeeded();
  await expect(page.locator('.vtimes li')).toHaveCount(3);
  const requests: string[] = [];
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    requests.push(new URL(request.url()).pathname);
    if (request.resourceType() === 'script') {
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    }
  });
  const address = page.url();
  const before = numberIn(await figure(page).textContent());
  const calculator = page.getByRole('form', { name: 'Repayment calculator' });

  await calculator.getByRole('textbox', { name: 'Deposit' }).fill('5,000');
  await expect(page.locator('#finance .fin-facts')).toContainText('$5,000');
  expect(numberIn(await figure(page).textContent())).toBeLessThan(before);

  await calculator.getByRole('radio', { name: 'Monthly' }).check({ force: true });
  await expect(page.locator('#finance .pair')).toContainText('per month');
  await calculator.getByRole('combobox', { name: 'Term' }).selectOption('36');
  await expect(page.locator('#finance .paybars ol li')).toHaveCount(3);
  await expect(page.locator('#finance .warnline')).toBeVisible();
  await expect(calculator.getByRole('status')).toContainText('per month');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(address);
  expect(requests.filter((path) => !path.startsWith('/assets/') && !path.startsWith('/media/'))).toEqual([]);
  // The arithmetic alone: neither schemas nor a calendar come along.
  const weight = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  expect(weight).toBeGreaterThan(500);
  expect(weight).toBeLessThan(6_000);
});

test('RULE-5 The calculator goes by keyboard alone', async ({ page, visit, site, device }) => {
  test.skip(device !== 'desktop', 'where there is a keyboard');
  await visit(await unfolded(site.slug));
  const calculator = page.getByRole('form', { name: 'Repayment calculator' });
  await calculator.getByRole('textbox', { name: 'Deposit' }).focus();
  await page.keyboard.press('Tab');
  const slider = calculator.getByRole('slider', { name: 'Deposit, slider' });
  await expect(slider).toBeFocused();
  const before = await calculator.getByRole('textbox', { name: 'Deposit' }).inputValue();
  await page.keyboard.press('ArrowRight');
  await expect(calculator.getByRole('textbox', { name: 'Deposit' })).not.toHaveValue(before);
  const frequency = calculator.getByRole('radio', { name: 'Weekly' });
  await frequency.focus();
  await page.keyboard.press('ArrowRight');
  await expect(calculator.getByRole('radio', { name: 'Fortnightly' })).toBeChecked();
  await expect(page.locator('#finance .pair')).toContainText('per fortnight');
});

test('VDP-7 The terms of the lender are fetched when they are opened', async ({ page, visit, site }) => {
  await visit(await unfolded(site.slug, 'Lender’s terms'));
  const terms = page.locator('.fin-terms');
  const held = Promise.withResolvers<null>();
  await page.route('**/finance-disclaimer', async (route) => {
    await held.promise;
    await route.continue();
  });
  await terms.getByText('Lender’s terms').click();
  await expect(terms.locator('.spinner')).toBeVisible();
  held.resolve(null);
  await expect(terms.locator('details p')).toHaveText('There are no further terms for this one.');
  await expect(terms.locator('.spinner')).toHaveCount(0);
});

test('VDP-6.1 A car is saved as a PDF under its own name, and a failure is said', async ({
  page,
  visit,
  site,
}) => {
  const href = await financedCar(site.slug);
  await visit(href);
  const link = page.getByRole('link', { name: 'Save as PDF' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(`${href.slice('/cars/'.length)}.pdf`);
  await expect(page.locator('.pdf [role=alert]')).toHaveCount(0);

  const message = 'We’re busy making PDFs right now. Please try again in a moment.';
  await page.route('**/*.pdf', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'pdf_busy', message } } }),
  );
  await link.click();
  await expect(page.locator('.pdf [role=alert]')).toHaveText(message);
  await expect(link).toBeFocused();
});

test('The finance of a car has no violation of WCAG A and AA', async ({ page, visit, site }) => {
  const href = await financedCar(site.slug);
  for (const path of [`${href}#finance`, `${href}/finance?deposit=3000&balloon=4000`]) {
    await visit(path);
    expect(await wcagFaults(page, '#finance')).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RULE-5 The calculator answers on a page of its own', async ({ page, site }) => {
    await page.goto(siteUrl(site.slug, await unfolded(site.slug)));
    const before = numberIn(await figure(page).textContent());
    const calculator = page.getByRole('form', { name: 'Repayment calculator' });
    await expect(calculator.getByRole('slider')).toHaveCount(0);
    await calculator.getByRole('textbox', { name: 'Deposit' }).fill('4000');
    await calculator.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/\/finance\?deposit=4000&/);
    expect(numberIn(await figure(page).textContent())).toBeLessThan(before);
    await expect(page.locator('#finance .warnline')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Back to the car' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('VDP-7 The terms stand on the page about finance', async ({ page, site }) => {
    await page.goto(siteUrl(site.slug, await unfolded(site.slug, 'Lender’s terms')));
    await page.getByText('Lender’s terms').click();
    await page.getByRole('link', { name: 'Read them on our finance page' }).click();
    await expect(page.locator('#finance-terms')).toContainText('not an offer of credit');
  });
});
