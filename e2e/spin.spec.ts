import { expect, type Page } from '@playwright/test';
import { siteUrl } from './env.ts';
import { findOverflow } from './find-overflow.ts';
import { codeSentTo, newMobile } from './sent-messages.ts';
import { signIn } from './signed-in.ts';
import { test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

const slug = 'bigyard';
const url = siteUrl(slug, '/spin-to-win');

/** Limits go by the address of the sender: each run has its own. */
const part = () => Math.floor(Math.random() * 250) + 1;
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const spin = (page: Page) => page.getByRole('button', { name: 'Spin it' });
async function answer(page: Page): Promise<void> {
  await page.getByLabel('I live in').selectOption('vic');
  await page.locator('label.tick').click({ position: { x: 10, y: 10 } });
}

test('PAGE-4.1 URL-8.4 AUTH-2.2 LAW-2.8 A visitor proves a phone, spins once, and finds the same result again', async ({
  page,
}) => {
  const mobile = newMobile();
  await page.goto(url);
  // What can be won, how likely and on what terms is known before anybody gives a number.
  await expect(page.getByRole('main').getByText('Spin to win', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /wheel/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /A year of fuel \$4,000/ })).toContainText('1 in');
  await expect(page.getByText(/Permits NSW TP\/04417/)).toBeVisible();
  await page.getByRole('link', { name: 'Sign in to spin' }).click();
  await expect(page).toHaveURL(/\/sign-in\?type=spin-to-win&redirect=%2Fspin-to-win/);
  await untilLive(page);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByLabel('Code').fill(await codeSentTo(mobile));
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL(url);
  await untilLive(page);
  await expect(heading(page)).toHaveText('Spin for a year of fuel');
  await expect(page.getByText(/Permits NSW TP\/04417, ACT TP 26\/01188, SA T26\/1093/)).toBeVisible();
  await expect(page.getByRole('row', { name: /A year of fuel \$4,000/ })).toContainText('1 in');
  expect(await wcagFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);

  await spin(page).click();
  await expect(page.getByRole('alert')).toContainText('Please choose the state you live in.');
  await answer(page);
  await spin(page).click();
  await expect(page.getByText(/^Drawn at/)).toBeVisible({ timeout: 15_000 });
  const result = await heading(page).textContent();
  expect(await wcagFaults(page)).toEqual([]);
  await page.goto(url);
  await expect(heading(page)).toHaveText(result ?? '');
  await expect(spin(page)).toHaveCount(0);
});

test('PAGE-4.1 Whoever wants no motion has the result at once', async ({ page, context }) => {
  await signIn(context, slug);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url);
  await untilLive(page);
  await answer(page);
  await spin(page).click();
  await expect(page.getByText(/^Drawn at/)).toBeVisible({ timeout: 3_000 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PAGE-4.1 A visitor is told why another state cannot play, and spins from one that can', async ({
    page,
    context,
  }) => {
    await signIn(context, slug);
    await page.goto(url);
    await page.getByLabel('I live in').selectOption('wa');
    await page.locator('label.tick').click({ position: { x: 10, y: 10 } });
    await spin(page).click();
    await expect(page.getByText(/can’t enter you from WA/).first()).toBeVisible();
    await page.getByLabel('I live in').selectOption('vic');
    await spin(page).click();
    await expect(page.getByText(/^Drawn at/)).toBeVisible();
  });
});
