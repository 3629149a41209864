import { expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from './env.ts';
import { test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';
import { widerThanScreen } from './wider-than-screen.ts';

const path = '/book-a-service';

/** Limits go by the address of the sender: each run has its own. */
const part = () => Math.floor(Math.random() * 250) + 1;
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` } });

const answers: Readonly<Record<string, string>> = {
  'Vehicle Rego': 'ABC 123',
  'Vehicle Make': 'Mazda',
  'Vehicle Model': 'CX-5',
  'Vehicle Year': '2021',
  name: 'Ann Owner',
  email: 'ann@example.com',
  phone: '0491 570 156',
};

/** Whatever the step that is shown asks: sites ask in orders of their own. */
async function fillStep(form: Locator): Promise<void> {
  for (const [name, text] of Object.entries(answers)) {
    const field = form.locator(`input[name="${name}"]:not([type=hidden])`);
    if ((await field.count()) > 0) await field.fill(text);
  }
  // What is chosen of the work decides what else is asked.
  const groups = form.locator('.choice-cards');
  for (let place = 0; place < (await groups.count()); place += 1) {
    await groups.nth(place).locator('label').first().click();
  }
  for (const select of await form.locator('select[required]').all()) {
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
  }
}

const formOf = (page: Page) => page.locator('form.booking');
const goOn = (page: Page) => formOf(page).locator('.booking-acts button').first();
const back = (page: Page) => formOf(page).getByRole('button', { name: 'Back' });

async function stepNumbers(page: Page): Promise<readonly [number, number]> {
  const words = await formOf(page).locator('.stepno').innerText();
  const [, step = '0', all = '0'] = /Step (\d) of (\d)/.exec(words) ?? [];
  return [Number(step), Number(all)];
}

test('FORM-5 URL-7 A car owner books a service step by step, goes back and loses nothing', async ({
  page,
  visit,
}) => {
  await visit(path);
  expect(await wcagFaults(page)).toEqual([]);
  const [first, all] = await stepNumbers(page);
  expect(first).toBe(1);
  for (let step = 1; step < all; step += 1) {
    await fillStep(formOf(page));
    const shut = formOf(page).locator('.day.shut').first();
    if (step === 2) await expect(shut).toContainText(/Closed|Day/);
    await goOn(page).click();
    await expect(formOf(page).locator('.stepno')).toContainText(`Step ${step + 1} of ${all}`);
    expect(await wcagFaults(page)).toEqual([]);
  }
  // What was chosen stands beside or above the last step.
  const chosen = page.getByRole('complementary', { name: 'Your booking so far' }).filter({ visible: true });
  await expect(chosen).toContainText('ABC 123');
  await expect(chosen).toContainText(/[A-Z][a-z]+day \d+ [A-Z][a-z]+, \d+(:\d\d)?am/);
  expect(await widerThanScreen(page)).toEqual([0, 0]);
  // The browser's own Back is a step back too, and Forward comes back.
  await page.goBack();
  await expect(formOf(page).locator('.stepno')).toContainText(`Step ${all - 1} of ${all}`);
  await page.goForward();
  await expect(formOf(page).locator('.stepno')).toContainText(`Step ${all} of ${all}`);
  await back(page).click();
  await expect(formOf(page).locator('.stepno')).toContainText(`Step ${all - 1} of ${all}`);
  const shown = formOf(page).locator('input.inp');
  expect(
    await shown.evaluateAll((inputs) => inputs.every((one) => (one as HTMLInputElement).value !== '')),
  ).toBe(true);
  await goOn(page).click();
  await expect(formOf(page).locator('.stepno')).toContainText(`Step ${all} of ${all}`);
  await fillStep(formOf(page));
  await goOn(page).click();
  await expect(page).toHaveURL(/\/success\?enquiry=/);
  await expect(page.locator('.clock')).toContainText(/[A-Z][a-z]+day \d+ .*: drop it off/);
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: /^See you (tomorrow|[A-Z][a-z]+day( \d+ [A-Z][a-z]+)?) at .*, Ann\.$/,
    }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  await expect(page.locator('.clock')).not.toContainText('hear from us');
  expect(await wcagFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Move it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Move your service' })).toBeVisible();
  await page.locator('label.day').last().click();
  await page.locator('label.slot').first().click();
  expect(await wcagFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(page.locator('.tonehead')).toHaveText('Moved');
  await page.locator('.cancel-booking summary').click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your service booking is cancelled');
  // What was sent is no draft any more.
  await visit(path);
  await expect(formOf(page).locator('.notice')).toHaveCount(0);
});

test('FORM-5 A step says what is missing by keyboard alone, and a reload keeps step and text', async ({
  page,
  visit,
}) => {
  await visit(path);
  const form = formOf(page);
  await goOn(page).focus();
  await page.keyboard.press('Enter');
  const summary = page.locator('.errsum');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please check this before you go on');
  expect(await wcagFaults(page)).toEqual([]);
  await summary.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(form.locator('input.inp').first()).toBeFocused();
  await fillStep(form);
  const [, all] = await stepNumbers(page);
  await form.locator('input.inp').first().press('Enter');
  await expect(form.locator('.stepno')).toContainText(`Step 2 of ${all}`);
  await expect(form.locator('legend').first()).toBeFocused();
  await form.locator('textarea.inp').fill('Kept');
  await page.reload();
  await untilLive(page);
  await expect(form.locator('.stepno')).toContainText(`Step 2 of ${all}`);
  await expect(form.locator('textarea.inp')).toHaveValue('Kept');
  await expect(form.locator('.notice')).toContainText('We kept what you typed');
  await back(page).click();
  const [name = '', text = ''] =
    Object.entries(answers).find(([, one]) => one === answers['Vehicle Rego'] || one === answers['name']) ??
    [];
  const field = form.locator(`input[name="${name}"]:not([type=hidden])`);
  if ((await field.count()) > 0) await expect(field).toHaveValue(text);
  await form.getByRole('button', { name: 'start again' }).click();
  await expect(form.locator('.stepno')).toContainText(`Step 1 of ${all}`);
  await expect(form.locator('input.inp').first()).toHaveValue('');
});

test('SERV-1.1 SERV-2.1 URL-9.1 The service page leads down to its form, which books', async ({
  page,
  visit,
}) => {
  await visit('/service');
  expect(await wcagFaults(page)).toEqual([]);
  await page.locator('.service-words a').click();
  await expect(page).toHaveURL(/#service-form$/);
  await expect(formOf(page)).toBeInViewport();
  await expect(page.locator('.service-benefits li')).not.toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FORM-5 A car owner books step by step by plain forms, also backwards', async ({ page, site }) => {
    await page.goto(siteUrl(site.slug, path));
    await goOn(page).click();
    await expect(page.locator('.errsum')).toBeVisible();
    const [, all] = await stepNumbers(page);
    for (let step = 1; step < all; step += 1) {
      await fillStep(formOf(page));
      await goOn(page).click();
      const next = formOf(page)
        .locator('.stepno')
        .filter({ hasText: `Step ${step + 1} of ${all}` });
      // The times of all days stand there: one that the chosen day has not is asked for again, among that day's own.
      const otherTime = page.locator('.errsum').filter({ hasText: 'takes cars at' });
      await expect(next.or(otherTime)).toBeVisible();
      if (await otherTime.isVisible()) {
        await fillStep(formOf(page));
        await goOn(page).click();
      }
      await expect(next).toBeVisible();
    }
    await fillStep(formOf(page));
    await back(page).click();
    await expect(formOf(page).locator('.stepno')).toContainText(`Step ${all - 1} of ${all}`);
    await goOn(page).click();
    await expect(formOf(page).locator('.stepno')).toContainText(`Step ${all} of ${all}`);
    await goOn(page).click();
    await expect(page).toHaveURL(/\/success\?enquiry=/);
    await expect(page.locator('.clock')).toContainText('drop it off');
  });
});

test('SERV-1.1 Another system is shown in a frame, with a way to open it by itself', async ({ page }) => {
  await page.route('https://book.kestrel.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The booking system</p>' }),
  );
  await page.goto(siteUrl('kestrel', path));
  const iframe = page.locator('.booking-frame iframe');
  await expect(iframe).toHaveAttribute('title', 'Book a service');
  await iframe.scrollIntoViewIfNeeded();
  await expect(page.frameLocator('.booking-frame iframe').locator('p')).toHaveText('The booking system');
  await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
    'href',
    'https://book.kestrel.example/service',
  );
  // Without it there is our own form, under a line that says why.
  const ask = page.locator('.booking-ask');
  await expect(ask.locator('form')).toBeHidden();
  await page.route('https://book.kestrel.example/**', (route) => route.abort('namenotresolved'));
  await page.reload();
  await expect(page.getByRole('status').getByRole('heading')).toHaveText('The booking page isn’t answering');
  await expect(iframe).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Phone numbers of our workshops' })).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
});
