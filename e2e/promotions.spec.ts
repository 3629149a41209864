import { expect } from '@playwright/test';
import { siteUrl } from './env.ts';
import { test } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';
import { withSettings } from './with-settings.ts';
import { widerThanScreen } from './wider-than-screen.ts';

/** The window of the specification ends with 2026-12-31T00:00, which begins earlier in Sydney than at +10:00. */
const endsInSydney = new Date('2026-12-30T13:00:00Z');

test('RULE-12.3 The stocktake stands among the results of the site that runs one, and of no other', async ({
  page,
}) => {
  await page.goto(siteUrl('bigyard', '/search/used-cars'));
  const card = page.locator('main').getByText('Stocktake: fewer cars to count');
  await expect(card).toHaveCount(1);
  // Its window is that of the specification, which is over.
  await page.goto(siteUrl('harbourside-mazda', '/search/used-cars'));
  await expect(page.locator('main').getByText('Stocktake')).toHaveCount(0);
});

test('LAW-2.12 RULE-12.4 The trade-in banner stands on the home page while its window is open where the site is', async ({
  page,
}) => {
  const isOpen = new Date() < endsInSydney;
  for (const path of ['/', '/offers']) {
    await page.goto(siteUrl('harbourside-mazda', path));
    const banner = page.getByRole('complementary', { name: 'Got one to trade in?' });
    await expect(banner).toHaveCount(isOpen ? 1 : 0);
    if (isOpen) await expect(banner.getByRole('link')).toHaveAttribute('href', '/trade-in');
  }
  // Where the home page has the field of a plate, that is the invitation; where nobody takes trade-ins, there is none.
  await page.goto(siteUrl('hallam-and-sons'));
  await expect(page.locator('.trade-in-banner')).toHaveCount(0);
  await page.goto(siteUrl('kestrel', '/offers'));
  await expect(page.locator('.trade-in-banner')).toHaveCount(0);
});

test('RULE-12.5 Where the site has its promo cards strict, one shows only for exactly its types', async ({
  page,
}) => {
  const demos = page.locator('main').getByText('Demos with a thousand kilometres and a saving');
  await page.goto(siteUrl('moreton-toyota', '/search/new-and-demo-cars'));
  await expect(demos).toHaveCount(1);
  await page.goto(siteUrl('moreton-toyota', '/search/demo-cars'));
  await expect(demos).toHaveCount(0);
  await page.goto(siteUrl('moreton-toyota', '/search/cars'));
  await expect(demos).toHaveCount(0);
});

test('PAGE-3 An offer has a page of its own, and every car on it has what it promises', async ({ page }) => {
  await page.goto(siteUrl('harbourside-mazda', '/offers'));
  await page.getByRole('link', { name: 'Runout: 2025-plate CX-5s', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Runout: 2025-plate CX-5s');
  await expect(page.getByRole('heading', { name: 'Conditions' })).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  expect(await widerThanScreen(page)).toEqual([0, 0]);
  const cars = page.locator('.of-cars').first().locator('.g-four > *');
  expect(await cars.count()).toBeGreaterThan(3);
  for (const car of await cars.all()) await expect(car).toContainText('$2,000');
});

test('PAGE-3 An offer says what it costs or saves and how many cars carry it, and leads to these', async ({
  page,
}) => {
  await page.goto(siteUrl('harbourside-mazda', '/offers'));
  expect(await wcagFaults(page)).toEqual([]);
  expect(await widerThanScreen(page)).toEqual([0, 0]);
  const listed = page.locator('.of:not(.of-ask)');
  for (const one of await listed.all()) await expect(one.locator('.of-price')).toContainText('$');
  for (const ends of await listed.locator('.of-ends').all())
    await expect(ends).toHaveText(/^Until \d+ \w+ \d{4}$/);
  // Nothing that fits is asked of who has seen all of them.
  await expect(page.locator('.of').last()).toContainText('Can’t see what you’re after?');
  await expect(listed.first()).toContainText('For private buyers');

  const demos = listed
    .filter({ hasText: 'Demonstrators, registered and run in' })
    .getByRole('link', { name: /^See/ });
  const [, count] = /^See (\d+) demos$/.exec((await demos.textContent()) ?? '') ?? [];
  await demos.click();
  await expect(page.locator('.count')).toHaveText(`${count} cars`);
  const offer = page.getByRole('complementary', { name: 'Offer on these' });
  await expect(offer).toContainText('Demonstrators, registered and run in');
  // It is a search: its cars cost the same the day after.
  await expect(offer).not.toContainText(/Until \d+ \w+ \d{4}/);
});

test('TEN-2.3 The offers page lists as many offers as the site says, and the others behind a press', async ({
  page,
}) => {
  const putBack = await withSettings('moreton-toyota', { promotions: { offersShown: 1 } });
  try {
    await expect(async () => {
      await page.goto(siteUrl('moreton-toyota', '/offers'));
      await expect(page.locator('.offers-page > .ofs > .of')).toHaveCount(1);
    }).toPass();
    const more = page.locator('.offers-more');
    await expect(more.locator('.of').first()).toBeHidden();
    await more.locator('> summary').click();
    await expect(more.locator('.of').first()).toBeVisible();
  } finally {
    await putBack();
  }
});

test('HOME-3.4 The promotions slider has the measures that the site gives it', async ({ page, device }) => {
  await page.goto(siteUrl('pemberton'));
  const size = page.locator('.slide-size').first();
  await expect(size).toHaveAttribute('viewBox', '0 0 1920 540');
  const slide = await page.locator('.slide').first().boundingBox();
  if (device === 'phone' || !slide) return;
  expect(slide.height).toBeGreaterThanOrEqual(Math.floor((slide.width * 540) / 1920));
});

test('HOME-3.3 Service times of another system open in a frame at a press, with our own form beside them', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://book.kestrel.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Thursday 8am</p>' });
  });
  const response = await page.goto(siteUrl('kestrel'));
  expect(response?.headers()['content-security-policy']).toContain('frame-src https://book.kestrel.example');
  const block = page.getByRole('region', { name: 'Next free service times' });
  await block.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await block.getByText('See the times').click();
  await expect(page.frameLocator('.service-frame iframe').locator('p')).toHaveText('Thursday 8am');
  await expect(block.getByRole('link', { name: 'Book with our own form' })).toHaveAttribute(
    'href',
    '/book-a-service',
  );
  expect(await wcagFaults(page)).toEqual([]);
  const other = await page.goto(siteUrl('harbourside-mazda'));
  expect(other?.headers()['content-security-policy']).not.toContain('frame-src');
});

test('HOME-4.2 What folds out takes 300 ms, and no time for whoever wants no motion', async ({ page }) => {
  const lasts = () =>
    page
      .locator('.faq details')
      .first()
      .evaluate((one) => getComputedStyle(one, '::details-content').transitionDuration);
  await page.goto(siteUrl('harbourside-mazda', '/faqs'));
  expect(await lasts()).toMatch(/^0\.3s/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await lasts()).toBe('0s');
  await page.locator('.faq summary').first().click();
  await expect(page.locator('.faq details p').first()).toBeVisible();
});
