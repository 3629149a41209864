import { expect, type Page } from '@playwright/test';
import { consoleUrl } from '../env.ts';
import { wcagFaults } from '../wcag-violations.ts';
import { forgetCodes, proofs, staffOf, test, withPasskeys, type Role } from './staff-test.ts';

/** Fills the form of the second way in. */
async function signIn(page: Page, email: string, answers: { password: string; code: string }) {
  await page.getByLabel('Work email').fill(email);
  const open = page.getByRole('button', { name: 'Continue' });
  if (await open.isVisible()) await open.click();
  await page.getByLabel('Password').fill(answers.password);
  await page.getByLabel('Code from your authenticator app').fill(answers.code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('STAFF-1.1 STAFF-1.2 Somebody signs in with password and code, makes a passkey, and needs only that from then on', async ({
  page,
  device,
}) => {
  const { email, name } = device === 'phone' ? staffOf.sales_manager : staffOf.dealership_manager;
  await withPasskeys(page);
  await page.goto(consoleUrl('/leads?tab=mine'));
  await expect(page).toHaveURL(/\/sign-in/);
  expect(await wcagFaults(page)).toEqual([]);
  await signIn(page, email, { password: 'not this one', code: '000000' });
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);

  // A test beside this one may use the same person's code first.
  await expect(async () => {
    await forgetCodes(email);
    await signIn(page, email, await proofs());
    await expect(page).toHaveURL(/\/leads\?tab=mine/, { timeout: 4_000 });
  }).toPass({ timeout: 20_000 });
  const menu = page.getByRole('button', { name: device === 'phone' ? 'More' : name });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Devices and passkeys' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This one')).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  await dialog.getByLabel('A passkey for this device').fill('Front desk');
  await dialog.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('Next time, sign in with your passkey')).toBeVisible();
  await page.keyboard.press('Escape');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click();
  await expect(page).toHaveURL(/\/today$/);
});

const answering: readonly Role[] = [
  'group_manager',
  'dealership_manager',
  'sales_manager',
  'sales',
  'service',
  'finance',
];
/** No buyer is theirs to see: the platform, and the pages of the site. */
const looking: readonly Role[] = ['operator', 'website'];
const others: readonly Role[] = ['stock'];

test('STAFF-2 AUTH-3.1 Each role sees the rooms that are theirs', async ({ page, openAs }) => {
  for (const role of answering) {
    await openAs(role);
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' }).first()).toBeVisible();
  }
  for (const role of looking) {
    await openAs(role, '/');
    await expect(page).toHaveURL(/\/today$/);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Leads' })).toHaveCount(0);
  }
  for (const role of others) {
    await openAs(role);
    await expect(page.getByRole('heading', { name: 'Nothing here for your role yet' })).toBeVisible();
  }
  expect(await wcagFaults(page)).toEqual([]);
});
