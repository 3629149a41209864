import type { InboxView } from '@forecourt/app/leads/inbox/inbox.view';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillInbox, type FilledAccount } from './size/fill-inbox.ts';
import { inboxViews } from './size/inbox-views.ts';
import { measureInbox, quantile } from './size/measure-inbox.ts';
import { signInAll } from './size/sign-in.ts';
import { codeKey, startTestConsole, type TestConsole } from './test-console.ts';

/** The full size is `pnpm bench:inbox`. */
const plans = [
  { leads: 4_000, dealerships: 4, people: ['group_manager', 'sales'] },
  { leads: 400, dealerships: 1, people: ['group_manager'] },
];
/** A page is some ten statements. Planned for each month anew it took about a second. */
const mostTimesBare = 40;

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
  console = await startTestConsole(made.consoleUrl);
  const staff = [...(account?.staff ?? []), ...(neighbour?.staff ?? [])];
  cookies = await signInAll(
    made,
    codeKey,
    staff.map(({ id }) => id),
  );
});
afterAll(async () => {
  await console.close();
  await looker.end();
  await made.drop();
});

const ask = async (search: string, cookie = cookies[0] ?? '') =>
  (await console.call(`/api/leads?${search}`, { cookie })).json as unknown as InboxView;
const idsOf = ({ groups }: InboxView) => groups.flatMap(({ rows }) => rows.map(({ id }) => id));

async function everyPage(search: string): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: InboxView = await ask(`${search}&after=${after}`);
    ids.push(...idsOf(page));
    after = page.next;
  }
  return ids;
}

/** What a plain look at the table says that a list has. */
async function plainly(where: string, order = 'id desc'): Promise<readonly string[]> {
  const { rows } = await looker.query<{ id: string }>(
    `select id from leads where site_id = $1 and ${where} order by ${order}`,
    [account?.siteId],
  );
  return rows.map(({ id }) => id);
}

const waits = `first_response_at is null and form_completed and stage = 'new'`;
const answered = `(stage in ('contacted', 'appointment') or stage = 'new' and first_response_at is not null)`;
const unfinished = `not form_completed and stage = 'new' and first_response_at is null`;
const soonest = 'response_due_at nulls last, id';

describe('CON-2.1 the inbox of an account with thousands of leads', () => {
  it('shows each lead once and in order, page by page', async () => {
    expect(await everyPage('tab=open')).toEqual([
      ...(await plainly(waits, soonest)),
      ...(await plainly(answered)),
    ]);
    expect(await everyPage('tab=unfinished')).toEqual(await plainly(unfinished));
    const own = `assigned_staff_id = '${account?.staff[0]?.id}'`;
    expect(await everyPage('tab=mine')).toEqual([
      ...(await plainly(`${own} and ${waits}`, soonest)),
      ...(await plainly(`${own} and ${answered}`)),
    ]);
    const [dealership] = account?.dealershipIds ?? [];
    expect(await everyPage(`tab=done&at=${dealership}`)).toEqual(
      await plainly(`stage in ('won', 'lost') and dealership_id = '${dealership}'`),
    );
  });

  it('counts what it shows', async () => {
    const { tabs, summary } = await ask('tab=done');
    const [open, late] = [
      (await plainly(waits)).length + (await plainly(answered)).length,
      (await plainly(`${waits} and response_due_at <= now()`)).length,
    ];
    expect(tabs.find(({ id }) => id === 'open')?.count).toBe(open);
    expect(tabs.find(({ id }) => id === 'unfinished')?.count).toBe((await plainly(unfinished)).length);
    expect(summary).toContain(`${late} are late`);
  });

  it.each([
    ['nguyen', `last_name = 'Nguyen' or name = 'Nguyen'`],
    [
      'grace smith',
      `concat_ws(' ', name, last_name, email) ilike '%grace%' and concat_ws(' ', name, last_name, email) ilike '%smith%'`,
    ],
    ['mazda sealion', `vehicle_make = 'Mazda' and vehicle_model ilike 'sealion%'`],
    ['s000017', `stock_number = 'S000017'`],
    ['zzqxv', 'false'],
  ])('finds %s wherever it stands, and all of them', async (text, fits) => {
    const found = await everyPage(`tab=done&q=${encodeURIComponent(text)}`);
    expect(found).toEqual(await plainly(`stage in ('won', 'lost') and (${fits})`));
    const open = await everyPage(`tab=open&q=${encodeURIComponent(text)}`);
    expect(open).toEqual([
      ...(await plainly(`${waits} and (${fits})`, soonest)),
      ...(await plainly(`${answered} and (${fits})`)),
    ]);
  });

  it('finds a phone however it is written', async () => {
    const { rows } = await looker.query<{ id: string; phone: string }>(
      `select id, phone from leads where site_id = $1 and stage = 'lost' order by id limit 1`,
      [account?.siteId],
    );
    const [lead] = rows;
    const local = `0${lead?.phone.slice(3)}`;
    const ways = [lead?.phone ?? '', local, `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}`];
    for (const way of ways) {
      expect(idsOf(await ask(`tab=done&q=${encodeURIComponent(way)}`))).toEqual([lead?.id]);
    }
  });

  it('TEN-8 shows nobody what another account has, by whatever it is looked for', async () => {
    for (const tab of ['open', 'done']) {
      const [ours, theirs] = [
        await ask(`tab=${tab}&q=nguyen`),
        await ask(`tab=${tab}&q=nguyen`, cookies.at(-1)),
      ];
      expect(idsOf(ours).length).toBeGreaterThan(5);
      expect(idsOf(theirs).length).toBeGreaterThan(0);
      expect(idsOf(theirs).filter((id) => idsOf(ours).includes(id))).toEqual([]);
    }
    const [dealership] = account?.dealershipIds ?? [];
    expect(idsOf(await ask(`tab=done&at=${dealership}`, cookies.at(-1)))).toEqual([]);
  });

  it('takes a few times what a bare read of the same rows takes', async () => {
    const bare = new Client({ connectionString: made.consoleUrl });
    await bare.connect();
    const all = await inboxViews(made.loaderUrl, account as FilledAccount);
    const views = all.filter((_, at) => at % 3 === 0);
    const asker = { staffId: account?.staff[0]?.id ?? '', role: 'group_manager', cookie: cookies[0] ?? '' };
    const measured = await measureInbox(
      { origin: `http://127.0.0.1:${console.port}`, bare },
      { views, askers: [asker], rounds: 5 },
    );
    await bare.end();
    const bareMs = quantile(
      measured.flatMap((one) => one.bareMs),
      0.5,
    );
    const times = measured.map((one) => ({ view: one.view.name, times: quantile(one.ms, 0.5) / bareMs }));
    expect(times.filter((one) => one.times > mostTimesBare)).toEqual([]);
  });
});
