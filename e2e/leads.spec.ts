import { hash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from './env.ts';
import { test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

const search = '/search/new-used-and-demo-cars';

const newEmail = () => `buyer-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;

/** Fills in what every form asks, and whatever else this site must have. */
async function fillIn(form: Locator, email = newEmail()): Promise<void> {
  await form.getByRole('textbox', { name: 'Name' }).fill('Jess Nguyen');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  // The short form of the contact page asks for one of the two.
  const phone = form.getByRole('textbox', { name: 'Phone' });
  if ((await phone.count()) > 0) await phone.fill('0491 570 156');
  const company = form.locator('[name=company]');
  if ((await company.count()) > 0) await company.fill('Nguyen Plumbing');
  await form.getByRole('textbox', { name: 'Message' }).fill('Is it still there?');
  for (const select of await form.locator('select[required]').all()) {
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
  }
  const terms = form.locator('[name=terms]');
  if ((await terms.count()) > 0) await terms.check();
}

const sendButton = (within: Page | Locator) => within.locator('.form-foot button');

async function firstCar(page: Page): Promise<string> {
  return (await page.locator('.results article.card h3 a').first().getAttribute('href')) ?? '';
}

test('VDP-2.1 URL-5 A buyer asks about a car in a dialog and sees by when somebody answers', async ({
  page,
  visit,
}) => {
  await visit(search);
  await visit(await firstCar(page));
  await page.locator('a[href$="/enquire"]').filter({ visible: true }).first().click();
  const dialog = page.locator('dialog[open]');
  const form = dialog.locator('form');
  await expect(form).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  // Esc closes it, and what was typed is there again.
  await form.getByRole('textbox', { name: 'Name' }).fill('Jess');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.locator('a[href$="/enquire"]').filter({ visible: true }).first().click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Jess');
  await fillIn(form);
  await sendButton(form).click();
  await expect(page).toHaveURL(/\/success\?enquiry=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Thanks, Jess\. We’ll get back to you by \d/,
  );
  await expect(page.locator('.clock')).toContainText(/By \d.*, you’ll hear from us/);
  await expect(page.locator('.ways').getByRole('link')).not.toHaveCount(0);
  expect(await wcagFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Get a link to this page' }).click();
  await expect(page).toHaveURL(/\/enquiries\//);
  await expect(page.locator('.clock li')).toHaveCount(2);
  await expect(page.locator('.ok-links')).toContainText('Bookmark it');
});

test('FORM-1 FORM-2 A form says what is missing by keyboard alone, and loses nothing on a reload', async ({
  page,
  visit,
}) => {
  await visit('/contact-us');
  const form = page.locator('form.form');
  await sendButton(form).focus();
  await page.keyboard.press('Enter');
  const summary = page.locator('.errsum');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please check this before you go on');
  await summary.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Jess Nguyen');
  expect(await wcagFaults(page)).toEqual([]);
  await page.reload();
  await untilLive(page);
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Jess Nguyen');
});

test('FORM-2 A form that a browser sends brings the proof that it was worked for', async ({
  page,
  visit,
}) => {
  await visit('/contact-us');
  const form = page.locator('form.form');
  await fillIn(form);
  const sending = page.waitForRequest('**/api/leads');
  await sendButton(form).click();
  const request = await sending;
  const { proof = '', idempotency_key: key } = request.postDataJSON() as Record<string, string>;
  const { hostname } = new URL(request.url());
  const digest = hash('sha256', `${hostname} ${key} ${proof.replace('.', ' ')}`);
  expect([proof, digest]).toEqual([expect.stringMatching(/^\d+\.\d+$/), expect.stringMatching(/^000/)]);
  await expect(page).toHaveURL(/\/success/);
});

test('FORM-9.1 A form that nobody answered keeps what was typed and can be sent again', async ({
  page,
  visit,
}) => {
  await visit('/fleet');
  const form = page.locator('form.form');
  await fillIn(form);
  const keys: unknown[] = [];
  await page.route('**/api/leads', (route) => {
    keys.push((route.request().postDataJSON() as { idempotency_key: string }).idempotency_key);
    // Nobody knows whether the first arrived: the second has its key.
    return keys.length > 1 ? route.continue() : route.abort();
  });
  await sendButton(form).click();
  await expect(page.locator('.errsum')).toContainText('An error occurred when submitting this form');
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Is it still there?');
  await sendButton(form).click();
  await expect(page).toHaveURL(/\/success/);
  expect(new Set(keys).size).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FORM-1 URL-5 A buyer sends an enquiry, mends it and confirms it', async ({ page, site }) => {
    await page.goto(siteUrl(site.slug, search));
    await page.goto(siteUrl(site.slug, `${await firstCar(page)}/enquire`));
    const form = page.locator('form.form');
    await fillIn(form);
    await form.getByRole('textbox', { name: 'Phone' }).fill('12');
    await sendButton(form).click();
    await expect(page.locator('.errsum')).toContainText('Phone');
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Is it still there?');
    await form.getByRole('textbox', { name: 'Phone' }).fill('0491 570 156');
    await sendButton(form).click();
    await expect(page).toHaveURL(/\/success\?enquiry=/);
    await expect(page.locator('.clock li')).toHaveCount(2);
  });

  test('FORM-1 A form that is right is shown once more before it is sent', async ({ page, site }) => {
    await page.goto(siteUrl(site.slug, '/fleet'));
    const form = page.locator('form.form');
    await fillIn(form);
    await form.getByRole('textbox', { name: 'Company' }).fill('Ten Vans');
    await sendButton(form).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this right?');
    await expect(page.locator('.answers')).toContainText('Ten Vans');
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/success\?enquiry=/);
  });
});
