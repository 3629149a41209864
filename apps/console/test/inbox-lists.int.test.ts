import type { InboxLead, InboxQuery } from '@forecourt/app/ports/leads/lead-inbox.port';
import { readCursor, writeCursor } from '@forecourt/app/leads/inbox/inbox-cursor';
import { grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { DealershipId, StaffId } from '@forecourt/domain/core/ids';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillInbox, type FilledAccount } from './size/fill-inbox.ts';
import { startTestConsole, type TestConsole } from './test-console.ts';

/** More wait at the first dealership than a search looks at there one by one. */
const plans = [
  { leads: 2_000, dealerships: 3, people: ['group_manager', 'sales'] },
  { leads: 100, dealerships: 1, people: ['group_manager'] },
];
const now = new Date();
const pageRows = 65;

let made: TestDatabase;
let console: TestConsole;
let looker: Client;
let account: FilledAccount;

beforeAll(async () => {
  made = await createTestDatabase();
  const world = await fillInbox(made, plans, 4);
  [account] = world.accounts as [FilledAccount];
  looker = new Client({ connectionString: made.loaderUrl });
  await looker.connect();
  const staff = account.staff.map(({ id }) => id);
  await looker.query('select setseed(0.37)');
  await looker.query(scrambled, [account.siteId, account.dealershipIds, staff]);
  await looker.query(mergedSome, [account.siteId]);
  await looker.query(toldOfSome, [account.siteId]);
  console = await startTestConsole(made.consoleUrl);
});
afterAll(async () => {
  await console.close();
  await looker.end();
  await made.drop();
});

/** Every state that a lead can be in, and many that it should not be in, beside each other; dues that are equal or none. */
const scrambled = `
  with dice as (
    select id, random() a, random() b, random() c, random() d, random() e, random() f, random() g from leads where site_id = $1
  )
  update leads l set
    stage = (array['new', 'new', 'new', 'contacted', 'appointment', 'won', 'lost', 'spam'])[1 + floor(a * 8)::int],
    form_completed = b < 0.8,
    first_response_at = case when c < 0.4 then l.created_at + interval '1 hour' end,
    response_due_at = case when d < 0.85 then date_trunc('hour', now()) + make_interval(hours => floor(d * 90)::int - 40) end,
    waits_since = case when e < 0.3 then l.created_at + interval '2 hours' end,
    answer_due_at = case when e < 0.2 or e > 0.97 then date_trunc('hour', now()) + make_interval(hours => floor(g * 90)::int - 40) end,
    dealership_id = case when f > 0.9 then null else ($2::uuid[])[1 + floor(power(f, 2) * 3)::int] end,
    assigned_staff_id = case when g < 0.6 then ($3::uuid[])[1 + floor(g / 0.3)::int] end
  from dice where dice.id = l.id`;
const mergedSome = `
  update leads l set merged_into = (select min(o.id::text)::uuid from leads o where o.site_id = $1)
  where l.site_id = $1 and random() < 0.1 and l.id <> (select min(o.id::text)::uuid from leads o where o.site_id = $1)`;
const toldOfSome = `
  insert into lead_events (lead_id, site_id, kind, details, created_at)
  select id, site_id, 'cleared', '{}', now() from leads where site_id = $1 and random() < 0.3`;

/** The words of a list, as they are without any index. */
const waitsAgain = `(l.waits_since is not null and l.stage <> 'spam')`;
const waiting = `((l.first_response_at is null and l.form_completed and l.stage = 'new') or ${waitsAgain})`;
const answered = `(not ${waitsAgain}
  and (l.stage in ('contacted', 'appointment') or (l.stage = 'new' and l.first_response_at is not null)))`;
const unfinished = `(not l.form_completed and l.stage = 'new' and l.first_response_at is null)`;
const due = `coalesce(l.answer_due_at, l.response_due_at, 'infinity')`;
const searched = `concat_ws(' ', l.name, l.last_name, l.email, l.phone, l.stock_number, l.vehicle_make, l.vehicle_model)`;

const kinds: Readonly<Record<InboxQuery['tab'], readonly string[]>> = {
  open: [waiting, answered],
  mine: [waiting, answered],
  unfinished: [unfinished],
  done: [`l.stage in ('won', 'lost')`],
  spam: [`l.stage = 'spam'`],
};
const texts: readonly (readonly [string | null, string])[] = [
  [null, 'true'],
  ['nguyen', `${searched} ilike '%nguyen%'`],
  ['grace smith', `${searched} ilike '%grace%' and ${searched} ilike '%smith%'`],
  ['MAZDA', `${searched} ilike '%mazda%'`],
  ['s00012', `${searched} ilike '%s00012%'`],
  // Two letters have no trigram: they are found where a word begins.
  ['br', `' ' || ${searched} ilike '% br%'`],
  ['zzqxv', 'false'],
];

/** Where each of them reads leads: everywhere of the account, and at one dealership. */
const people = () => {
  const [manager, sales] = account.staff.map(({ id }) => id as StaffId) as [StaffId, StaffId];
  const [first, second] = account.dealershipIds as readonly [string, string];
  const whole = `(l.site_id = '${account.siteId}')`;
  return [
    { staffId: manager, reach: whole, places: [null, first] },
    { staffId: sales, reach: `l.dealership_id = '${second}'`, places: [null, first, second] },
  ];
};

async function plainly(query: string): Promise<readonly string[]> {
  const { rows } = await looker.query<{ id: string }>(`select l.id from leads l where ${query}`);
  return rows.map(({ id }) => id);
}

async function everyPage(query: Omit<InboxQuery, 'after' | 'limit'>): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: InboxQuery['after'] = null;
  for (let page = 0; page < 100; page += 1) {
    const asked: InboxQuery = { ...query, after, limit: pageRows };
    const rows: readonly InboxLead[] = await console.ports.store.run(
      grantStaffScope(query.staffId),
      ({ inbox }) => inbox.list(asked),
    );
    ids.push(...rows.map(({ id }) => id));
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return ids;
    after = readCursor(writeCursor(last));
  }
  throw new Error('a list without end');
}

describe('CON-2.1 lists of the inbox', () => {
  it.each(['open', 'mine', 'unfinished', 'done', 'spam'] as const)(
    'have in %s, for whoever asks, what the plain words of the list have',
    async (tab) => {
      let found = 0;
      for (const { staffId, reach, places } of people()) {
        for (const place of places) {
          for (const [text, fits] of texts) {
            const base = `l.merged_into is null and ${reach} and ${place === null ? 'true' : `l.dealership_id = '${place}'`}
              and ${tab === 'mine' ? `l.assigned_staff_id = '${staffId}'` : 'true'} and ${fits}`;
            const expected = [];
            for (const kind of kinds[tab])
              expected.push(
                ...(await plainly(
                  `${base} and ${kind} order by ${kind === waiting ? `${due}, l.id` : 'l.id desc'}`,
                )),
              );
            const dealershipIds = place === null ? null : [place as DealershipId];
            const listed = await everyPage({ tab, staffId, dealershipIds, text });
            expect(listed, `${tab}, ${String(text)}, at ${String(place)}`).toEqual(expected);
            found += expected.length;
          }
        }
      }
      expect(found).toBeGreaterThan(100);
    },
    120_000,
  );

  it('have what is due before it, where more wait at a place than are looked at there one by one', async () => {
    const [first = '', second = ''] = account.dealershipIds;
    const late = await plainly(`l.merged_into is null and l.dealership_id = '${first}' and ${waiting}
      order by ${due}, l.id offset 305 limit 5`);
    const later = await plainly(
      `l.merged_into is null and l.dealership_id = '${second}' and ${waiting} order by l.id limit 5`,
    );
    await looker.query(
      `update leads set last_name = 'Quixley',
        answer_due_at = case when id = any ($2::uuid[]) then now() + interval '1000 days' else answer_due_at end
       where id = any ($1::uuid[])`,
      [[...late, ...later], later],
    );
    const [{ staffId } = { staffId: '' as StaffId }] = people();
    const query = { tab: 'open', staffId, dealershipIds: null, text: 'quixley', after: null } as const;
    const listed = await console.ports.store.run(grantStaffScope(staffId), ({ inbox }) =>
      inbox.list({ ...query, limit: 5 }),
    );
    expect(late.length + later.length).toBe(10);
    expect(listed.map(({ id }) => id)).toEqual(late);
  });

  it('are counted as they are', async () => {
    for (const { staffId, reach, places } of people()) {
      for (const place of places) {
        const base = `l.merged_into is null and ${reach} and ${place === null ? 'true' : `l.dealership_id = '${place}'`}`;
        const many = async (kind: string) => (await plainly(`${base} and ${kind}`)).length;
        const open = `(${waiting} or ${answered})`;
        const counts = await console.ports.store.run(grantStaffScope(staffId), ({ inbox }) =>
          inbox.counts({ staffId, dealershipIds: place === null ? null : [place as DealershipId] }, now),
        );
        expect(counts).toMatchObject({
          open: await many(open),
          mine: await many(`${open} and l.assigned_staff_id = '${staffId}'`),
          unfinished: await many(unfinished),
          waiting: await many(waiting),
          late: await many(`${waiting} and ${due} <= '${now.toISOString()}'`),
        });
      }
    }
  });

  it('say beside each lead what its events and deliveries say', async () => {
    const [{ staffId } = { staffId: '' as StaffId }] = people();
    const query = { staffId, dealershipIds: null, text: null, after: null, limit: 1_000 };
    for (const tab of ['open', 'done', 'spam'] as const) {
      const rows = await console.ports.store.run(grantStaffScope(staffId), ({ inbox }) =>
        inbox.list({ ...query, tab }),
      );
      const { rows: plain } = await looker.query(
        `select l.id, ${waiting} as "isWaiting",
          (select e.details -> 'car' from lead_events e where e.lead_id = l.id and e.kind in ('submitted', 'completed')
            order by e.id desc limit 1) as car,
          (select count(*)::int from lead_deliveries d where d.lead_id = l.id and d.state = 'pending' and d.attempts > 0) as failing,
          (select count(*)::int from lead_deliveries d where d.lead_id = l.id and d.state = 'dead') as dead,
          (select (e.details ->> 'score')::int from lead_events e where e.lead_id = l.id and e.kind = 'spam_score'
            and not exists (select from lead_events c where c.lead_id = l.id and c.kind = 'cleared') limit 1) as "spamScore"
        from leads l where l.id = any ($1::uuid[]) order by array_position($1::uuid[], l.id)`,
        [rows.map(({ id }) => id)],
      );
      const said = rows.map(({ id, isWaiting, car, failing, dead, spamScore }) => ({
        id,
        isWaiting,
        car,
        failing,
        dead,
        spamScore,
      }));
      expect(said).toEqual(plain);
      expect(said.length).toBeGreaterThan(50);
    }
  });
});
