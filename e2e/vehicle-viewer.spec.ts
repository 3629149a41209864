import { expect, type Page } from '@playwright/test';
import { test } from './site-test.ts';
import { carWithPhotos, viewer } from './vehicle-page.ts';

type Spot = readonly [x: number, y: number];

/** A finger on the screen: Playwright's own only taps. */
async function fingerOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(([x, y]) => ({ x, y })) });
  return {
    async drag(from: Spot, to: Spot) {
      await send('touchStart', [from]);
      const steps = 8;
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        await send('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
      }
    },
    lift: () => send('touchEnd', []),
  };
}

test.beforeEach(async ({ page, visit, site, device }) => {
  test.skip(device !== 'phone', 'where there are fingers');
  await visit(await carWithPhotos(site.slug));
  await page.locator('.gal .count').click();
  await expect(viewer(page)).toBeVisible();
});

/** All of them come first; a press has one alone. */
async function chooseFirst(page: Page): Promise<void> {
  await viewer(page).getByRole('button', { name: 'Photo 1', exact: true }).click();
  await expect(viewer(page).locator('.pv-photo[data-now]')).toBeVisible();
}

test('VDP-1.1 A photo follows the finger, with the next one beside it, and stays or turns when it is let go', async ({
  page,
}) => {
  await chooseFirst(page);
  const finger = await fingerOf(page);
  const status = viewer(page).getByRole('status');
  const now = viewer(page).locator('.pv-photo[data-now]');
  const next = viewer(page).locator('.pv-photo[data-side=after] img');
  const leftOf = async () => Math.round((await now.boundingBox())?.x ?? Number.NaN);
  await expect.poll(() => next.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await finger.drag([300, 200], [160, 205]);
  expect(await leftOf()).toBe(-140);
  await expect(next).toBeInViewport();
  await finger.lift();
  await expect(status).toHaveText(/^2 of/);
  await expect.poll(leftOf).toBe(0);

  // A third of the way is not enough for one that is led slowly.
  await finger.drag([200, 200], [150, 200]);
  await page.waitForTimeout(400);
  await finger.lift();
  await expect.poll(leftOf).toBe(0);
  await expect(status).toHaveText(/^2 of/);
});

test('VDP-1.1 Before the first photo there is none: it gives way a little, and comes back', async ({
  page,
}) => {
  await chooseFirst(page);
  const finger = await fingerOf(page);
  const now = viewer(page).locator('.pv-photo[data-now]');
  await finger.drag([100, 200], [300, 200]);
  await expect.poll(async () => Math.round((await now.boundingBox())?.x ?? 0)).toBe(50);
  await finger.lift();
  await expect.poll(async () => Math.round((await now.boundingBox())?.x ?? 1)).toBe(0);
  await expect(viewer(page).getByRole('status')).toHaveText(/^1 of/);
});

test('VDP-1.1 A photo that is pulled down closes the viewer', async ({ page }) => {
  await chooseFirst(page);
  const finger = await fingerOf(page);
  await finger.drag([200, 180], [200, 340]);
  await finger.lift();
  await expect(viewer(page)).toBeHidden();
});

test('VDP-1.1 With less motion a photo turns at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await chooseFirst(page);
  const finger = await fingerOf(page);
  await finger.drag([300, 200], [100, 200]);
  await finger.lift();
  const moving = await viewer(page)
    .locator('.pv-track')
    .evaluate((track) => getComputedStyle(track).transitionDuration);
  expect(moving).toBe('0s');
  await expect(viewer(page).getByRole('status')).toHaveText(/^2 of/);
});

test('VDP-1.1 All photos stand one below the other, as wide as the screen, and are counted as they are scrolled by', async ({
  page,
}) => {
  const width = page.viewportSize()?.width ?? 0;
  const photos = viewer(page).locator('.pv-t button');
  const status = viewer(page).getByRole('status');
  await expect(status).toHaveText(/^1 of/);
  expect((await photos.first().boundingBox())?.width).toBe(width);
  await photos.last().scrollIntoViewIfNeeded();
  await expect(status).not.toHaveText(/^1 of/);
  expect((await photos.last().boundingBox())?.width).toBe(width);
  await expect(viewer(page).locator('.pv-name')).toBeVisible();
  await expect(viewer(page).locator('.price-now')).toBeVisible();
});

test('VDP-1.1 From one photo there is a way to the inside, and back to all of them', async ({ page }) => {
  await chooseFirst(page);
  const inside = viewer(page).getByRole('button', { name: /^(?:Inside|Details)$/ });
  if ((await inside.count()) > 0) {
    await inside.click();
    await expect(viewer(page).getByRole('status')).not.toHaveText(/^1 of/);
    await viewer(page)
      .getByRole('button', { name: /^(?:Outside|Whole bike)$/ })
      .click();
  }
  await expect(viewer(page).getByRole('status')).toHaveText(/^1 of/);
  await viewer(page).getByRole('button', { name: 'All photos' }).click();
  await expect(viewer(page).locator('.pv-photo[data-now]')).toBeHidden();
});

test('VDP-1.1 All photos come back at the one that was looked at, also from close up', async ({ page }) => {
  const photos = viewer(page).locator('.pv-t button');
  const status = viewer(page).getByRole('status');
  await photos.last().scrollIntoViewIfNeeded();
  const place = Math.min(8, await photos.count());
  await photos.nth(place - 1).click();
  await expect(status).toHaveText(new RegExp(`^${place} of`));
  await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(viewer(page).locator('.pv-f')).toBeHidden();

  await viewer(page).getByRole('button', { name: 'All photos' }).click();
  await expect(viewer(page).locator('.pv-f')).toBeVisible();
  await expect(viewer(page).locator('[data-zoomed]')).toHaveCount(0);
  await expect(photos.nth(place - 1)).toBeInViewport({ ratio: 0.9 });
  await expect(status).toHaveText(new RegExp(`^${place} of`));
});

test('VDP-1.1 No button of the viewer is chosen before somebody chose it', async ({ page }) => {
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page)).toBeFocused();
});
