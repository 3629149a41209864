import { expect, type Page } from '@playwright/test';
import { beginOffer } from './begin-offer.ts';
import { siteUrl } from './env.ts';
import { findOverflow } from './find-overflow.ts';
import { test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

/** A family dealer, who asks for no photographs. */
const slug = 'hallam-and-sons';
const plate = () => `OF${Date.now().toString(36).slice(-6).toUpperCase()}`;
const offerUrl = siteUrl(slug, '/trade-in/offer');

async function fillIn(page: Page, odometer = '61400'): Promise<void> {
  await page.getByRole('textbox', { name: 'Odometer' }).fill(odometer);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('2794');
  await page.getByRole('combobox', { name: 'Service history' }).selectOption('Full');
  await page.getByRole('combobox', { name: 'Number of keys' }).selectOption('2');
  await page.getByRole('radio', { name: 'Small marks, everything works' }).check();
  await page.getByRole('textbox', { name: 'Comments' }).fill('Stone chips on the bonnet.');
  await page.getByRole('textbox', { name: 'First name' }).fill('Jess');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Nguyen');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0491 570 156');
  await page.getByRole('textbox', { name: 'Email address' }).fill(`jess-${Date.now()}@example.com`);
}

const isPhone = () => test.info().project.name.endsWith('phone');

/** Keeps what a tag manager is told, which a new document forgets. */
async function keepEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const dataLayer = {
      push(event: object) {
        const before = sessionStorage.getItem('events') ?? '';
        sessionStorage.setItem('events', before + JSON.stringify(event));
      },
    };
    Object.assign(window, { dataLayer });
  });
}

const showMe = (page: Page) => page.getByRole('button', { name: 'Show me the offer' });
const accept = (page: Page) => page.getByRole('button', { name: /^Accept/ }).filter({ visible: true });

test('TRADE-5.1 TRADE-6.1 TRADE-6.2 FORM-8.2 LAW-2.11 A seller gets a number, sees why, accepts it and books the inspection', async ({
  page,
  context,
}) => {
  await keepEvents(page);
  await beginOffer(context, slug, plate());
  await page.goto(offerUrl);
  await untilLive(page);
  expect(await wcagFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await fillIn(page);
  await showMe(page).click();
  await expect(page.getByRole('heading', { name: 'Why this number' })).toBeVisible();
  const amount = await page.locator('.sumlist').first().locator('.tot b').textContent();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(amount ?? '?');
  await expect(page.locator('main')).toContainText('Our system works out the number');
  expect(await wcagFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await accept(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Now we’ll look it over');
  expect(await page.evaluate(() => sessionStorage.getItem('events'))).toContain('"event_number":18');
  expect(await wcagFaults(page)).toEqual([]);
  await page.goto(siteUrl(slug, '/trade-in/offer/inspection'));
  // Another screen books at the same time: each takes a time of its own.
  const slots = page.locator('a.slot');
  await (isPhone() ? slots.first() : slots.last()).click();
  const press = page.getByRole('button', { name: /^Book/ }).filter({ visible: true });
  await expect(press).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  await press.click();
  await expect(page.locator('.clock')).toContainText('Inspection, ');
  expect(await findOverflow(page)).toEqual([]);
});

test('TRADE-5.4 The details say what is missing, and keep what was typed through a reload', async ({
  page,
  context,
}) => {
  await beginOffer(context, slug, plate());
  await page.goto(offerUrl);
  await untilLive(page);
  await page.getByRole('textbox', { name: 'Comments' }).fill('One owner.');
  await page.getByRole('radio', { name: 'Small marks, everything works' }).check();
  await showMe(page).click();
  await expect(page.locator('.errsum')).toBeFocused();
  await expect(page.locator('.errsum')).toContainText('Enter what the odometer says');
  expect(await wcagFaults(page)).toEqual([]);
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveValue('One owner.');
  await expect(page.getByRole('radio', { name: /Good/ })).toBeChecked();
});

test('TRADE-10 The page of a car shows its holder what the offer leaves to pay, and nobody else', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/trade-in/towards')) asked.push(request.url());
  });
  await page.goto(siteUrl(slug, '/search/used-cars'));
  const car = await page.locator('a[href^="/cars/"]').first().getAttribute('href');
  await page.goto(siteUrl(slug, car ?? ''));
  await untilLive(page);
  expect(asked).toEqual([]);
  await beginOffer(context, slug, plate());
  await page.goto(offerUrl);
  await untilLive(page);
  await fillIn(page);
  await showMe(page).click();
  await expect(page.getByRole('heading', { name: 'Why this number' })).toBeVisible();
  await untilLive(page);
  await page.goto(siteUrl(slug, car ?? ''));
  await expect(page.locator('.vprice')).toContainText(/Your .+: −\$[\d,]+\. (Left to pay|We pay you) \$/);
});

test('TRADE-6.1 A car that has gone too far gets a call with its clock', async ({ page, context }) => {
  await beginOffer(context, slug, plate());
  await page.goto(offerUrl);
  await untilLive(page);
  await fillIn(page, '214000');
  await showMe(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('needs a person');
  await expect(page.locator('.clock')).toContainText('you’ll hear from us');
  expect(await wcagFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('TRADE-5.1 TRADE-6.2 A seller goes the same way by pages alone', async ({ page, context }) => {
    await beginOffer(context, slug, plate());
    await page.goto(offerUrl);
    await showMe(page).click();
    await expect(page.locator('.errsum')).toContainText('Enter your postcode');
    await fillIn(page);
    await showMe(page).click();
    await expect(async () => {
      await page.goto(offerUrl);
      await expect(page.getByRole('heading', { name: 'Why this number' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'Something’s not right, change it' }).click();
    await expect(page.getByRole('textbox', { name: 'Odometer' })).toHaveValue('61400');
    await showMe(page).click();
    await accept(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Now we’ll look it over');
  });
});
