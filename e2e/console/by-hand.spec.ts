import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { colourViolations, wcagFaults } from '../wcag-violations.ts';
import { rowsOf, test } from './staff-test.ts';

const newName = () => `Walter ${randomUUID().slice(0, 8)}`;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'New lead' });

async function begin(page: Page, device: string) {
  await expect(rowsOf(page).first()).toBeVisible();
  if (device === 'desktop') await page.keyboard.press('n');
  else await page.getByRole('button', { name: 'New lead' }).locator('visible=true').click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
}

test('CON-2.1 Somebody walks in: a lead is taken down by keys, kept while the network is away, and made once', async ({
  page,
  openAs,
  device,
  context,
}) => {
  await openAs('sales');
  await begin(page, device);
  const dialog = dialogOf(page);
  expect(await wcagFaults(page)).toEqual([]);
  const name = newName();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('A phone or an email, so that somebody can answer.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  expect(await wcagFaults(page)).toEqual([]);
  await page.keyboard.type('0491 570 156');
  await dialog.getByLabel('What they said, or a note').fill('Likes the red one by the door.');

  await context.setOffline(true);
  await dialog.getByRole('button', { name: /^Take it down/ }).click();
  await expect(dialog.getByText('No signal.').first()).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await begin(page, device);
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await expect(dialog.getByLabel('What they said, or a note')).toHaveValue('Likes the red one by the door.');
  await expect(dialog.getByLabel('No, they have one')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await colourViolations(page)).map(({ id }) => id)).toEqual([]);

  // The answer to the first try is lost on its way: the second finds the lead that it made.
  let lost = 0;
  await page.route('**/api/hand-leads', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    const asked = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host: asked.host };
    asked.hostname = '127.0.0.1';
    await route.fetch({ url: asked.href, headers });
    return route.abort('connectionreset');
  });
  await dialog.getByLabel('What they said, or a note').press('Control+Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: /^Take it down/ }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Mia took it down: they walked in')).toBeVisible();
  await expect(page.getByText('By hand').locator('visible=true').first()).toBeVisible();
  await expect(page.getByText('Contacted').first()).toBeVisible();
  expect((await colourViolations(page)).map(({ id }) => id)).toEqual([]);
  await openAs('sales', `/leads?q=${encodeURIComponent(name)}`);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page).getByText('By hand')).toBeVisible();
});

test('CON-2.1 Who wrote elsewhere waits with a clock, about a car that is found by its stock number', async ({
  page,
  openAs,
  device,
}) => {
  await openAs('sales_manager');
  await begin(page, device);
  const dialog = dialogOf(page);
  const name = newName();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`${randomUUID()}@example.com`);
  await dialog.getByRole('radio', { name: 'Email' }).check({ force: true });
  await expect(dialog.getByLabel('Yes', { exact: true })).toBeChecked();
  await expect(dialog.getByLabel('Email them the site’s confirmation')).not.toBeChecked();
  await dialog.getByLabel('Car, if it’s about one').fill('mazda');
  await dialog.getByRole('list', { name: 'Cars found' }).getByRole('button').first().click();
  await expect(dialog.getByRole('button', { name: 'Another car' })).toBeFocused();
  expect(await wcagFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Take it down/ }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Walter waits for an answer.')).toBeVisible();
  await expect(page.getByText(/left$/).locator('visible=true').first()).toBeVisible();
});
