import { expect, type Page } from '@playwright/test';
import { twoSites } from './demo-sites.ts';
import { isFull, siteUrl } from './env.ts';
import { cardLinks, openFilters } from './search-page.ts';
import { showPromotion, test, untilLive } from './site-test.ts';
import { colourViolations, wcagViolations } from './wcag-violations.ts';

/** Looks at a page in the scheme it came in, and in the other where its theme has one. */
async function expectAccessible(page: Page, where: string, faults: string[]): Promise<void> {
  // Whatever is half under the header that stays is so by where the page was scrolled to, not by its layout.
  await page.evaluate(() => scrollTo(0, 0));
  for (const scheme of await schemesOf(page)) {
    await page.evaluate((name) => {
      if (name !== null) document.documentElement.dataset['scheme'] = name;
    }, scheme);
    await stillness(page);
    const violations = await (scheme === null ? wcagViolations(page) : colourViolations(page));
    faults.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 3)
          .map(({ target, failureSummary }) =>
            [where, scheme ?? 'as it is', id, target.join(' '), failureSummary?.split('\n')[1]?.trim()].join(
              ' | ',
            ),
          ),
      ),
    );
  }
  await page.evaluate(() => delete document.documentElement.dataset['scheme']);
}

/** Null: as it is. A theme that can be switched names the other scheme in its style. */
async function schemesOf(page: Page): Promise<readonly (string | null)[]> {
  const style = (await page.locator('head style').first().textContent()) ?? '';
  const other = /:root\[data-scheme=(light|dark)\]/.exec(style)?.[1];
  return other === undefined ? [null] : [null, other];
}

/** Colours in mid-change have a contrast that nobody set. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
}

test.setTimeout(180_000);

// Each look takes seconds: with every change one site is looked at on a phone and the other on a desk.
test.beforeEach(({ site, device }) =>
  test.skip(
    !isFull && device !== (site.slug === twoSites[0].slug ? 'phone' : 'desktop'),
    'looked at by pnpm e2e:full',
  ),
);

test('Every kind of page has no violation of WCAG A and AA, in light and in dark', async ({
  page,
  visit,
  site,
}) => {
  const faults: string[] = [];
  const links = ['/models', '/offers', '/no-such-page'];
  await visit('/');
  await expectAccessible(page, 'home', faults);
  const told = await page
    .locator('footer a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of [...new Set([...links, ...told.filter((href) => !href.startsWith('/search'))])].slice(
    0,
    isFull ? 20 : 6,
  )) {
    await visit(path);
    await expectAccessible(page, path, faults);
  }
  await page.goto(siteUrl(site.slug, '/search'));
  await untilLive(page);
  await expectAccessible(page, 'search', faults);
  await cardLinks(page).first().click();
  await expect(page.locator('.vehicle')).toBeVisible();
  await expectAccessible(page, 'a car', faults);
  expect(faults).toEqual([]);
});

test('Every state and open dialog has no violation of WCAG A and AA, in light and in dark', async ({
  page,
  visit,
  site,
  device,
}) => {
  const faults: string[] = [];
  if (site.hasPopup) {
    await page.goto(siteUrl(site.slug));
    await untilLive(page);
    await showPromotion(page);
    await expectAccessible(page, 'the promotion', faults);
  }
  await visit('/');
  if (device === 'desktop') {
    const menus = page.locator('.hdr nav details > summary');
    for (const place of (await menus.all()).keys()) {
      await menus.nth(place).click();
      await expect(page.locator('.hdr nav details[open]')).toHaveCount(1);
      await expectAccessible(page, `menu ${place}`, faults);
    }
    await page.keyboard.press('Escape');
  } else {
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    const drawer = page.locator('dialog.drawer[open]');
    await expect(drawer).toBeVisible();
    await expectAccessible(page, 'the drawer', faults);
    await drawer.getByRole('navigation').getByRole('button').first().click();
    await expectAccessible(page, 'a level of the drawer', faults);
  }

  await visit('/search?range[price]=1:2');
  await expect(page.locator('.nothing')).toBeVisible();
  await expectAccessible(page, 'no cars', faults);

  await visit('/search');
  const filters = await openFilters(page);
  for (const heading of await filters.locator('details:not([open]) > summary').all()) {
    if (await heading.isVisible()) await heading.click();
  }
  await filters.getByRole('combobox').first().fill('a');
  await expect(filters.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'all filters and suggestions', faults);
  await filters.getByRole('combobox').first().blur();

  await page.route('**/_page/**', (route) => route.abort());
  await filters.locator('.make label.check').first().click();
  await expect(page.getByRole('button', { name: 'Try again', includeHidden: true }).first()).toBeAttached();
  await expectAccessible(page, 'a failed step', faults);
  expect(faults).toEqual([]);
});
