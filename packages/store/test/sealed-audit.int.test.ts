import { twoSites } from '@forecourt/testkit/two-sites';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { connectDatabase, type Database } from '../src/connection.ts';
import { upkeep } from '../src/directory/upkeep.ts';
import { sql } from 'kysely';
import { Client } from 'pg';
import { buildPerson, plantPerson } from './planted-person.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { harbourToyota: harbour } = twoSites;

let dealers: TwoDealers;
let worker: Database;
let superuser: Client;

beforeAll(async () => {
  dealers = await openTwoDealers();
  worker = connectDatabase({ url: dealers.made.workerUrl, poolSize: 1 });
  superuser = new Client({ connectionString: dealers.made.loaderUrl });
  await superuser.connect();
});
afterAll(async () => {
  await Promise.all([worker.close(), superuser.end()]);
  await dealers.close();
});

const append = (
  action: string,
  subject: { subjectKind: string; subjectId: string } = { subjectKind: 'car', subjectId: '1' },
) =>
  dealers.run(harbourStaff, ({ audit }) =>
    audit.append({
      place: { dealershipId: harbour.id },
      action,
      ...subject,
      before: null,
      after: { note: 'Anh Pham' },
      requestId: null,
    }),
  );
/** As if time had passed: ids begin with their moment, which the chain waits for. */
const age = () =>
  superuser.query(`update audit set id = overlay(id::text placing '01900000-0000' from 1 for 13)::uuid where not exists (
    select from audit_seals s where s.chain_id = audit.chain_id and s.last_id >= audit.id)`);
const faults = async () =>
  (await upkeep(worker).checkAudit())
    .filter(({ fault }) => fault !== null)
    .map(({ number, fault }) => [number, fault]);

let sealed: Awaited<ReturnType<ReturnType<typeof upkeep>['sealAudit']>>;

beforeEach(async () => {
  await superuser.query('delete from audit');
  await superuser.query('delete from audit_seals');
  for (const action of ['one', 'two', 'three']) await append(action);
  await age();
  sealed = await upkeep(worker).sealAudit(100);
});

describe('STAFF-3 the audit that was sealed', () => {
  it('is whole, in one seal of three entries', async () => {
    expect(sealed).toMatchObject([{ chainId: harbour.accountId, number: 1, entries: 3 }]);
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['changed', `update audit set action = 'other' where action = 'two'`, 'an entry was changed'],
    ['removed', `delete from audit where action = 'two'`, 'an entry is missing'],
    [
      'inserted',
      `insert into audit (id, staff_id, dealership_id, action, subject_kind)
        select '01900000-0000-7000-8000-000000000001', staff_id, dealership_id, 'made up', 'car' from audit where action = 'one'`,
      'an entry was inserted',
    ],
  ])('tells of an entry that was %s by whoever owns the database', async (_, statement, fault) => {
    await superuser.query(statement);
    expect(await faults()).toEqual([[1, fault]]);
  });

  it('tells of a seal that is gone, and seals nothing twice', async () => {
    await append('four');
    await superuser.query(
      `update audit set id = '01900001-0000-7000-8000-000000000001' where action = 'four'`,
    );
    expect(await upkeep(worker).sealAudit(100)).toMatchObject([{ number: 2, entries: 1 }]);
    expect(await upkeep(worker).sealAudit(100)).toEqual([]);
    await superuser.query('delete from audit_seals where number = 1');
    expect((await faults()).map(([, fault]) => fault)).toContain('a seal is missing');
  });

  it('leaves out what a transaction that is still open may be before', async () => {
    await append('just now');
    expect(await upkeep(worker).sealAudit(100)).toEqual([]);
  });

  it('OPS-10.3 tells nothing of a person who was erased, and holds', async () => {
    const person = buildPerson({ siteId: twoSites.harbour.id, dealershipId: harbour.id });
    await plantPerson(dealers.loader, person);
    await superuser.query('delete from audit');
    await superuser.query('delete from audit_seals');
    await append('note', { subjectKind: 'lead', subjectId: person.leadId });
    await age();
    await upkeep(worker).sealAudit(100);
    const read = async () =>
      (
        await dealers.run(harbourStaff, ({ audit }) => audit.list({ dealershipId: harbour.id }, { limit: 5 }))
      )[0];
    expect(await read()).toMatchObject({ after: { note: 'Anh Pham' }, isErased: false });
    await dealers.run(harbourSite, ({ personalData }) =>
      personalData.erase({ visitorId: null, phone: person.phone, email: null }, 'operator'),
    );
    expect(await read()).toMatchObject({ before: null, after: null, isErased: true });
    expect(await faults()).toEqual([]);
  });

  it('is changed by no program', async () => {
    for (const statement of [
      `update audit set action = 'x'`,
      'delete from audit',
      'delete from audit_seals',
      'select * from audit_keys',
    ]) {
      for (const scope of [harbourStaff, harbourSite]) {
        await expect(dealers.tx(scope, (tx) => sql.raw(statement).execute(tx.sql))).rejects.toThrow('42501');
      }
    }
  });
});
