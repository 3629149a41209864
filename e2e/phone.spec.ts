import { expect } from '@playwright/test';
import { siteUrl } from './env.ts';
import { test, untilLive } from './site-test.ts';

/** A site that masks its numbers. */
const masked = siteUrl('huon-electric', '/nothing-here');

const part = () => Math.floor(Math.random() * 250) + 1;
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` } });

test('RULE-11.1 The number in the header is masked until it is asked for, and then calls', async ({
  page,
  device,
}) => {
  test.skip(device !== 'desktop', 'on small screens it stands in the menu');
  await page.goto(masked);
  await untilLive(page);
  expect(await page.content()).not.toContain('tel:');
  const reveal = page.locator('header form.phone-reveal button').filter({ visible: true });
  await reveal.click();
  const link = page.locator('header a[href^="tel:"]').filter({ visible: true });
  await expect(link).toBeFocused();
  await expect(link).toHaveText(/^[\d ()+]+$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RULE-11.1 The number comes on a page of its own, with the way back', async ({ page, device }) => {
    test.skip(device !== 'desktop', 'on small screens it stands in the menu');
    await page.goto(masked);
    const reveal = page.locator('header form.phone-reveal button').filter({ visible: true });
    await reveal.click();
    await expect(page.getByRole('heading', { level: 1, name: /^Call about/ })).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
    await page.getByRole('link', { name: 'Go back' }).click();
    await expect(page).toHaveURL(masked);
  });
});
