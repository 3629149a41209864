import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { consoleUrl } from '../env.ts';
import { ask } from './ask.ts';
import { isFreeOfFaults } from './is-free-of-faults.ts';
import { rowsOf, test, type Role } from './staff-test.ts';

const newName = () => `Ivy ${randomUUID().slice(0, 8)}`;
const rowOf = (page: Page, name: string) => rowsOf(page).filter({ hasText: name });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
const toast = (page: Page) => page.locator('.toast');

/** Each screen has somebody of its own: views are one person's, whatever screen they sit at. */
const who: Readonly<Record<string, Role>> = { desktop: 'sales_manager', phone: 'dealership_manager' };

test('CON-2.1 The inbox is filtered by keys, and the filters are kept as a view that is renamed, moved and removed', async ({
  page,
  openAs,
  device,
}) => {
  const isDesktop = device === 'desktop';
  const [name, view, other] = [newName(), newName(), newName()];
  await ask({ name });
  await openAs(who[device] ?? 'sales', `/leads?q=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toBeVisible();
  await forgetViews(page);
  await page.reload();
  await expect(rowOf(page, name)).toBeVisible();

  if (isDesktop) await page.keyboard.press('f');
  else await page.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter leads' });
  await dialog.getByLabel('Kind').selectOption('General');
  await dialog.getByLabel('Who has it').selectOption('Nobody');
  await dialog.getByLabel('Came in').selectOption('Today');
  await isFreeOfFaults(page);
  await dialog.getByRole('button', { name: 'Show them' }).press('Enter');
  await expect(page).toHaveURL(/who=nobody&kind=general&since=today/);
  await expect(rowOf(page, name)).toBeVisible();
  const chip = page.getByRole('link', { name: 'Kind General: drop this filter' });
  await expect(chip).toBeVisible();
  await isFreeOfFaults(page);

  // Opened and left again, the list is as it was.
  await rowOf(page, name).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/kind=general/);
  await expect(rowOf(page, name)).toBeVisible();

  // What was looked for is no part of a view.
  await page.getByRole('link', { name: `Found ${name}: drop this filter` }).click();
  await expect(page).toHaveURL(/kind=general/);
  await page.getByRole('button', { name: 'Save as a view' }).press('Enter');
  const naming = page.getByRole('dialog', { name: 'Save these filters' });
  await expect(naming.getByLabel('Name')).toHaveValue('General, with nobody, came today');
  await isFreeOfFaults(page);
  await naming.getByLabel('Name').fill(view);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText(`Saved ${view}`);
  await expect(tab(page, view)).toHaveAttribute('aria-current', 'page');
  await isFreeOfFaults(page);

  // From a view, a tab leads out of its filters; the view leads back, by its key too.
  await tab(page, 'Open').click();
  await expect(page).toHaveURL(/\/leads$/);
  await expect(chip).toBeHidden();
  if (isDesktop) await page.keyboard.press(String(await placeOf(page, view)));
  else await tab(page, view).click();
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(tab(page, view)).toHaveAttribute('aria-current', 'page');

  await act(page, view, 'Rename');
  await page.getByRole('dialog').getByLabel('Name').fill(other);
  await page.keyboard.press('Enter');
  await expect(tab(page, other)).toBeVisible();
  await act(page, other, 'Remove');
  await expect(tab(page, other)).toBeHidden();
  await expect(page).toHaveURL(/\/leads$/);
  await expect(toast(page)).toContainText(`Removed ${other}`);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, other)).toBeVisible();
  await tab(page, other).click();
  await act(page, other, 'Remove');
  await expect(tab(page, other)).toBeHidden();
});

test('CON-2.1 A filter that fits nobody says which to drop, and one out of reach says so', async ({
  page,
  openAs,
}) => {
  const name = newName();
  await ask({ name });
  await openAs('sales', `/leads?q=${encodeURIComponent(name)}&stage=appointment&kind=fleet`);
  await expect(page.getByRole('heading', { name: 'No lead fits what you asked for' })).toBeVisible();
  await isFreeOfFaults(page);
  await page.getByRole('link', { name: /^Drop “Stage Appointment made”/ }).click();
  await page.getByRole('link', { name: /^Drop “Kind Fleet”/ }).click();
  await expect(rowOf(page, name)).toBeVisible();

  await page.goto(consoleUrl(`/leads?who=${randomUUID()}`));
  await expect(page.getByText('This list is of somebody out of your reach now.')).toBeVisible();
  await isFreeOfFaults(page);
  await page.getByRole('link', { name: /^Drop “With somebody who isn’t here”/ }).click();
  await expect(rowsOf(page).first()).toBeVisible();
});

/** What a run that failed has left. */
async function forgetViews(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const { version } = (await (await fetch('/api/inbox/views')).json()) as { version: number };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ version, views: [] });
    return (await fetch('/api/inbox/views', { method: 'POST', headers, body })).status;
  });
  expect(status).toBe(200);
}

async function placeOf(page: Page, name: string): Promise<number> {
  const texts = await page.getByRole('navigation', { name: 'Views' }).getByRole('link').allTextContents();
  return texts.findIndex((text) => text.startsWith(name)) + 1;
}

async function act(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: what }).press('Enter');
}
