import { expect, test, type Page } from '@playwright/test';
import { everySlug } from './demo-sites.ts';
import { siteUrl } from './env.ts';
import { headerFaults } from './header-faults.ts';
import { untilLive } from './site-test.ts';

/** What anybody can put into an address. */
const planted = encodeURIComponent(
  '"><script>window.planted = 1</script><img src=x onerror="window.planted = 1">',
);

/** What a browser refused to run or to load, and what broke. */
function watch(page: Page): readonly string[] {
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('console', (line) => {
    if (/Content Security Policy|[Hh]ydrat/.test(line.text())) troubles.push(line.text());
  });
  return troubles;
}

test('TEN-1 Two sites answer under their own names, each with its own look', async ({ page }) => {
  const looks = [];
  for (const slug of ['bigyard', 'harbourside-mazda']) {
    const troubles = watch(page);
    await page.goto(siteUrl(slug));
    await expect(page.locator('#main h1')).toBeVisible();
    looks.push(
      await page.evaluate(() => [document.title, document.querySelector('head style')?.textContent]),
    );
    expect(troubles).toEqual([]);
  }
  expect(looks[0]?.[0]).not.toBe(looks[1]?.[0]);
  expect(looks[0]?.[1]).not.toBe(looks[1]?.[1]);
});

test('TEN-1 A name that is no site is a plain 404', async ({ page }) => {
  const response = await page.goto(siteUrl('nobody-has-this'));
  expect([response?.status(), await response?.text()]).toEqual([404, 'Not found\n']);
});

test('Nothing runs of what an address says', async ({ page }) => {
  const troubles = watch(page);
  for (const path of [
    `/search/${planted}`,
    `/search?query=${planted}&make=${planted}`,
    `/${planted}#${planted}`,
  ]) {
    await page.goto(siteUrl('bigyard', path));
    await expect(page.locator('#main')).toBeVisible();
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  }
  expect(troubles).toEqual([]);
});

test('A script that found its way into a page would still not run', async ({ page }) => {
  await page.goto(siteUrl('bigyard'));
  const refused = page.waitForEvent('console', (line) => line.text().includes('Content Security Policy'));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = 1';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.planted = 1">');
  });
  await refused;
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});

test('NAV-1 Every header has room on every width of a desk, and a menu of any length goes on in a second row', async ({
  page,
}) => {
  const rows = () =>
    page
      .locator('.hdr nav > ul > li')
      .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size);
  for (const slug of everySlug) {
    await page.goto(siteUrl(slug), { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      expect([slug, width, ...(await headerFaults(page))]).toEqual([slug, width]);
      expect([slug, width, await rows()]).toEqual([slug, width, 1]);
    }
  }
  await page
    .locator('.hdr nav > ul')
    .evaluate((list) => list.insertAdjacentHTML('beforeend', list.innerHTML.repeat(3)));
  expect(await headerFaults(page)).toEqual([]);
  expect(await rows()).toBeGreaterThan(1);
});

test('A sign that was chosen for the home picture is seen on a dark header when a menu opens', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(siteUrl('harbourside-mazda'));
  await untilLive(page);
  const sign = page.locator('.hdr .wm img');
  await expect(sign).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.locator('.hdr nav details > summary').first().click();
  await expect(sign).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('A page that is gone to is shown once its styles are there', async ({ page }) => {
  await page.goto(siteUrl('bigyard'));
  await untilLive(page);
  await page.route('**/*.css', async (route) => {
    await new Promise<void>((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  const styles = page.waitForResponse(/sign-in.*\.css/);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/sign-in';
    document.querySelector('header')?.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: /sign in/i })).toBeVisible();
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet }) => sheet === null)
      .map(({ href }) => href),
  );
  expect(missing).toEqual([]);
  await styles;
});
