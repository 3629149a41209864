import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { readServicesEnv } from '../../tools/services/env.ts';
import { consoleUrl } from '../env.ts';
import { isFreeOfFaults } from './is-free-of-faults.ts';
import { test, type Role } from './staff-test.ts';

async function query<Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
  const client = new Client({ connectionString: readServicesEnv().DATABASE_LOADER_URL });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** A lead that one destination of the dealership has, and that another gave up. */
async function giveUp(name: string): Promise<string> {
  const rows = await query<{ id: string; state: string }>(
    `with place as (select id as site_id, dealership_id from sites where slug = 'harbourside-mazda'),
      lead as (
        insert into leads (id, site_id, dealership_id, category, name, form_completed, stage, first_response_at, source)
        select uuidv7(), site_id, dealership_id, 'General Enquiry', $1, true, 'contacted', now(), 'website' from place
        returning id, site_id, dealership_id
      )
      insert into lead_deliveries (id, lead_id, site_id, dealership_id, destination_id, delivery_key, state, attempts, last_error)
      select uuidv7(), lead.id, lead.site_id, lead.dealership_id, d.id, lead.id::text || d.id::text,
        case row_number() over (order by d.id) when 1 then 'delivered' else 'dead' end, 1, 'postcode is not a number'
      from lead join lead_destinations d on d.dealership_id = lead.dealership_id and d.categories = '{}'
      returning id, state`,
    [name],
  );
  const id = rows.find(({ state }) => state === 'dead')?.id ?? '';
  await query(
    `insert into delivery_attempts (delivery_id, site_id, number, outcome, status_code, answer, duration_ms)
      select id, site_id, 1, 'failed', 422, 'postcode is not a number', 400 from lead_deliveries where id = $1`,
    [id],
  );
  return id;
}

const stateOf = async (id: string) =>
  (await query<{ state: string }>('select state from lead_deliveries where id = $1', [id]))[0]?.state;

const answering: readonly Role[] = ['dealership_manager', 'sales', 'service'];

for (const role of answering) {
  test(`CON-2.5 FORM-9.2 As ${role}: the day begins at today, and what gave up is seen with its tries and sent again`, async ({
    page,
    openAs,
    device,
  }) => {
    const name = `Ruby ${randomUUID().slice(0, 8)}`;
    const id = await giveUp(name);
    await openAs(role, '/');
    await expect(page).toHaveURL(/\/today$/);
    await expect(page.getByText('No lead lost')).toBeVisible();
    await expect(page.getByText('Speed contract')).toHaveCount(0);
    await isFreeOfFaults(page);

    if (device === 'desktop') {
      await page.keyboard.press('g');
      await page.keyboard.press('d');
    } else await page.getByRole('link', { name: 'Deliveries' }).locator('visible=true').click();
    await expect(page.getByRole('table', { name: 'Where leads go' })).toBeVisible();
    await page.getByRole('link', { name: /^Gave up/ }).click();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('has it');
    await isFreeOfFaults(page);

    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: new RegExp(`^${name} to `) })).toBeFocused();
    await expect(page.getByText('postcode is not a number').locator('visible=true').last()).toBeVisible();
    await isFreeOfFaults(page);
    expect(await stateOf(id)).toBe('dead');
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('One is on its way again')).toBeVisible();
    // A worker beside this may have tried it already.
    expect(await stateOf(id)).not.toBe('dead');
  });
}

test('CON-2.5 An operator’s today has counts and no lead of anybody, and deliveries are not theirs', async ({
  page,
  openAs,
}) => {
  const name = `Ruby ${randomUUID().slice(0, 8)}`;
  await giveUp(name);
  await openAs('operator', '/');
  await expect(page.getByRole('heading', { name: 'Deliveries that fail' })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await isFreeOfFaults(page);
  await page.goto(consoleUrl('/deliveries'));
  await expect(page).toHaveURL(/\/today$/);
  await expect(page.getByRole('link', { name: 'Deliveries' })).toHaveCount(0);
});

/** Of the first screen, as it is sent. */
const mostScriptBytes = 180_000;

test('The first screen is at most 180 KB of JavaScript', async ({ page, openAs }) => {
  await openAs('sales', '/');
  await expect(page.getByText('No lead lost')).toBeVisible();
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(addresses.length).toBeGreaterThan(1);
  const scripts = await Promise.all(
    [...new Set(addresses)].map((address) =>
      page.evaluate(async (url) => (await fetch(url)).text(), address),
    ),
  );
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).byteLength, 0);
  test.info().annotations.push({ type: 'gzip bytes of scripts', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(mostScriptBytes);
});
