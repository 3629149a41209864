import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { consoleUrl } from '../env.ts';
import { ask } from './ask.ts';
import { isFreeOfFaults } from './is-free-of-faults.ts';
import { openSignedIn, rowsOf, staffOf, test } from './staff-test.ts';
import { writeAs } from './write-as.ts';

/** Who else is in the lead, as it says so: told when it changes, or it would take a heartbeat, for which nobody waits here. */
const here = (page: Page) => page.locator('.lhead').getByRole('status');
const stageOf = (page: Page) => page.locator('.lhead .chip').first();

async function chooseStage(page: Page, stage: string): Promise<void> {
  await page.getByRole('button', { name: 'Change the stage' }).locator('visible=true').click();
  await page.getByRole('menuitemradio', { name: stage }).click();
}

test('CON-7.3 Two people in one lead see each other, and what one types stands while the other changes it', async ({
  page,
  browser,
  openAs,
}) => {
  const name = `Pearl ${randomUUID().slice(0, 8)}`;
  await ask({ name });
  await openAs('sales', `/leads?q=${encodeURIComponent(name)}`);
  await rowsOf(page).filter({ hasText: name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(here(page)).toHaveText('');

  const theirs = await browser.newContext({ viewport: page.viewportSize() });
  const other = await theirs.newPage();
  await openSignedIn(other, staffOf.sales_manager.email, new URL(page.url()).pathname);
  await expect(here(page)).toContainText('Priya is here too');
  await expect(here(other)).toContainText('Mia is here too');
  await isFreeOfFaults(page);

  await writeAs(page, 'Note');
  const field = page.getByRole('textbox', { name: 'Note' });
  await field.fill('Wants it in Soul Red');
  await expect(here(other)).toContainText('Mia is writing');
  await isFreeOfFaults(other);
  await chooseStage(other, 'Appointment made');
  await expect(page.getByText('Since you began to write: Priya marked an appointment.')).toBeVisible();
  await expect(stageOf(page)).toHaveText('Appointment made');
  await expect(field).toHaveValue('Wants it in Soul Red');
  await isFreeOfFaults(page);
  await page.getByRole('button', { name: /^Add note/ }).click();
  for (const one of [page, other]) {
    await expect(one.getByText('Wants it in Soul Red').last()).toBeVisible();
    await expect(stageOf(one)).toHaveText('Appointment made');
  }
  await expect(here(other)).toContainText('Mia is here too');

  await other.goto(consoleUrl('/today'));
  await expect(here(page)).toHaveText('');
  await theirs.close();
});

test('CON-7.3 Of two who change a lead at once the later one sees it, and what they wanted waits for a word', async ({
  page,
  browser,
  openAs,
}) => {
  const name = `Pearl ${randomUUID().slice(0, 8)}`;
  await ask({ name });
  await openAs('sales', `/leads?q=${encodeURIComponent(name)}`);
  await rowsOf(page).filter({ hasText: name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const theirs = await browser.newContext({ viewport: page.viewportSize() });
  const other = await theirs.newPage();
  await openSignedIn(other, staffOf.sales_manager.email, new URL(page.url()).pathname);
  await expect(here(other)).toContainText('Mia is here too');

  const until = Promise.withResolvers<void>();
  await page.route('**/api/leads/*/stage', async (route) => {
    await until.promise;
    await route.continue();
  });
  await chooseStage(page, 'Contacted');
  await chooseStage(other, 'Appointment made');
  await expect(other.locator('.toast')).toContainText('Now appointment made');
  until.resolve();
  const banner = page.getByRole('alert').filter({ hasText: 'Somebody changed this lead meanwhile.' });
  await expect(banner).toContainText('Priya marked an appointment.');
  await isFreeOfFaults(page);
  await banner.getByRole('button', { name: 'Leave it so' }).click();
  await expect(stageOf(page)).toHaveText('Appointment made');

  // What is taken back is one's own, and nothing that came after it.
  await chooseStage(page, 'Contacted');
  await expect(page.locator('.toast')).toContainText('Now contacted');
  await expect(stageOf(other)).toHaveText('Contacted');
  await chooseStage(other, 'Appointment made');
  await expect(stageOf(page)).toHaveText('Appointment made');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.toast')).toContainText('Not undone');
  await expect(banner).toContainText('Priya marked an appointment.');
  await banner.getByRole('button', { name: 'Leave it so' }).click();
  await expect(banner).toBeHidden();

  // Nor does a reason that was thought about meanwhile end what another has taken up.
  await chooseStage(page, 'Lost');
  const dialog = page.getByRole('dialog', { name: `${name}: Lost` });
  await dialog.getByLabel('Why was it lost?').fill('Bought elsewhere');
  await chooseStage(other, 'Contacted');
  await expect(stageOf(page)).toHaveText('Contacted');
  await dialog.getByRole('button', { name: 'Make it lost' }).click();
  await expect(banner).toContainText('Priya marked it contacted.');
  await banner.getByRole('button', { name: 'Make it lost' }).click();
  await expect(stageOf(other)).toHaveText('Lost');
  await expect(other.getByText('Bought elsewhere').last()).toBeVisible();
  await theirs.close();
});

test('CON-7.3 What one types on a lead that another merges meanwhile stands in the one that is kept', async ({
  page,
  browser,
  openAs,
}) => {
  const [name, email] = [`Pearl ${randomUUID().slice(0, 8)}`, `${randomUUID()}@example.com`];
  await ask({ name, email, message: 'Does it tow the van?' });
  await ask({ name, email, message: 'And is it still there?' });
  await openAs('sales', `/leads?q=${encodeURIComponent(name)}`);
  await rowsOf(page).filter({ hasText: name }).last().click();
  await expect(page.getByText('And is it still there?').last()).toBeVisible();
  const address = new URL(page.url()).pathname;
  await writeAs(page, 'Note');
  const field = page.getByRole('textbox', { name: 'Note' });
  await field.fill('Has a van of two tonnes');

  const theirs = await browser.newContext({ viewport: page.viewportSize() });
  const other = await theirs.newPage();
  await openSignedIn(other, staffOf.sales_manager.email, address);
  await other.getByRole('button', { name: /^Merge with/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(address));
  await expect(page.getByText('Does it tow the van?').last()).toBeVisible();
  await expect(field).toHaveValue('Has a van of two tonnes');
  await page.getByRole('button', { name: /^Add note/ }).click();
  await expect(other.getByText('Has a van of two tonnes').last()).toBeVisible();
  await theirs.close();
});
