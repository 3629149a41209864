import { expect, type Page } from '@playwright/test';
import { consoleUrl } from '../env.ts';
import { isFreeOfFaults } from './is-free-of-faults.ts';
import { startOwnProvider } from './own-provider.ts';
import { ageSession, test } from './staff-test.ts';

async function signInThere(page: Page, login: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Harbourside account' })).toBeVisible();
  await page.getByLabel('Name').fill(login);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('STAFF-1.5 Somebody signs in with their group’s account, proves with it that it is them, and is told when it does not answer', async ({
  page,
  context,
  device,
}) => {
  const group = await startOwnProvider(device);
  try {
    await page.goto(consoleUrl('/audit'));
    await expect(page).toHaveURL(/\/sign-in/);
    await page.getByLabel('Work email').fill(group.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    // Who turns back there finds the other ways.
    await expect(page.getByRole('heading', { name: 'Harbourside account' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Use your password' })).toBeVisible();
    await isFreeOfFaults(page);
    await page.getByLabel('Work email').fill(group.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await signInThere(page, group.login);
    await expect(page).toHaveURL(consoleUrl('/audit'));
    await expect(page.getByRole('list', { name: 'What was done' })).toContainText('signed in');

    await ageSession(page);
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Prove it’s you' });
    await expect(dialog.getByRole('button', { name: 'Use your group’s account' })).toBeVisible();
    await isFreeOfFaults(page);
    const opened = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Use your group’s account' }).click();
    const download = page.waitForEvent('download');
    await signInThere(await opened, group.login);
    expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/);

    // The group's own address; and with its provider gone, a sentence and the other ways.
    await context.clearCookies();
    await page.goto(consoleUrl(`/sign-in/${group.slug}`));
    await signInThere(page, group.login);
    await expect(page).toHaveURL(consoleUrl('/today'));
    await context.clearCookies();
    await group.move();
    await page.goto(consoleUrl(`/sign-in/${group.slug}`));
    await expect(page.getByRole('alert')).toContainText('isn’t answering');
    await expect(page.getByRole('button', { name: 'Use your password' })).toBeVisible();
    await isFreeOfFaults(page);
  } finally {
    await group.remove();
  }
});
