import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { consoleUrl } from '../env.ts';
import { colourViolations, wcagFaults } from '../wcag-violations.ts';
import { ask } from './ask.ts';
import { rowsOf, test } from './staff-test.ts';
import { writeAs } from './write-as.ts';

const newName = () => `Ruby ${randomUUID().slice(0, 8)}`;
const rowOf = (page: Page, name: string) => rowsOf(page).filter({ hasText: name });
/** By name: however many wait already, it is on the first page. */
const inboxFor = (name: string, tab = 'open') => `/leads?tab=${tab}&q=${encodeURIComponent(name)}`;

test('CON-2.1 CON-2.3 CON-2.4 A lead is in the open inbox within a second, is answered, and its clock stops', async ({
  page,
  openAs,
}) => {
  const family = newName();
  await ask({ name: `${family} the first` });
  await openAs('sales', inboxFor(family));
  await expect(rowsOf(page)).toHaveCount(1);
  expect(await wcagFaults(page)).toEqual([]);
  const name = `${family} the second`;
  const asked = Date.now();
  await ask({ name });
  const fresh = page.getByRole('button', { name: /new$/ });
  await expect(rowOf(page, name).or(fresh).first()).toBeVisible({ timeout: 3_000 });
  test.info().annotations.push({ type: 'shown after ms', description: String(Date.now() - asked) });
  if (await fresh.isVisible()) await fresh.click();
  await rowOf(page, name).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Is it still there on Saturday?').last()).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);

  await writeAs(page, 'Note');
  await page.getByRole('textbox', { name: 'Note' }).fill('Wants it in Soul Red');
  await page.getByRole('button', { name: /^Add note/ }).click();
  await expect(page.getByText('Wants it in Soul Red').last()).toBeVisible();
  await writeAs(page, 'Log a call');
  await page.getByLabel('Reached them').check();
  await page.getByRole('textbox', { name: 'What was said' }).fill('Comes on Saturday at ten');
  await page.getByRole('button', { name: /^Log call/ }).click();
  await expect(page.getByText('Comes on Saturday at ten').last()).toBeVisible();
  await expect(page.getByText('Contacted').first()).toBeVisible();
});

test('CON-2.1 What is lost says why, goes from the list, and is found again', async ({ page, openAs }) => {
  const name = newName();
  await ask({ name });
  await openAs('sales_manager', inboxFor(name));
  await rowOf(page, name).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Change the stage' }).locator('visible=true').click();
  await page.getByRole('menuitemradio', { name: 'Lost' }).click();
  const dialog = page.getByRole('dialog', { name: `${name}: Lost` });
  await expect(dialog).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  await dialog.getByLabel('Why was it lost?').fill('Bought elsewhere');
  await dialog.getByRole('button', { name: 'Make it lost' }).click();
  await expect(page.getByText('Bought elsewhere').last()).toBeVisible();

  await page.goto(consoleUrl(inboxFor(name)));
  await expect(page.getByText('Is it still there on Saturday?')).toHaveCount(0);
  await page.goto(consoleUrl(inboxFor(name, 'done')));
  await expect(rowOf(page, name)).toBeVisible();
});

test('CON-7.1 CON-7.2 The console goes by keys, in dark too, and keeps what was typed while the network is away', async ({
  page,
  openAs,
  device,
  context,
}) => {
  const name = newName();
  await ask({ name });
  await openAs('dealership_manager', inboxFor(name));
  await expect(rowsOf(page).first()).toBeVisible();
  if (device === 'desktop') {
    await page.keyboard.press('j');
    await expect(rowsOf(page).first()).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: /keys/i })).toBeVisible();
    expect(await wcagFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(await wcagFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await colourViolations(page)).map(({ id }) => id)).toEqual([]);
  await rowOf(page, name).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  expect((await colourViolations(page)).map(({ id }) => id)).toEqual([]);

  await context.setOffline(true);
  await writeAs(page, 'Note');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Typed in a tunnel');
  await page.getByRole('button', { name: /^Add note/ }).click();
  await expect(page.getByText('No signal.').first()).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(note).toHaveValue('Typed in a tunnel');
});
