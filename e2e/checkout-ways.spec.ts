import { expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from './env.ts';
import { freeCar } from './free-car.ts';
import { cards, checkoutUrl, fillDetails, heading, pressPay, typeCard } from './reserve-steps.ts';
import { codeSentTo, newMobile } from './sent-messages.ts';
import { asSite } from './site-database.ts';
import { test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';
import { withSettings } from './with-settings.ts';

/** Ways to a checkout, out of it and back to it: of the platform, so each is gone once. */
const reserveLink = (page: Page) => page.getByRole('link', { name: /^Reserve now/i });

test('CARD-3.2 A card offers to reserve its car for the amount, and leads to its checkout', async ({
  page,
}) => {
  await page.goto(siteUrl('moreton-toyota', '/search'));
  const reserve = page.locator('.results article.card').getByRole('link', { name: /^Reserve \$500/ });
  await expect(reserve.first()).toHaveAttribute('href', /^\/cars\/[^/]+\/checkout$/);
  await reserve.first().click();
  await expect(heading(page)).toHaveText(/^Reserve the /);
});

test('RULE-6.2 By its own filter a dealer takes deposits for some cars, and for no others', async ({
  page,
}) => {
  // Used and above $3,000, by the settings of this site.
  const slug = 'hallam-and-sons';
  const other = await asSite(slug, async (client) => {
    const { rows } = await client.query<{ slug: string }>(
      `select slug from cars where status = 'in_stock' and not sold and not reserved and car_type <> 'used'
         and show_on_dealer_website and price_cents > 500000 limit 1`,
    );
    return rows[0]?.slug ?? '';
  });
  await page.goto(siteUrl(slug, `/cars/${await freeCar(slug)}`));
  await expect(reserveLink(page).first()).toBeVisible();
  await page.goto(siteUrl(slug, `/cars/${other}`));
  await expect(heading(page)).toBeVisible();
  await expect(reserveLink(page)).toHaveCount(0);
  // Whoever types the address lands on the car.
  await page.goto(checkoutUrl(slug, other));
  await expect(page).toHaveURL(new RegExp(`/cars/${other}$`));
});

test('BUY-7 VDP-5.2 A deposit is paid to the dealership that owns the car, and is not asked for where that has no account', async ({
  page,
}) => {
  const slug = 'pemberton';
  const car = await freeCar(slug);
  const { owner, unpayable } = await asSite(slug, async (client) => {
    const owners = await client.query<{ name: string }>(
      'select d.name from cars c join dealerships d on d.id = c.dealership_id where c.slug = $1',
      [car],
    );
    const others = await client.query<{ slug: string }>(
      `select c.slug from cars c where c.status = 'in_stock' and not c.sold and not c.reserved
         and c.show_on_dealer_website and c.price_cents > 500000
         and not exists (select from payment_accounts a where a.dealership_id = c.dealership_id) limit 1`,
    );
    return { owner: owners.rows[0]?.name ?? '', unpayable: others.rows[0]?.slug ?? '' };
  });
  await page.goto(checkoutUrl(slug, car));
  await untilLive(page);
  await fillDetails(page);
  const summary = page.getByRole('complementary', { name: 'Your reservation' });
  await expect(summary).toContainText(`Paid to${owner}`);
  await page.goto(siteUrl(slug, `/cars/${unpayable}`));
  await expect(heading(page)).toBeVisible();
  await expect(reserveLink(page)).toHaveCount(0);
  await page.goto(checkoutUrl(slug, unpayable));
  await expect(page).toHaveURL(new RegExp(`/cars/${unpayable}$`));
});

test('NAV-4.2 An article invites to reserve online, where deposits are taken', async ({ page }) => {
  await page.goto(siteUrl('harbourside-mazda', '/blog/choosing-between-cx-5-and-cx-60'));
  await page.getByRole('main').getByRole('link', { name: 'Reserve now' }).click();
  await expect(page).toHaveURL(/\/search\//);
  // No car of this dealer can be reserved online.
  await page.goto(siteUrl('island-electric', '/blog'));
  await expect(page.getByRole('link', { name: /reserve/i })).toHaveCount(0);
});

test('BUY-1.4 Once its time is up a hold is over, and an unpaid one frees the car by itself', async ({
  page,
  browser,
}) => {
  const slug = 'pemberton';
  const other = await browser.newContext();
  const stranger = await other.newPage();
  const [paid, unpaid] = [await freeCar(slug), await freeCar(slug)];
  await page.goto(checkoutUrl(slug, paid));
  await untilLive(page);
  await fillDetails(page);
  await typeCard(page, cards.good);
  await pressPay(page);
  await expect(heading(page)).toContainText('Held, Priya.', { timeout: 20_000 });
  await passTime(slug, paid);
  await page.reload();
  await expect(heading(page)).toHaveText('Your 48 hours are up. Your $300 is on its way back.');
  expect(await wcagFaults(page)).toEqual([]);

  await page.goto(checkoutUrl(slug, unpaid));
  await untilLive(page);
  await fillDetails(page);
  await stranger.goto(checkoutUrl(slug, unpaid));
  await expect(heading(stranger)).toContainText('Someone reserved');
  await passTime(slug, unpaid);
  await page.reload();
  await expect(heading(page)).toHaveText('Your 30 minutes to pay are up. Nothing was charged.');
  expect(await wcagFaults(page)).toEqual([]);
  await stranger.reload();
  await expect(heading(stranger)).toHaveText(/^Reserve the /);
  await other.close();
});

test('AUTH-2.2 BUY-1.1 Where the dealer asks for it a buyer signs in, comes back to the checkout, and has it in the account', async ({
  page,
}) => {
  // None whose addresses are written down: those are asked for while this one's settings differ.
  const slug = 'pemberton-ford';
  const car = await freeCar(slug);
  const address = `10.${part()}.${part()}.${part()}`;
  // Limits go by the address of the sender; the provider’s origin is not told of it.
  await page.route(siteUrl(slug, '/**'), (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
  const restore = await withSettings(slug, { accounts: { gatesCheckout: true } });
  try {
    await expect(async () => {
      await page.goto(checkoutUrl(slug, car));
      expect(new URL(page.url()).pathname).toBe('/sign-in');
    }).toPass({ timeout: 15_000 });
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('type'), searchParams.get('redirect'), searchParams.get('back')]).toEqual([
      'checkout',
      `/cars/${car}/checkout`,
      `/cars/${car}`,
    ]);
    const mobile = newMobile();
    await untilLive(page);
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await page.getByLabel('Code').fill(await codeSentTo(mobile));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(heading(page)).toHaveText(/^Reserve the /);
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).not.toHaveValue('');
    await untilLive(page);
    await fillDetails(page);
    await typeCard(page, cards.good);
    await pressPay(page);
    await expect(heading(page)).toContainText('Held, Priya.', { timeout: 20_000 });

    await page.goto(siteUrl(slug, '/account'));
    const own = page.getByRole('region', { name: 'Your reservations' });
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await expect(own).toContainText('Held for you until');
    expect(await wcagFaults(page)).toEqual([]);
    await own.getByRole('link').click();
    await expect(heading(page)).toContainText('Held, Priya.');
    await page.getByRole('link', { name: /^Let it go/ }).click();
    await page.getByRole('button', { name: /^Let it go, refund/ }).click();
    await expect(heading(page)).toContainText(/is going back|went back/);
    await page.goto(siteUrl(slug, '/account'));
    await expect(own).toContainText(/The hold has ended|deposit refunded/);
  } finally {
    await restore();
  }
});

test('BUY-1.2 BUY-6 A buyer reserves, pays and lets go by keyboard alone', async ({ page }) => {
  const slug = 'harbourside-mazda';
  await page.goto(checkoutUrl(slug, await freeCar(slug)));
  await untilLive(page);
  const type = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await type(page.getByRole('textbox', { name: 'First name' }), 'Priya');
  await type(page.getByRole('textbox', { name: 'Last name' }), 'Natarajan');
  await type(page.getByRole('textbox', { name: 'Mobile number' }), '0491 570 006');
  await type(page.getByRole('textbox', { name: 'Email address' }), 'priya@example.com');
  await type(page.getByRole('textbox', { name: 'Postcode' }), '2065');
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(heading(page)).toHaveText('Check it, then pay');
  const fields = page.frameLocator('.hosted-place iframe');
  await expect(fields.locator('input[name=number]')).toBeVisible();
  await type(fields.locator('input[name=number]'), cards.good);
  await type(fields.locator('input[name=expiry]'), '08 / 29');
  await type(fields.locator('input[name=cvc]'), '123');
  await press(page.getByRole('checkbox', { name: /^I have read/ }), 'Space');
  await press(page.getByRole('button', { name: /^Pay \$/ }));
  await expect(heading(page)).toContainText('Held, Priya.', { timeout: 20_000 });
  await press(page.getByRole('link', { name: /^Let it go/ }));
  await expect(heading(page)).toHaveText(/^Let the .* go\?$/);
  await press(page.getByRole('radio').first(), 'Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Not what I expected' })).toBeChecked();
  await press(page.getByRole('button', { name: /^Let it go, refund/ }));
  await expect(heading(page)).toContainText(/is going back|went back/);
});

const part = () => Math.floor(Math.random() * 250) + 1;

/** As if the reservation of a car had been made long ago. */
async function passTime(slug: string, car: string): Promise<void> {
  await asSite(slug, (client) =>
    client.query(
      `update reservations set expires_at = now() - interval '1 second'
       where car_id = (select id from cars where slug = $1)`,
      [car],
    ),
  );
}

const mostStops = 40;

/** Goes on with the tab key until a target has the focus, in the page or in a frame of it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    const isThere = await target.evaluate(
      (element) => element.ownerDocument.activeElement === element && element.ownerDocument.hasFocus(),
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
