import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findOverflow } from './find-overflow.ts';
import { signIn } from './signed-in.ts';
import { test } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

/** Limits go by it: each run comes from an address of its own. */
const part = () => randomInt(1, 255);
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` } });

test('WATCH-5 An alert that waits for its link is listed on the account and ended there', async ({
  page,
  context,
  site,
  visit,
}) => {
  await signIn(context, site.slug);
  await visit('/account');
  const email = `${randomUUID()}.as-long-as-some@the-very-long-name-of-a-family-business.example.com.au`;
  const agreed = await page.evaluate(async (address) => {
    const body = JSON.stringify({ email: address, agree: true });
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    return (await fetch('/api/watchlist/alerts', { method: 'POST', headers, body })).json() as unknown;
  }, email);
  expect(agreed).toEqual({ success: true, alerts: 'unconfirmed' });
  await visit('/account');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('open the link we emailed you')).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: /^Send the link again/ }).click();
  await expect(page.getByText('sent you a new link')).toBeVisible();
  await page.getByRole('button', { name: /^Stop: Saved/ }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

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
