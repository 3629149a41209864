import type { KnownPerson } from '@forecourt/app/ports/accounts/personal-data-store.port';
import type { VisitorId } from '@forecourt/domain/core/ids';
import { twoSites } from '@forecourt/testkit/two-sites';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, plantPerson, type PlantedPerson } from '../../test/planted-person.ts';
import { personalTables } from './personal-tables.ts';

const { harbour, ranges, harbourToyota, rangesKia } = twoSites;

const atHarbour = { siteId: harbour.id, dealershipId: harbourToyota.id };
const atRanges = { siteId: ranges.id, dealershipId: rangesKia.id };

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());
beforeEach(() => dealers.loader.kysely.deleteFrom('personalDataRecords').execute());

async function plant(...args: Parameters<typeof buildPerson>): Promise<PlantedPerson> {
  const person = buildPerson(...args);
  await plantPerson(dealers.loader, person);
  return person;
}
/** The same person with another site, which knows nothing of the first. */
async function plantElsewhere({ phone, email, mark }: PlantedPerson): Promise<PlantedPerson> {
  const person = { ...buildPerson(atRanges), phone, email, mark };
  await plantPerson(dealers.loader, person);
  return person;
}
const byPhone = ({ phone }: PlantedPerson): KnownPerson => ({ visitorId: null, phone, email: null });
const nobody: KnownPerson = { visitorId: null, phone: null, email: null };

/** The tables with a row of a site that still speaks of a person: by mark, phone, email or as their visitor. */
async function tablesThatName({ mark, phone, email, visitorId, siteId }: PlantedPerson): Promise<string[]> {
  const named: string[] = [];
  // Texts that came in are of no site yet, and gone within seconds.
  for (const { table } of personalTables.filter((one) => one.table !== 'sms_inbox')) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(table)} t where site_id = ${siteId}`.execute(
      dealers.loader.kysely,
    );
    const says = [mark, phone, email, visitorId];
    if (rows.some(({ row }) => says.some((word) => row.includes(word)))) named.push(table);
  }
  return named;
}

const records = async () =>
  (await dealers.loader.kysely.selectFrom('personalDataRecords').selectAll().orderBy('id').execute()).map(
    ({ siteId, kind, askedBy, counts }) => ({ siteId, kind, askedBy, counts }),
  );

describe('OPS-10.2 exporting a person', () => {
  it('M11 shows what stands in every table of the list, of that person alone, and records it', async () => {
    const [nora, otto] = [await plant(atHarbour), await plant(atHarbour)];
    const { rows: found } = await dealers.run(harbourSite, ({ personalData }) =>
      personalData.export({ ...byPhone(nora), visitorId: nora.visitorId as VisitorId }, 'visitor'),
    );
    const shown = personalTables
      .filter(({ shows }) => !('nothingBecause' in shows))
      .map(({ table }) => table);
    expect(Object.keys(found).toSorted()).toEqual(shown.toSorted());
    expect(Object.entries(found).filter(([, rows]) => rows.length !== 1)).toEqual([]);
    expect(found['leads']).toMatchObject([{ phone: nora.phone, message: `words of ${nora.mark}` }]);
    expect(found['lead_events']).toMatchObject([{ note: `words of ${nora.mark}` }]);
    expect(JSON.stringify(found)).not.toContain(otto.mark);
    expect(await records()).toMatchObject([
      { siteId: harbour.id, kind: 'exported', askedBy: 'visitor', counts: { leads: 1 } },
    ]);
  });

  it.each<[by: string, personOf: (nora: PlantedPerson) => KnownPerson]>([
    ['phone', byPhone],
    ['email', ({ email }) => ({ ...nobody, email: email.toLowerCase() })],
  ])('finds and shows as much by %s as by the visitor, for who wrote to the dealer', async (_, personOf) => {
    const [nora] = [await plant(atHarbour), await plant(atHarbour)];
    const byVisitor = { ...byPhone(nora), visitorId: nora.visitorId as VisitorId };
    const all = await dealers.run(harbourSite, ({ personalData }) => personalData.count(byVisitor));
    expect(Object.entries(all).filter(([, count]) => count !== 1)).toEqual([]);
    const person = personOf(nora);
    expect(await dealers.run(harbourSite, ({ personalData }) => personalData.count(person))).toMatchObject({
      ...all,
      sign_in_codes: person.phone === null ? 0 : 1,
    });
    const { rows } = await dealers.run(harbourSite, ({ personalData }) =>
      personalData.export(person, 'operator'),
    );
    expect([rows['visitor_sessions']?.length, rows['watchlist_entries']?.length]).toEqual([1, 1]);
  });

  it('ACCT-1.1 shows what was sent signed out with the same phone', async () => {
    const nora = await plant(atHarbour);
    const { rows: found } = await dealers.run(harbourSite, ({ personalData }) =>
      personalData.export(byPhone(nora), 'visitor'),
    );
    expect([found['leads']?.length, found['lead_events']?.length, found['reservations']?.length]).toEqual([
      1, 1, 1,
    ]);
  });
});

describe('OPS-10.3 erasing a person', () => {
  it.each<[by: string, personOf: (nora: PlantedPerson) => KnownPerson]>([
    ['phone', byPhone],
    ['email, however it is written', ({ email }) => ({ ...nobody, email: email.toUpperCase() })],
    ['visitor', ({ visitorId }) => ({ ...nobody, visitorId: visitorId as VisitorId })],
  ])('M11 leaves nothing that names them in any table, found by %s', async (_, personOf) => {
    const [nora, otto] = [await plant(atHarbour), await plant(atHarbour)];
    const elsewhere = await plantElsewhere(nora);
    const before = await tablesThatName(nora);
    expect(before.length).toBeGreaterThan(17);
    const counts = await dealers.run(harbourSite, ({ personalData }) =>
      personalData.erase(personOf(nora), 'operator'),
    );
    expect(await tablesThatName(nora)).toEqual([]);
    expect(await tablesThatName(otto)).toEqual(before);
    expect(await tablesThatName(elsewhere)).toEqual(before);
    expect(counts).toMatchObject({ leads: 1, lead_events: 1, visitors: 1, reservations: 1, audit: 1 });
    const [record] = await records();
    expect(record).toEqual({ siteId: harbour.id, kind: 'erased', askedBy: 'operator', counts });
    expect(JSON.stringify(record)).not.toMatch(new RegExp(`${nora.mark}|${nora.phone.slice(1)}`, 'i'));
  });

  it('L9 ends what somebody else asked to be mailed to their address, and leaves that visitor', async () => {
    const [nora, otto] = [await plant(atHarbour), await plant(atHarbour)];
    for (const [table, column] of [
      ['watchlist_alerts', 'address'],
      ['visitor_emails', 'email'],
    ] as const) {
      await sql`update ${sql.table(table)} set ${sql.raw(column)} = ${nora.email}
        where visitor_id = ${otto.visitorId}`.execute(dealers.loader.kysely);
    }
    const { email } = nora;
    await dealers.run(harbourSite, ({ personalData }) =>
      personalData.erase({ ...nobody, email }, 'operator'),
    );
    expect(await tablesThatName(nora)).toEqual([]);
    expect(await tablesThatName(otto)).toContain('visitors');
  });

  it('keeps what the law wants kept: the payment and what was held, without contact data', async () => {
    const nora = await plant(atHarbour);
    await dealers.run(harbourSite, ({ personalData }) => personalData.erase(byPhone(nora), 'visitor'));
    const { rows } = await sql`
      select p.amount_cents, r.state, r.name, r.phone from payments p join reservations r on r.id = p.reservation_id
      where p.request_key = ${`request-${nora.digits}`}`.execute(dealers.loader.kysely);
    expect(rows).toEqual([{ amountCents: 20_000, state: 'completed', name: null, phone: null }]);
  });

  it('sends nothing more to the dealership about them', async () => {
    const [nora, otto] = [await plant(atHarbour), await plant(atHarbour)];
    await dealers.run(harbourSite, ({ personalData }) => personalData.erase(byPhone(nora), 'visitor'));
    const stateOf = async ({ digits }: PlantedPerson) =>
      (
        await dealers.loader.kysely
          .selectFrom('leadDeliveries')
          .select('state')
          .where('deliveryKey', '=', `key-${digits}`)
          .executeTakeFirst()
      )?.state;
    expect([await stateOf(nora), await stateOf(otto)]).toEqual(['replaced', 'pending']);
  });

  it('TEN-8 is nothing that anybody can have done around it', async () => {
    const nora = await plant(atHarbour);
    for (const [scope, statement] of [
      [harbourStaff, `select * from scope.erase_person(null, '${nora.phone}', null)`],
      [harbourSite, `select * from scope.blank_leads(array['${nora.leadId}'::uuid])`],
      [harbourSite, `delete from leads where id = '${nora.leadId}'`],
      [harbourSite, `update lead_events set note = null`],
      [harbourSite, `delete from personal_data_records`],
    ] as const) {
      await expect(dealers.tx(scope, (tx) => sql.raw(statement).execute(tx.sql))).rejects.toThrow('42501');
    }
  });
});

describe('OPS-10.1 what is past its time', () => {
  const before = new Date('2020-01-01T00:00:00Z');
  const cutoffs = {
    leadsBefore: before,
    visitorsBefore: before,
    analyticsBefore: before,
    keysBefore: before,
  };
  const expire = (limit: number, changed: Partial<typeof cutoffs> = {}) =>
    dealers.run(harbourSite, ({ personalData }) => personalData.expire({ ...cutoffs, ...changed }, limit));

  it('M11 goes in batches until nothing is left, with a record of each', async () => {
    const [nora, otto] = [await plant(atHarbour, 2019), await plant(atHarbour, 2019)];
    const [young, elsewhere] = [await plant(atHarbour), await plant(atRanges, 2019)];
    const all = await tablesThatName(young);
    const first = await expire(1);
    expect(first).toMatchObject({
      leads: 1,
      visitors: 1,
      reservations: 1,
      analytics_events: 1,
      idempotency_keys: 1,
    });
    const second = await expire(1);
    expect(second).toMatchObject({ leads: 1, visitors: 1 });
    expect(await expire(1)).toEqual({});
    // A code and a wait go by their own dates, with the upkeep of sessions.
    for (const gone of [nora, otto])
      expect(await tablesThatName(gone)).toEqual(['sign_in_codes', 'car_waits']);
    for (const left of [young, elsewhere]) expect(await tablesThatName(left)).toEqual(all);
    expect(await records()).toMatchObject([
      { siteId: harbour.id, kind: 'expired', askedBy: 'schedule', counts: first },
      { counts: second },
    ]);
  });

  it('is never what is young, whatever a program asks for', async () => {
    const soon = new Date(Date.now() - 80 * 86_400_000);
    for (const kind of ['leadsBefore', 'visitorsBefore', 'analyticsBefore'] as const)
      await expect(expire(10, { [kind]: soon })).rejects.toThrow('22023');
    await expect(expire(10, { keysBefore: new Date() })).rejects.toThrow('22023');
  });
});
