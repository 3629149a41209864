import { expect } from '@playwright/test';
import { simulatorPort, siteUrl } from './env.ts';
import { findOverflow } from './find-overflow.ts';
import { freeCar } from './free-car.ts';
import { cards, checkoutUrl, fillDetails, heading, pressPay, typeCard } from './reserve-steps.ts';
import { foundInRows } from './found-in-rows.ts';
import { settleBankOf } from './settle-bank.ts';
import { test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';
import { withSettings } from './with-settings.ts';

/** Three dealers of three templates, each with its own account at the provider. */
const dealers = ['harbourside-mazda', 'hallam-and-sons', 'moreton-toyota'];

for (const slug of dealers) {
  test(`BUY-1.1 BUY-1.2 BUY-8 URL-3.3 VDP-5.2 RULE-6.1 A buyer reserves a car of ${slug} from its page, and lets it go`, async ({
    page,
    browser,
  }) => {
    // Two browsers, eight pages, each looked at closely.
    test.setTimeout(150_000);
    const car = await freeCar(slug);
    await page.goto(siteUrl(slug, `/cars/${car}`));
    await untilLive(page);
    const reserve = page
      .getByRole('link', { name: /^Reserve now/i })
      .filter({ visible: true })
      .first();
    await expect(reserve).toContainText('$');
    await reserve.click();
    await expect(heading(page)).toHaveText(/^Reserve the /);
    await untilLive(page);
    expect(await wcagFaults(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await expect(page.locator('main')).toContainText('Nothing is held yet');

    const email = await fillDetails(page);
    await expect(page.locator('main')).toContainText('Kept for you until');
    await expect(page.locator('main')).toContainText('is all that is charged. No card surcharge.');
    await expect(page.locator('main')).toContainText('comes back');
    await typeCard(page, cards.good);
    expect(await wcagFaults(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);

    // Without the tick nothing is paid, and what was typed stays.
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByText('Please tick that you have read the terms')).toBeVisible();
    await pressPay(page);
    await expect(heading(page)).toContainText('Held, Priya.', { timeout: 20_000 });
    await expect(page.locator('main')).toContainText(email);
    await expect(page.locator('.receipt')).toContainText('ending 4242');
    await expect(page.getByText('Continue to buy it')).toHaveCount(0);
    expect(await wcagFaults(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    const pdf = await page.getByRole('link', { name: 'PDF' }).getAttribute('href');
    const file = await page.evaluate(async (href) => {
      const response = await fetch(href);
      return [response.status, response.headers.get('content-type')];
    }, pdf ?? '');
    expect(file).toEqual([200, 'application/pdf']);

    // BUY-1.3: nobody else can have it.
    const other = await browser.newContext();
    const stranger = await other.newPage();
    await stranger.goto(checkoutUrl(slug, car));
    await expect(heading(stranger)).toContainText('Someone reserved');
    await expect(stranger.locator('main')).toContainText('Nothing was charged');
    expect(await wcagFaults(stranger)).toEqual([]);
    await stranger.goto(siteUrl(slug, `/cars/${car}`));
    await expect(stranger.getByRole('link', { name: /^Reserve now/i })).toHaveCount(0);
    await other.close();

    await page.getByRole('link', { name: /^Let it go/ }).click();
    await expect(heading(page)).toHaveText(/^Let the .* go\?$/);
    expect(await wcagFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Let it go, refund/ }).click();
    await expect(heading(page)).toContainText(/is going back|went back/);
    expect(await wcagFaults(page)).toEqual([]);
  });
}

test('BUY-3.1 A bank’s no ends nothing: another card pays, once', async ({ page }) => {
  const slug = 'harbourside-mazda';
  const car = await freeCar(slug);
  await page.goto(checkoutUrl(slug, car));
  await untilLive(page);
  await fillDetails(page);
  await typeCard(page, cards.declined);
  await pressPay(page);
  await expect(page.getByRole('alert')).toContainText('Your bank said no to this card');
  expect(await wcagFaults(page)).toEqual([]);
  // The way back and a reload lead to the same page, and the car is still kept.
  await page.reload();
  await expect(page.locator('main')).toContainText(/ept for you until/);
  await typeCard(page, cards.checked);
  await pressPay(page);
  await page.frameLocator('iframe[title="Your bank"]').getByRole('button').first().click();
  await expect(heading(page)).toContainText('Held, Priya.', { timeout: 20_000 });
});

test('BUY-3.1 While a bank takes its time the page waits, and goes on by itself', async ({
  page,
  request,
}) => {
  const slug = 'hallam-and-sons';
  const car = await freeCar(slug);
  await page.goto(checkoutUrl(slug, car));
  await untilLive(page);
  const email = await fillDetails(page);
  await typeCard(page, cards.slow);
  await pressPay(page);
  await expect(heading(page)).toContainText('Your bank is confirming', { timeout: 20_000 });
  await expect(page.locator('main')).toContainText('You won’t be charged twice');
  expect(await wcagFaults(page)).toEqual([]);
  await settleBankOf(request, email);
  await expect(heading(page)).toContainText('Held, Priya.', { timeout: 20_000 });
});

for (const slug of dealers) {
  test.describe(`without JavaScript, on ${slug}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`BUY-1.2 BUY-8 A buyer pays on the provider’s own page and comes back to ${slug}`, async ({
      page,
    }) => {
      const car = await freeCar(slug);
      await page.goto(checkoutUrl(slug, car));
      await fillDetails(page);
      await pressPay(page);
      await page.locator('input[name=number]').fill(cards.planted);
      await page.locator('input[name=expiry]').fill('08 / 29');
      await page.locator('input[name=cvc]').fill('123');
      await page.getByRole('button', { name: /^Pay/ }).click();
      await expect(heading(page)).toContainText('Held, Priya.', { timeout: 20_000 });
      expect(await foundInRows(cards.planted.replaceAll(' ', ''))).toEqual([]);
      expect(await page.content()).not.toContain('5555555555554444');
      await page.getByRole('link', { name: /^Let it go/ }).click();
      await page.getByRole('button', { name: /^Let it go, refund/ }).click();
      await expect(heading(page)).toContainText(/is going back|went back/);
    });
  });
}

test('AUTH-2.2 Where the dealer asks for it, a buyer signs in first and comes back to the checkout', async ({
  page,
}) => {
  const slug = 'moreton-toyota';
  const car = await freeCar(slug);
  const restore = await withSettings(slug, { accounts: { gatesCheckout: true } });
  try {
    await expect(async () => {
      await page.goto(checkoutUrl(slug, car));
      expect(new URL(page.url()).pathname).toBe('/sign-in');
    }).toPass({ timeout: 15_000 });
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('type'), searchParams.get('redirect')]).toEqual([
      'checkout',
      `/cars/${car}/checkout`,
    ]);
  } finally {
    await restore();
  }
});

test('BUY-8 The policy of these pages alone allows the provider’s origin', async ({ page }) => {
  const slug = 'harbourside-mazda';
  const car = await freeCar(slug);
  const policyOf = async (url: string) => (await page.goto(url))?.headers()['content-security-policy'] ?? '';
  const [checkout, vehicle] = [
    await policyOf(checkoutUrl(slug, car)),
    await policyOf(siteUrl(slug, `/cars/${car}`)),
  ];
  const origin = `http://127.0.0.1:${simulatorPort}`;
  for (const directive of ['script-src', 'frame-src', 'connect-src', 'form-action']) {
    expect(checkout.split('; ').find((one) => one.startsWith(directive))).toContain(origin);
  }
  expect(vehicle).not.toContain(origin);
});
