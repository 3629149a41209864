import { expect } from '@playwright/test';
import { requestSite } from './request-site.ts';
import { siteUrl } from './env.ts';
import { recordShifts, shiftOf } from './layout-shift.ts';
import { test } from './site-test.ts';
import { carWithPhotos, photoInSight, photoRow, soldCar, viewer } from './vehicle-page.ts';
import { wcagFaults } from './wcag-violations.ts';

test('VDP-1.1 The photos of a car are looked through by keys and buttons, and closely in the viewer', async ({
  page,
  visit,
  site,
  device,
}) => {
  test.skip(device !== 'desktop', 'where there are keys');
  await visit(await carWithPhotos(site.slug));
  await photoRow(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => photoInSight(page)).toBe(2);
  await page.getByRole('button', { name: 'Previous photo' }).click();
  await expect.poll(() => photoInSight(page)).toBe(1);
  await expect(page.getByRole('button', { name: 'Previous photo' })).toBeDisabled();

  const opener = page.locator('.gal .count');
  await opener.focus();
  await page.keyboard.press('Enter');
  const photos = viewer(page);
  await expect(photos.getByRole('status')).toHaveText(/^1 of \d+$/);
  await expect(photos.locator('.price-now')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(photos.getByRole('status')).toHaveText(/^2 of/);

  const picture = photos.locator('.pv-photo[data-now] img');
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await widthOf();
  await page.keyboard.press('+');
  expect(await widthOf()).toBeGreaterThan(whole * 1.5);
  await page.keyboard.press('-');
  expect(await widthOf()).toBeCloseTo(whole, 0);
  await picture.dblclick({ force: true });
  expect(await widthOf()).toBeGreaterThan(whole * 2);
  await page.mouse.wheel(0, 4_000);
  await expect.poll(widthOf).toBeCloseTo(whole, 0);

  await page.keyboard.press('Escape');
  await expect(photos).toBeHidden();
  await expect(opener).toBeFocused();
  // What was seen last is what the page goes on with.
  expect(await photoInSight(page)).toBe(2);
});

test('URL-3.1 VDP-1.1 The way back closes the photos, and stays on the car', async ({
  page,
  visit,
  site,
}) => {
  const path = await carWithPhotos(site.slug);
  await visit(path);
  await page.locator('.gal-row a').first().click();
  await expect(viewer(page)).toBeVisible();
  // Its entry in the history is made in a task of its own.
  await page.waitForFunction(() => 'overlay' in ((history.state as object | null) ?? {}));
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(siteUrl(site.slug, path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('VDP-1.1 On a phone a photo fills the screen: turned while it stands, by itself on its side', async ({
  page,
  visit,
  site,
  device,
}) => {
  test.skip(device !== 'phone', 'where the screen is narrow');
  await visit(await carWithPhotos(site.slug));
  await page.locator('.gal .count').click();
  await viewer(page).getByRole('button', { name: 'Photo 1', exact: true }).click();
  const photo = viewer(page).locator('.pv-photo[data-now] img');
  // As it is drawn: whole in its box.
  const areaOf = () =>
    photo.evaluate((image: HTMLImageElement) => {
      const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = image;
      const scale = Math.min(offsetWidth / naturalWidth, offsetHeight / naturalHeight);
      return scale * scale * naturalWidth * naturalHeight;
    });
  await expect(photo).toBeVisible();
  // However much there is to say of a photo, the way out is on the screen.
  const out = await viewer(page).getByRole('button', { name: 'Close photos' }).boundingBox();
  expect((out?.x ?? 0) + (out?.width ?? 1_000)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const standing = await areaOf();
  await viewer(page).getByRole('button', { name: 'Turn the photo' }).click();
  await expect.poll(areaOf).toBeGreaterThan(standing * 2);
  await viewer(page).getByRole('button', { name: 'Turn the photo' }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await photo.boundingBox())?.height).toBe(390);
});

test('VDP-1.1 VDP-3 What is folded unfolds, and folds again', async ({ page, visit, site }) => {
  await visit(await carWithPhotos(site.slug));
  const panel = page.locator('#specifications');
  const rows = panel.locator('.specs div').filter({ visible: true });
  await expect(rows).toHaveCount(4);
  await panel.getByText('More', { exact: true }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(4);
  await panel.getByText('Less', { exact: true }).click();
  await expect(rows).toHaveCount(4);
});

test('VDP-1.1 The loan of a car is folded, and the way to it unfolds it', async ({ page, visit, site }) => {
  await visit(await carWithPhotos(site.slug));
  const calculator = page.getByRole('form', { name: 'Repayment calculator' });
  // The lender's terms fold too.
  const fold = page.locator('.vfinance summary').first();
  test.skip((await fold.count()) === 0, 'where a car shows finance');
  await expect(calculator).toBeHidden();
  await page.locator('.vweekly').getByRole('link', { name: 'Work out my repayments' }).click();
  await expect(calculator).toBeVisible();
  await expect(page.locator('#finance')).toBeInViewport();
  await fold.click();
  await expect(calculator).toBeHidden();
});

test('VDP-1.1 On a phone who sells it and where it is follow what the dealer says of it', async ({
  page,
  visit,
  site,
  device,
}) => {
  await visit(await carWithPhotos(site.slug));
  const topOf = async (part: string) => (await page.locator(part).first().boundingBox())?.y ?? Number.NaN;
  const [comments, person, place, rest] = [
    await topOf('#comments'),
    await topOf('[aria-label="Who sells it"]'),
    await topOf('#vehicle-map'),
    await topOf('.vrest'),
  ];
  if (device === 'phone') {
    expect(person).toBeGreaterThan(comments);
    expect(place).toBeGreaterThan(person);
    expect(rest).toBeGreaterThan(place);
  } else expect(person).toBeLessThan(comments);
});

test('VDP-5.1 The price and one button stay in reach', async ({ page, visit, site, device }) => {
  await visit(await carWithPhotos(site.slug));
  const bar = page.locator(device === 'phone' ? '.actionbar' : '.vbar');
  await expect(bar).toBeHidden();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await expect(bar.locator('.price-now')).toBeVisible();
  await expect(bar.locator('.btn:not(.line)')).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeHidden();
});

test('VDP-1.1 VDP-5.1 LAW-2.3 The first screen of a phone has the facts, the price, the button and the call', async ({
  page,
  visit,
  site,
  device,
}) => {
  test.skip(device !== 'phone', 'where screens are small');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(await carWithPhotos(site.slug));
  const bar = await page.locator('.actionbar').boundingBox();
  for (const part of [
    '.vtitle h1',
    '.vglance',
    '.buybox .price-now',
    '.vacts .btn:not(.line)',
    '.vacts .line',
  ]) {
    const box = await page.locator(part).first().boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), part).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await expect(page.locator('.vtitle .vglance li').last()).toBeVisible();
  // A repayment never stands without its warning.
  for (const weekly of await page.locator('.vehicle .price-week').all())
    await expect(weekly.locator('xpath=..')).toContainText('WARNING');
});

test('SRCH-18 VDP-4 Similar cars stand side by side, and on a phone in a row to swipe', async ({
  page,
  visit,
  site,
  device,
}) => {
  await visit(await carWithPhotos(site.slug));
  const boxes = await page.locator('.similar article.card').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, width } = card.getBoundingClientRect();
      return { top: Math.round(top), width };
    }),
  );
  expect(boxes.length).toBeGreaterThanOrEqual(4);
  expect(new Set(boxes.slice(0, 4).map(({ top }) => top)).size).toBe(1);
  expect(Math.max(...boxes.map(({ width }) => width))).toBeLessThan(device === 'phone' ? 330 : 400);
});

test('VDP-5.1 FORM-12 The next free times are asked for once and lead into the booking', async ({
  page,
  visit,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/test-drive/times')) asked.push(request.url());
  });
  await visit(await carWithPhotos(site.slug));
  const times = page.locator('.vtimes');
  await times.scrollIntoViewIfNeeded();
  await expect(times.locator('li')).toHaveCount(3);
  expect(asked).toHaveLength(1);
  const clock = /^[\d:]+[ap]m/.exec((await times.locator('li').first().innerText()).trim())?.[0] ?? 'none';
  await times.locator('li a').first().click();
  // A phone has less room for the words, and the time in the bar beside them.
  await expect(page.getByRole('button', { name: /^Continue/ }).filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('main')).toContainText(clock);
});

test('VDP-1.1 The page of a car stands still while it loads and while it is read', async ({ page, site }) => {
  await recordShifts(page);
  await page.goto(siteUrl(site.slug, await carWithPhotos(site.slug)));
  await page.waitForLoadState('networkidle');
  for (let turns = 0; turns < 8; turns += 1) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(120);
  }
  const moved = await shiftOf(page);
  expect(moved).toBeLessThan(0.01);
});

test('VDP-1.1 A car and its open photos have no violation of WCAG A and AA', async ({
  page,
  visit,
  site,
}) => {
  test.setTimeout(120_000);
  await visit(await carWithPhotos(site.slug));
  await page.locator('.vsections details').evaluateAll((all) => {
    for (const folded of all) folded.setAttribute('open', '');
  });
  expect(await wcagFaults(page)).toEqual([]);
  await page.locator('.gal .count').click();
  await expect(viewer(page)).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
});

test('SRCH-18 VDP-4 A sold car says so, offers similar ones, and is told to no search engine', async ({
  page,
  visit,
  site,
}) => {
  const path = await soldCar(site.slug);
  await visit(path);
  await expect(page.locator('.buybox .notice')).toContainText('Unfortunately this vehicle recently sold.');
  // By setting: the form that asks for a similar one, or the search.
  await expect(page.locator('.buybox .btn').first()).toHaveAttribute('href', /^\/search|\/enquire$/);
  const similar = page.locator('.vehicle .similar');
  expect(await similar.locator('article.card').count()).toBeGreaterThan(0);
  await expect(similar.locator('article.card[data-state=sold]')).toHaveCount(0);
  const { body } = await requestSite(site.slug, '/sitemap.xml');
  for (const [, part = ''] of body.matchAll(/<loc>[^<]+(\/sitemap-cars[^<]+)<\/loc>/g)) {
    expect((await requestSite(site.slug, part)).body).not.toContain(`${path}<`);
  }
});

test('VDP-1.1 What search engines read of a car is what its page says', async ({ page, visit, site }) => {
  await visit(await carWithPhotos(site.slug));
  const written = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [car] = written.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(car).toMatchObject({ '@type': expect.stringMatching(/^(Car|Motorcycle|Vehicle)$/) });
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(String(car?.['name'])).toContain(title);
  const offer = car?.['offers'] as { price: number } | undefined;
  const shown = (await page.locator('.buybox .price-now b').textContent()) ?? '';
  if (offer) expect(shown).toBe(`$${offer.price.toLocaleString('en-AU')}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('VDP-1.1 VDP-3 A car is all there: photos, price, sections, the yard', async ({
    page,
    site,
    device,
  }) => {
    await page.goto(siteUrl(site.slug, await carWithPhotos(site.slug)));
    await expect(page.locator('.buybox .price-now')).toBeVisible();
    await expect(page.locator('#vehicle-map')).toContainText(/\d{4}/);
    await expect(page.locator('.vtimes a')).toHaveAttribute('href', /car=/);
    const panel = page.locator('#specifications');
    await panel.getByText('More', { exact: true }).click();
    const rows = panel.locator('.specs div').filter({ visible: true });
    await expect.poll(() => rows.count()).toBeGreaterThan(4);
    if (device === 'desktop') {
      await page.locator('.film a').last().click();
      await expect.poll(() => photoInSight(page)).toBeGreaterThan(1);
    }
    const whole = await page.locator('.gal .count').getAttribute('href');
    const { status } = await requestSite(site.slug, whole ?? '');
    expect(status).toBe(200);
  });
});
