import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { consoleUrl } from '../env.ts';
import { ask } from './ask.ts';
import { isFreeOfFaults } from './is-free-of-faults.ts';
import { rowsOf, test } from './staff-test.ts';

const newName = () => `Opal ${randomUUID().slice(0, 8)}`;
const rowOf = (page: Page, name: string) => rowsOf(page).filter({ hasText: name });
const toast = (page: Page) => page.locator('.toast');

test('CON-2.6 Two leads of one person become one, with an address that leads there, and are split again', async ({
  page,
  openAs,
  device,
}) => {
  const [name, email] = [newName(), `${randomUUID()}@example.com`];
  await ask({ name, email, message: 'Does it tow the van?' });
  await ask({ name, email, message: 'And is it still there?' });
  await openAs('sales', `/leads?q=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toHaveCount(2);
  await rowOf(page, name).last().click();
  await expect(page.getByText('And is it still there?').last()).toBeVisible();
  const address = page.url();
  const others = page.getByRole('region', { name: 'Leads of the same person' });
  await expect(others.getByRole('listitem')).toHaveCount(1);
  await isFreeOfFaults(page);
  if (device === 'desktop') await page.keyboard.press('m');
  else await others.getByRole('button', { name: /^Merge with/ }).click();
  const dialog = page.getByRole('dialog', { name: `Merge ${name}` });
  await expect(dialog.getByText('The other lead is kept')).toBeVisible();
  await isFreeOfFaults(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(toast(page)).toContainText('Merged into one');
  await expect(page.getByText('Does it tow the van?').last()).toBeVisible();
  await expect(page.getByText('And is it still there?').last()).toBeVisible();
  await expect(page).not.toHaveURL(address);
  const kept = page.url();

  await page.goto(address);
  await expect(page).toHaveURL(kept);
  await expect(others.getByRole('heading', { name: 'Merged into this one' })).toBeVisible();
  await isFreeOfFaults(page);
  await others.getByRole('button', { name: /^Split off/ }).click();
  await expect(toast(page)).toContainText('Split');
  await expect(others.getByRole('button', { name: /^Merge with/ })).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(others.getByRole('button', { name: /^Split off/ })).toBeVisible();
});

test('CON-2.6 Spam says why, is found in its own list, and is taken back', async ({
  page,
  openAs,
  device,
}) => {
  const name = newName();
  await ask({
    name,
    message: 'Cheap links https://a.example https://b.example <a href="https://c.example">here</a>',
  });
  await openAs('sales', `/leads?q=${encodeURIComponent(name)}`);
  await rowOf(page, name).click();
  const banner = page.getByRole('group', { name: 'Spam' });
  await expect(banner).toContainText('The message holds several links.');
  await isFreeOfFaults(page);
  if (device === 'desktop') await page.keyboard.press('Shift+!');
  else await banner.getByRole('button', { name: 'Mark as spam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sells something' }).click();
  await expect(banner).toContainText('This was marked as spam.');
  await expect(page.getByText('Sells something').last()).toBeVisible();

  await page.goto(consoleUrl(`/leads?q=${encodeURIComponent(name)}`));
  await expect(page.getByRole('heading', { name: /^No lead fits/ })).toBeVisible();
  await page.getByRole('link', { name: 'Spam' }).click();
  await rowOf(page, name).click();
  await banner.getByRole('button', { name: 'Not spam' }).click();
  await expect(banner).toBeHidden();
  await expect(toast(page)).toContainText('Not spam');
  await page.goto(consoleUrl(`/leads?q=${encodeURIComponent(name)}`));
  await expect(rowOf(page, name)).toBeVisible();
});
