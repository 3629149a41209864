import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { erasePersonalData } from '@forecourt/app/personal-data/erase-personal-data';
import { expirePersonalData, type ExpirePorts } from '@forecourt/app/personal-data/expire-personal-data';
import { removeLeadFiles, removeLeadFilesJob } from '@forecourt/app/personal-data/remove-lead-files.job';
import { jobEnvelope } from '@forecourt/app/ports/platform/jobs.port';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import type { DealershipId } from '@forecourt/domain/core/ids';
import { leadDropKey, s3LeadDrop } from '@forecourt/providers/lead-delivery/s3-lead-drop';
import { upkeep } from '@forecourt/store/directory/upkeep';
import { storeRunner } from '@forecourt/store/stores';
import { testS3 } from '@forecourt/testkit/env';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourSite, openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { harbour, ranges, harbourToyota } = twoSites;
/** Of this run alone: the bucket is shared by all tests. */
const dealershipId = randomUUID() as DealershipId;
const never = { aborted: false };
const drop = s3LeadDrop(testS3);
const later = (days: number) => new Date(Date.now() + days * 86_400_000);

let dealers: TwoDealers;
let ports: ExpirePorts;
let loader: Client;
beforeAll(async () => {
  dealers = await openTwoDealers();
  loader = new Client({ connectionString: dealers.made.loaderUrl });
  await loader.connect();
  ports = {
    upkeep: upkeep(dealers.app),
    store: storeRunner(dealers.app),
    scopeOf: grantSiteScope,
    // Files of other tests are not ours to remove.
    files: { remove: (_, isGone, signal) => drop.files.remove(dealershipId, isGone, signal) },
  };
});
afterAll(async () => {
  await drop.files.remove(dealershipId, () => true, never);
  drop.close();
  await loader.end();
  await dealers.close();
});

const query = async <Row extends object>(text: string, values: unknown[]) =>
  (await loader.query<Row>(text, values)).rows;
const addLeads = (siteId: string, count: number) =>
  query(
    `insert into leads (id, site_id, category, name, message, created_at)
    select uuidv7(interval '-30 months'), $1, 'General Enquiry', 'Nora', 'Hello', now() - interval '30 months'
    from generate_series(1, $2)`,
    [siteId, count],
  );
async function named(siteId: string): Promise<number> {
  const rows = await query<{ count: number }>(
    `
    select count(*)::integer as count from leads where site_id = $1 and name is not null`,
    [siteId],
  );
  return rows[0]?.count ?? -1;
}

describe('OPS-10.1 the job for what is past its time', () => {
  it('M11 goes on after it was ended, writes down each batch, and says what went', async () => {
    await addLeads(harbour.id, 700);
    await addLeads(ranges.id, 3);
    const ending = { aborted: false };
    const endedEarly: ExpirePorts = {
      ...ports,
      store: {
        async run(scope, work, options) {
          const done = await ports.store.run(scope, work, options);
          ending.aborted = (await named(harbour.id)) === 200;
          return done;
        },
      },
    };
    const first = await expirePersonalData(endedEarly, new Date(), ending);
    expect(first).toMatchObject({ isWhole: false, removed: { leads: 500 } });
    const second = await expirePersonalData(ports, new Date(), never);
    expect(second).toMatchObject({ isWhole: true, sites: 2, removed: { leads: 203 } });
    expect([await named(harbour.id), await named(ranges.id)]).toEqual([0, 0]);
    const rows = await query<{ siteId: string; total: number }>(
      `
      select site_id as "siteId", sum((counts->>'leads')::integer)::integer as total from personal_data_records
      where kind = 'expired' group by 1 order by 2`,
      [],
    );
    expect(rows).toEqual([
      { siteId: ranges.id, total: 3 },
      { siteId: harbour.id, total: 700 },
    ]);
    expect(await expirePersonalData(ports, new Date(), never)).toEqual({
      sites: 2,
      isWhole: true,
      removed: {},
    });
  });

  it('M11 goes by the settings of each site', async () => {
    await addLeads(harbour.id, 2);
    await addLeads(ranges.id, 2);
    await dealers.loader.kysely
      .insertInto('settingsVersions')
      .values({
        layer: 'site',
        layerKey: harbour.id,
        number: 1,
        overrides: JSON.stringify({ leads: { keepMonths: 36 } }),
        staffId: twoSites.harbourStaff,
        why: 'kept longer',
      })
      .execute();
    await expirePersonalData(ports, new Date(), never);
    expect([await named(harbour.id), await named(ranges.id)]).toEqual([2, 0]);
  });

  it('M11 removes files that nobody fetched in their time', async () => {
    await drop.put(leadDropKey(dealershipId, ['crm', '2026-01-01', 'old.csv']), 'Nora');
    const soon = await expirePersonalData(ports, later(29), never);
    expect(soon.removed).not.toHaveProperty('lead_files');
    expect((await expirePersonalData(ports, later(31), never)).removed).toMatchObject({ lead_files: 1 });
  });
});

describe('OPS-10.3 erasing a person', () => {
  it('M11 also removes the files in which their leads lie, and no other', async () => {
    const leadId = randomUUID().replace(/^(.{8}-.{4}-)4/, '$17');
    await query(
      `insert into leads (id, site_id, dealership_id, category, phone)
      values ($1, $2, $3, 'General Enquiry', '+61491570006')`,
      [leadId, harbour.id, harbourToyota.id],
    );
    const [destinationId, deliveryKey] = [randomUUID(), `${leadId}:crm`];
    await query(
      `insert into lead_destinations (dealership_id, id, kind, name, address)
      values ($1, $2, 'csv_drop', 'CRM', 'crm')`,
      [harbourToyota.id, destinationId],
    );
    await query(
      `insert into lead_deliveries (lead_id, site_id, dealership_id, destination_id, delivery_key)
      values ($1, $2, $3, $4, $5)`,
      [leadId, harbour.id, harbourToyota.id, destinationId, deliveryKey],
    );
    const person = { visitorId: null, phone: '+61491570006', email: null };
    const counts = await erasePersonalData(
      { store: storeRunner(dealers.app), tokens: hashedTokens(['a key of these tests']) },
      harbourSite,
      {
        person,
        askedBy: 'operator',
      },
    );
    expect(counts).toMatchObject({ leads: 1, lead_deliveries: 1 });

    const input = await enqueued();
    expect(input).toEqual({ dealershipId: harbourToyota.id, deliveryKeys: [deliveryKey] });
    const ofTest = { ...input, dealershipId };
    await drop.put(leadDropKey(dealershipId, ['crm', '2026-03-01', `${leadId}_crm.csv`]), 'Nora');
    await drop.put(leadDropKey(dealershipId, ['crm', '2026-03-01', 'other.csv']), 'Otto');
    expect(await removeLeadFiles(drop.files, ofTest, never)).toBe(1);
    expect(await removeLeadFiles(drop.files, ofTest, never)).toBe(0);
    expect(await drop.files.remove(dealershipId, ({ name }) => name === 'other.csv', never)).toBe(1);
  });
});

/** What the queue holds, as the worker reads it. */
async function enqueued() {
  const queue = new Client({ connectionString: dealers.made.jobsUrl });
  await queue.connect();
  const { rows } = await queue.query<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [removeLeadFilesJob.name],
  );
  await queue.end();
  return removeLeadFilesJob.input.parse(jobEnvelope.parse(rows[0]?.payload).input);
}
