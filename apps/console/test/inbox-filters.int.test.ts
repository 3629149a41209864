import { readCursor, writeCursor, writePlace } from '@forecourt/app/leads/inbox/inbox-cursor';
import { filterChoices, noFilters, type LeadFilters } from '@forecourt/app/leads/inbox/list-filters';
import { leadFits } from '@forecourt/app/leads/inbox/lead-fits';
import type { InboxView } from '@forecourt/app/leads/inbox/inbox.view';
import type { FittingLeads, FittingQuery, InboxQuery } from '@forecourt/app/ports/leads/lead-inbox.port';
import { grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { DealershipId, StaffId } from '@forecourt/domain/core/ids';
import { subjectsOfKind } from '@forecourt/domain/leads/lead-kind';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillInbox, type FilledAccount } from './size/fill-inbox.ts';
import { signInAll } from './size/sign-in.ts';
import { codeKey, startTestConsole, type TestConsole } from './test-console.ts';

/** More are done than are looked at for one page. */
const plans = [
  { leads: 14_000, dealerships: 3, people: ['group_manager', 'sales'] },
  { leads: 400, dealerships: 1, people: ['group_manager'] },
];
const zone = 'Australia/Sydney';
const now = new Date();
const pageRows = 250;

let made: TestDatabase;
let console: TestConsole;
let looker: Client;
let [account, neighbour]: readonly FilledAccount[] = [];
let cookies: readonly string[] = [];

beforeAll(async () => {
  made = await createTestDatabase();
  ({
    accounts: [account, neighbour],
  } = await fillInbox(made, plans, 4));
  looker = new Client({ connectionString: made.loaderUrl });
  await looker.connect();
  await looker.query('select setseed(0.41)');
  for (const { siteId } of [account, neighbour] as FilledAccount[]) {
    await looker.query(variedLeads, [siteId]);
    await looker.query(variedDeliveries, [siteId]);
    await looker.query(variedDoubts, [siteId]);
  }
  console = await startTestConsole(made.consoleUrl);
  const staff = [...(account?.staff ?? []), ...(neighbour?.staff ?? [])];
  cookies = await signInAll(
    made,
    codeKey,
    staff.map(({ id }) => id),
  );
}, 120_000);
afterAll(async () => {
  await console.close();
  await looker.end();
  await made.drop();
});

const variedLeads = `
  with dice as (select id, random() a, random() b, random() c, random() d from leads where site_id = $1)
  update leads l set
    subcategory = case when a < 0.1 then (array['Pre-Approval', 'Photo Request', 'Reserved online', 'Spin to win'])[1 + floor(a * 40)::int] end,
    category = case when b < 0.03 then 'Caravan weekend' else l.category end,
    waits_since = case when c < 0.02 then l.created_at + interval '2 hours' end,
    answer_due_at = case when c < 0.01 then date_trunc('hour', now()) + make_interval(hours => floor(d * 90)::int - 40) end
  from dice where dice.id = l.id`;
const variedDeliveries = `
  with dice as (select id, random() a from lead_deliveries where site_id = $1)
  update lead_deliveries d set
    state = case when a < 0.02 then 'dead' when a < 0.06 then 'pending' else d.state end,
    attempts = case when a between 0.04 and 0.06 then 0 else d.attempts end
  from dice where dice.id = d.id`;
const variedDoubts = `
  insert into lead_events (lead_id, site_id, kind, details)
  select id, site_id, 'spam_score', jsonb_build_object('score', floor(random() * 100), 'reasons', '[]'::jsonb)
  from leads where site_id = $1 and random() < 0.1
  union all
  select id, site_id, 'cleared', '{}' from leads where site_id = $1 and random() < 0.05`;

/** The words of a list and of each filter, as they are without any index. */
const waitsAgain = `(l.waits_since is not null and l.stage <> 'spam')`;
const waiting = `((l.first_response_at is null and l.form_completed and l.stage = 'new') or ${waitsAgain})`;
const answered = `(not ${waitsAgain}
  and (l.stage in ('contacted', 'appointment') or (l.stage = 'new' and l.first_response_at is not null)))`;
const due = `coalesce(l.answer_due_at, l.response_due_at, 'infinity')`;
const lists: Readonly<Record<InboxQuery['tab'], readonly string[]>> = {
  open: [waiting, answered],
  mine: [waiting, answered],
  unfinished: [`(not l.form_completed and l.stage = 'new' and l.first_response_at is null)`],
  done: [`l.stage in ('won', 'lost')`],
  spam: [`l.stage = 'spam'`],
};
const delivery = (state: string) =>
  `exists (select from lead_deliveries d where d.lead_id = l.id and ${state})`;
const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
const days = (count: number) =>
  `l.created_at >= date_trunc('day', now() at time zone '${zone}') at time zone '${zone}' - interval '${count - 1} days'`;

function plainWords({ kind, who, stage, sent, since, spam }: LeadFilters, staffId: string): string {
  const subject = 'coalesce(l.subcategory, l.category)';
  const ofKind = kind === '' ? null : subjectsOfKind(kind);
  const words = [
    ofKind && `(${subject} in (${quoted(ofKind.subjects)})) = ${ofKind.isAmong}`,
    who === 'nobody' && 'l.assigned_staff_id is null',
    who === 'me' && `l.assigned_staff_id = '${staffId}'`,
    who.length > 10 && `l.assigned_staff_id = '${who}'`,
    stage !== '' && `l.stage = '${stage}'`,
    sent === 'gave_up' && delivery(`d.state = 'dead'`),
    sent === 'failing' &&
      `${delivery(`d.state = 'pending' and d.attempts > 0`)} and not ${delivery(`d.state = 'dead'`)}`,
    since !== '' && days(since === 'today' ? 1 : Number(since)),
    spam !== '' &&
      `(select max((e.details ->> 'score')::int) from lead_events e where e.lead_id = l.id and e.kind = 'spam_score') >= 50
        and not exists (select from lead_events e where e.lead_id = l.id and e.kind = 'cleared')`,
  ];
  return words.flatMap((one) => one || []).join(' and ') || 'true';
}

async function plainly(query: string): Promise<readonly string[]> {
  const { rows } = await looker.query<{ id: string }>(`select l.id from leads l where ${query}`);
  return rows.map(({ id }) => id);
}

const read = (query: FittingQuery): Promise<FittingLeads> =>
  console.ports.store.run(grantStaffScope(query.staffId), ({ inbox }) => inbox.listFitting(query));

async function everyPage(query: Omit<FittingQuery, 'after' | 'limit'>): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: InboxQuery['after'] = null;
  for (let page = 0; page < 200; page += 1) {
    const { leads, rest }: FittingLeads = await read({ ...query, after, limit: pageRows });
    ids.push(...leads.map(({ id }) => id));
    const last = leads.at(-1);
    if (rest) after = readCursor(writePlace(rest));
    else if (last && leads.length === pageRows) after = readCursor(writeCursor(last));
    else return ids;
  }
  throw new Error('a list without end');
}

const ask = async (search: string, cookie = cookies[0] ?? '') =>
  (await console.call(`/api/leads?${search}`, { cookie })).json as unknown as InboxView;
const idsIn = ({ groups }: InboxView) => groups.flatMap(({ rows }) => rows.map(({ id }) => id));

async function handsFor(cookie = ''): Promise<readonly string[]> {
  const { json } = await console.call('/api/inbox/people', { cookie });
  return (json as { people: { id: string }[] }).people.map(({ id }) => id).toSorted();
}
const staffOf = (of: FilledAccount | undefined) => of?.staff.map(({ id }) => id).toSorted();

/** Where each of them reads leads: everywhere of the account, and at one dealership. */
function people() {
  const [manager, sales] = (account?.staff ?? []).map(({ id }) => id as StaffId) as [StaffId, StaffId];
  const [first = '', second = ''] = account?.dealershipIds ?? [];
  return [
    { staffId: manager, other: sales, reach: `l.site_id = '${account?.siteId}'`, places: [null, first] },
    { staffId: sales, other: manager, reach: `l.dealership_id = '${second}'`, places: [null, first] },
  ];
}

const filters = (other: string): readonly Partial<LeadFilters>[] => [
  {},
  ...filterChoices.kind.map((kind) => ({ kind })),
  ...filterChoices.stage.map((stage) => ({ stage })),
  ...filterChoices.sent.map((sent) => ({ sent })),
  ...filterChoices.since.map((since) => ({ since })),
  { spam: 'likely' },
  ...['me', 'nobody', other].map((who) => ({ who })),
  { kind: 'used_car', who: 'nobody', since: '30' },
  { spam: 'likely', sent: 'gave_up' },
  { who: 'me', stage: 'contacted', kind: 'finance' },
];

describe('CON-2.1 a filtered inbox', () => {
  it.each(['open', 'mine', 'unfinished', 'done', 'spam'] as const)(
    'has in %s, for whoever asks, the leads that fit, each once and in order',
    async (tab) => {
      let found = 0;
      for (const { staffId, other, reach, places } of people()) {
        for (const place of places) {
          for (const some of filters(other)) {
            const wanted = { ...noFilters, ...some };
            const fits = leadFits({ ...wanted }, { staffId, now, zone });
            if (!fits) continue;
            const base = `l.merged_into is null and ${reach} and ${place === null ? 'true' : `l.dealership_id = '${place}'`}
              and ${tab === 'mine' ? `l.assigned_staff_id = '${staffId}'` : 'true'} and ${plainWords(wanted, staffId)}`;
            const expected = [];
            for (const list of lists[tab])
              expected.push(
                ...(await plainly(
                  `${base} and ${list} order by ${list === waiting ? `${due}, l.id` : 'l.id desc'}`,
                )),
              );
            const dealershipIds = place === null ? null : [place as DealershipId];
            const listed = await everyPage({ tab, staffId, dealershipIds, text: null, fits });
            expect(listed, `${tab}, ${JSON.stringify(some)}, at ${String(place)}`).toEqual(expected);
            found += expected.length;
          }
        }
      }
      expect(found).toBeGreaterThan(100);
    },
    240_000,
  );

  it.each(['nguyen', 'mazda', 's00012', 'zzqxv'])(
    'has of those that %s finds the ones that fit',
    async (text) => {
      const [{ staffId, other, reach } = { staffId: '' as StaffId, other: '', reach: '' }] = people();
      const searched = `concat_ws(' ', l.name, l.last_name, l.email, l.phone, l.stock_number, l.vehicle_make, l.vehicle_model)`;
      for (const some of [{ kind: 'test_drive' }, { who: other }, { sent: 'gave_up' }] as const) {
        const wanted = { ...noFilters, ...some };
        const fits = leadFits(wanted, { staffId, now, zone });
        if (!fits) throw new Error('nothing is narrowed');
        const base = `${reach} and ${plainWords(wanted, staffId)} and ${searched} ilike '%${text}%'`;
        for (const tab of ['open', 'done'] as const) {
          const expected = [];
          for (const list of lists[tab])
            expected.push(
              ...(await plainly(
                `${base} and ${list} order by ${list === waiting ? `${due}, l.id` : 'l.id desc'}`,
              )),
            );
          const listed = await everyPage({ tab, staffId, dealershipIds: null, text, fits });
          expect(listed, `${tab}, ${JSON.stringify(some)}`).toEqual(expected);
        }
      }
    },
  );

  it('looks at so many leads for one page, says so, and goes on from there', async () => {
    const [oldest = ''] = await plainly(
      `l.site_id = '${account?.siteId}' and l.stage in ('won', 'lost') order by l.id limit 1`,
    );
    await looker.query(`update leads set category = 'Fleet Enquiry', subcategory = null where id = $1`, [
      oldest,
    ]);
    const pages: InboxView[] = [];
    for (let after: string | null = ''; after !== null; after = pages.at(-1)?.next ?? null) {
      pages.push(await ask(`tab=done&kind=fleet&after=${encodeURIComponent(after)}`));
      expect(pages.length).toBeLessThan(10);
    }
    expect(pages.map(({ looked }) => looked)).toEqual([5_000, 5_000, null]);
    expect(pages.flatMap(idsIn)).toEqual([oldest]);
  });

  it('TEN-8 shows nobody what another account has, and of a yard out of reach nothing', async () => {
    const [ours, theirs] = [
      idsIn(await ask('tab=done&kind=used_car')),
      idsIn(await ask('tab=done&kind=used_car', cookies.at(-1))),
    ];
    expect(ours.length).toBeGreaterThan(5);
    expect(theirs.length).toBeGreaterThan(5);
    expect(theirs.filter((id) => ours.includes(id))).toEqual([]);
    const [dealership] = account?.dealershipIds ?? [];
    expect(idsIn(await ask(`tab=done&kind=used_car&at=${dealership}`, cookies.at(-1)))).toEqual([]);
    const [one] = account?.staff ?? [];
    expect(idsIn(await ask(`tab=done&who=${one?.id}`, cookies.at(-1)))).toEqual([]);
  });

  it('TEN-8 knows of what fits nothing but what its reader may read', async () => {
    const [theirs = ''] = await plainly(`l.site_id = '${neighbour?.siteId}' limit 1`);
    const own = new Client({ connectionString: made.consoleUrl });
    await own.connect();
    const fitting = async (staffId: string | undefined) => {
      await own.query('begin');
      await own.query(`select set_config('app.staff_id', $1, true)`, [staffId]);
      const { rows } = await own.query<{ ids: string[] }>(
        `select ids from scope.inbox_fitting(array[$1]::uuid[], null, null, null, false, null, null, null, null)`,
        [theirs],
      );
      await own.query('rollback');
      return rows[0]?.ids;
    };
    expect(await fitting(neighbour?.staff[0]?.id)).toEqual([theirs]);
    expect(await fitting(account?.staff[0]?.id)).toEqual([]);
    await own.end();
  });

  it('names in whose hands leads may be, and nobody of another account', async () => {
    expect(await handsFor(cookies[0])).toEqual(staffOf(account));
    expect(await handsFor(cookies.at(-1))).toEqual(staffOf(neighbour));
  });

  it.each(['kind=submarine', 'who=somebody', 'stage=spam', 'sent=1', 'since=365', 'spam=no', 'at=here'])(
    'refuses what is no filter: %s',
    async (search) => {
      expect((await console.call(`/api/leads?${search}`, { cookie: cookies[0] ?? '' })).status).toBe(400);
    },
  );
});
