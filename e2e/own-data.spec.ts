import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { signIn } from './signed-in.ts';
import { test } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

test('ACCT-1.1 A visitor takes their data along, then has it deleted, and is signed out', async ({
  page,
  context,
  site,
  visit,
}) => {
  await signIn(context, site.slug);
  await visit('/account');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('my-data.json');
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { data: { visitors: unknown[] } };
  expect(file.data.visitors).toHaveLength(1);
  expect(await wcagFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Delete my data' }).click();
  await expect(page.getByRole('heading', { name: 'Delete your data?' })).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();

  await page.getByRole('link', { name: 'Delete my data' }).click();
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await expect(page.getByRole('heading', { name: 'Your data has been deleted' })).toBeVisible();
  await visit('/account');
  await expect(page).toHaveURL(/\/sign-in\?/);
});
