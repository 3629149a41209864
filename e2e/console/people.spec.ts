import { expect, type Page } from '@playwright/test';
import { readServicesEnv } from '../../tools/services/env.ts';
import { consoleUrl } from '../env.ts';
import { isFreeOfFaults } from './is-free-of-faults.ts';
import { ageSession, forgetCodes, proofs, staffOf, test, withPasskeys } from './staff-test.ts';

const { MAIL_HTTP_PORT } = readServicesEnv();
const stamp = () => `${Date.now()}${Math.floor(Math.random() * 1_000)}`;

/** The link in the newest of so many mails to somebody, once it has come. */
async function mailedLink(to: string, count: number): Promise<string> {
  let link = '';
  const asked = Date.now();
  await expect(async () => {
    const url = `http://127.0.0.1:${MAIL_HTTP_PORT}/messages?to=${encodeURIComponent(to)}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    const mails = (await response.json()) as readonly { readonly text: string }[];
    expect(mails).toHaveLength(count);
    link = /\/join#[\w-]+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000, intervals: [200] });
  test.info().annotations.push({ type: 'mailed after ms', description: String(Date.now() - asked) });
  return consoleUrl(link);
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function act(page: Page, name: string, what: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: `What to do about ${name}` })
    .click();
  await page.getByRole('menuitem', { name: what }).click();
}

test('STAFF-1.3 STAFF-1.4 STAFF-3 AUTH-3.2 Somebody is invited and joins by a passkey, loses it and comes back, and is shut out; the audit shows it', async ({
  page,
  browser,
  openAs,
}) => {
  test.slow();
  const [name, email] = [`Nora Bright ${stamp()}`, `nora.${stamp()}@harbourside-mazda.example`];
  await openAs('group_manager', '/people');
  await expect(rowOf(page, staffOf.sales.name)).toBeVisible();
  await isFreeOfFaults(page);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Role').selectOption('sales');
  await isFreeOfFaults(page);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(rowOf(page, email)).toContainText('Invited');

  const theirs = await browser.newContext({ viewport: page.viewportSize() });
  const other = await theirs.newPage();
  await withPasskeys(other);
  await other.goto(await mailedLink(email, 1));
  await other.getByLabel('Your name').fill(name);
  await isFreeOfFaults(other);
  await other.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(other).toHaveURL(/\/today$/);
  await expect(other.getByRole('link', { name: 'Leads' }).first()).toBeVisible();

  await page.reload();
  await expect(rowOf(page, name)).toContainText('Passkey');
  await act(page, name, 'Make a new way in');
  await page.getByLabel('Why').fill('left the phone in a taxi');
  await page.getByRole('button', { name: 'Send the link' }).click();
  const code = (await page.getByRole('dialog').getByRole('status').textContent()) ?? '';
  expect(code).toMatch(/^\d{4} \d{4}$/);
  await isFreeOfFaults(page);
  await page.getByRole('button', { name: 'They have it' }).click();
  // They are out at once, and come back by the link and the code together.
  await other.goto(consoleUrl('/leads'));
  await expect(other).toHaveURL(/\/sign-in/);
  await other.goto(await mailedLink(email, 2));
  const given = other.getByLabel('Code from your manager');
  await given.fill(code.startsWith('0') ? '1111 1111' : '0000 0000');
  await other.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(other.getByRole('alert')).toBeVisible();
  await isFreeOfFaults(other);
  await given.fill(code);
  await other.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(other).toHaveURL(/\/today$/);

  await act(page, name, 'Shut out');
  await page.getByLabel('Why').fill('left the yard');
  await page.getByRole('dialog').getByRole('button', { name: 'Shut out' }).click();
  await expect(rowOf(page, name)).toContainText('Shut out');
  await isFreeOfFaults(page);
  await other.reload();
  await expect(other).toHaveURL(/\/sign-in/);
  await other.getByRole('button', { name: 'Sign in with your passkey' }).click();
  await expect(other.getByRole('alert')).toBeVisible();
  await theirs.close();

  await page.goto(consoleUrl('/audit'));
  const done = page.getByRole('list', { name: 'What was done' });
  for (const words of ['sent a new way in to', 'shut out']) {
    await expect(done).toContainText(`${words} ${name}`);
  }
  await expect(done).toContainText(email);
  await expect(done).toContainText('left the phone in a taxi');
  await isFreeOfFaults(page);
});

test('STAFF-3 An export asks who signed in a while ago to prove it, goes on, and is in the audit', async ({
  page,
  openAs,
}) => {
  await openAs('dealership_manager', '/audit');
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await ageSession(page);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prove it’s you' });
  await isFreeOfFaults(page);
  await dialog.getByRole('button', { name: 'Use your password' }).click();
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await dialog.getByLabel('Password').fill('not this one');
  await dialog.getByLabel('Code from your authenticator app').fill('000000');
  await dialog.getByRole('button', { name: 'It’s me' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await isFreeOfFaults(page);
  const download = page.waitForEvent('download');
  await forgetCodes(staffOf.dealership_manager.email);
  const { password, code } = await proofs();
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByLabel('Code from your authenticator app').fill(code);
  await dialog.getByRole('button', { name: 'It’s me' }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/);
  await page.reload();
  await expect(page.getByRole('list', { name: 'What was done' })).toContainText(
    `${staffOf.dealership_manager.name} exported the audit`,
  );
});
