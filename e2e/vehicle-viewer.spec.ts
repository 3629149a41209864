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

test('VDP-1.1 A photo follows the finger, with the next one beside it, and stays or turns when it is let go', async ({
  page,
}) => {
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
  const finger = await fingerOf(page);
  const now = viewer(page).locator('.pv-photo[data-now]');
  await finger.drag([100, 200], [300, 200]);
  expect(Math.round((await now.boundingBox())?.x ?? 0)).toBe(50);
  await finger.lift();
  await expect.poll(async () => Math.round((await now.boundingBox())?.x ?? 1)).toBe(0);
  await expect(viewer(page).getByRole('status')).toHaveText(/^1 of/);
});

test('VDP-1.1 A photo that is pulled down closes the viewer', async ({ page }) => {
  const finger = await fingerOf(page);
  await finger.drag([200, 180], [200, 340]);
  await finger.lift();
  await expect(viewer(page)).toBeHidden();
});

test('VDP-1.1 With less motion a photo turns at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const finger = await fingerOf(page);
  await finger.drag([300, 200], [100, 200]);
  await finger.lift();
  const moving = await viewer(page)
    .locator('.pv-track')
    .evaluate((track) => getComputedStyle(track).transitionDuration);
  expect(moving).toBe('0s');
  await expect(viewer(page).getByRole('status')).toHaveText(/^2 of/);
});

test('VDP-1.1 The small photos leave no hole, and lead to the outside and the inside', async ({ page }) => {
  const small = viewer(page).locator('.pv-t button');
  const last = await small.last().boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan(width - 8);
  const inside = viewer(page).getByRole('button', { name: 'Inside', exact: true });
  if ((await inside.count()) === 0) return;
  await inside.click();
  await expect(viewer(page).getByRole('status')).not.toHaveText(/^1 of/);
  await viewer(page).getByRole('button', { name: 'Outside', exact: true }).click();
  await expect(viewer(page).getByRole('status')).toHaveText(/^1 of/);
});

test('VDP-1.1 No button of the viewer is chosen before somebody chose it', async ({ page }) => {
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page)).toBeFocused();
});
