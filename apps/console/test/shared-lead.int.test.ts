import { randomUUID } from 'node:crypto';
import { addNote } from '@forecourt/app/leads/inbox/change-lead';
import { showLead } from '@forecourt/app/leads/inbox/show-lead';
import { buildLead } from '@forecourt/testkit/build-lead';
import { twoSites } from '@forecourt/testkit/two-sites';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestConsole, type TestConsole } from './test-console.ts';

let dealers: TwoDealers;
let console: TestConsole;

beforeAll(async () => {
  dealers = await openTwoDealers();
  console = await startTestConsole(dealers.made.consoleUrl);
});
afterAll(async () => {
  await console.close();
  await dealers.close();
});

it('TEN-10.3 Both accounts read the lead of a dealership that is shared, and nobody by name who works for the other', async () => {
  const lead = buildLead({ dealershipId: twoSites.rangesKia.id, carId: null, formCompleted: true });
  await dealers.run(harbourSite, ({ leads }) =>
    leads.submit({ lead, idempotencyKey: randomUUID(), now: new Date() }),
  );
  const read = async (scope: typeof harbourStaff) => {
    const view = await showLead(console.ports, scope, { id: lead.id, now: new Date() });
    return { version: view?.version ?? '', said: view?.entries.map(({ heading }) => heading) };
  };
  for (const scope of [harbourStaff, rangesStaff]) {
    const { version } = await read(scope);
    await addNote(console.ports, scope, { id: lead.id, version, text: 'rang', now: new Date() });
  }
  expect((await read(harbourStaff)).said?.slice(-2)).toEqual(['Sam noted', 'Somebody noted']);
  expect((await read(rangesStaff)).said?.slice(-2)).toEqual(['Somebody noted', 'Sam noted']);
});

it('STAFF-3 What either account does with the lead of a dealership that is shared is in its own books', async () => {
  const { rangesKia, harbour } = twoSites;
  const lead = buildLead({ dealershipId: rangesKia.id, carId: null, formCompleted: true, message: 'Hello?' });
  await dealers.run(harbourSite, ({ leads }) =>
    leads.submit({ lead, idempotencyKey: randomUUID(), now: new Date() }),
  );
  for (const scope of [harbourStaff, rangesStaff]) {
    const now = new Date();
    const version = (await showLead(console.ports, scope, { id: lead.id, now }))?.version ?? '';
    const noted = await addNote(console.ports, scope, { id: lead.id, version, text: 'rang', now });
    expect(noted).toMatchObject({ ok: true });
  }
  const { rows } = await dealers.loader.pool.query<object>(
    'select staff_id, site_id, dealership_id from audit where subject_id = $1 order by id',
    [lead.id],
  );
  expect(rows).toEqual([
    { staff_id: harbourStaff.staffId, site_id: harbour.id, dealership_id: null },
    { staff_id: rangesStaff.staffId, site_id: null, dealership_id: rangesKia.id },
  ]);
});
