import { expect } from '@playwright/test';
import { simulatorPort, siteUrl } from './env.ts';
import { findOverflow } from './find-overflow.ts';
import { freeCar } from './free-car.ts';
import { cards, checkoutUrl, fillDetails, heading, pressPay, typeCard } from './reserve-steps.ts';
import { foundInRows } from './found-in-rows.ts';
import { mailSentTo } from './mail-sent.ts';
import { settleBankOf } from './settle-bank.ts';
import { test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

/** Three dealers of three templates, each with its own account at the provider. */
const dealers = ['harbourside-mazda', 'hallam-and-sons', 'moreton-toyota'];

for (const slug of dealers) {
  test(`BUY-1.1 BUY-1.2 BUY-1.3 BUY-6 BUY-8 URL-3.3 VDP-1.2 VDP-5.2 RULE-6.1 A buyer reserves a car of ${slug} from its page, and lets it go`, async ({
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
    await expect(page.locator('.buybox')).toContainText('100% refundable');
    const online = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: /^Reserve online$/i }) });
    await expect(online.locator('.resv li')).toHaveCount(3);
    await expect(online.getByRole('link', { name: /Reserve now, \$/ })).toBeVisible();
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
    await expect(page.getByText('Please tick that you have read')).toBeVisible();
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

    // Found again by the link of the mail, on another device, where nobody is called by their name.
    const { text } = await mailSentTo(email, /is held for you until/);
    expect(text).toContain('ending 4242');
    const [link = ''] = /\/reservations\/[\w-]{43}/.exec(text) ?? [];
    await stranger.goto(siteUrl(slug, link));
    await expect(heading(stranger)).toContainText('Held. Nobody else can have');
    await expect(stranger.locator('main')).not.toContainText(email);
    await other.close();

    await page.getByRole('link', { name: /^Let it go/ }).click();
    await expect(heading(page)).toHaveText(/^Let the .* go\?$/);
    await page.getByRole('radio', { name: 'The price' }).check();
    expect(await wcagFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Let it go, refund/ }).click();
    await expect(heading(page)).toContainText(/is going back|went back/);
    await expect(page.locator('main')).toContainText('ending 4242');
    expect(await wcagFaults(page)).toEqual([]);
  });
}

test('BUY-3.1 A bank’s no ends nothing: its reason is told, and another card pays, once', async ({
  page,
}) => {
  const slug = 'harbourside-mazda';
  const car = await freeCar(slug);
  await page.goto(checkoutUrl(slug, car));
  await untilLive(page);
  await fillDetails(page);
  const told = [
    [cards.declined, 'Your bank said no to this card'],
    [cards.empty, 'There isn’t enough money on this card'],
    // Whoever found it learns nothing.
    [cards.lost, 'Your bank said no to this card'],
    [cards.expired, 'This card has expired'],
  ] as const;
  for (const [number, words] of told) {
    await typeCard(page, number);
    await pressPay(page);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('alert')).toBeFocused();
  }
  await expect(page.locator('main')).toContainText('Still kept for you until');
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
