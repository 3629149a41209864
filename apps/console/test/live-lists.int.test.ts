import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillInbox } from './size/fill-inbox.ts';
import { measureLive, type LiveWorld } from './size/measure-live.ts';
import { signInAll } from './size/sign-in.ts';
import { newCodeKey, startTestConsole, type TestConsole } from './test-console.ts';

/** The full size, with its limit, is `pnpm bench:live`. */
const staffOfEach = 4;
const plan = { leads: 60, dealerships: 1, people: ['group_manager', 'sales', 'sales', 'sales'] };
const key = newCodeKey();

let made: TestDatabase;
let consoles: readonly TestConsole[] = [];
let world: LiveWorld;

beforeAll(async () => {
  made = await createTestDatabase();
  const { accounts } = await fillInbox(made, [plan, plan, plan], 2);
  consoles = [
    await startTestConsole(made.consoleUrl, { key }),
    await startTestConsole(made.consoleUrl, { key }),
  ];
  const cookies = await signInAll(
    made,
    key,
    accounts.flatMap(({ staff }) => staff.map(({ id }) => id)),
  );
  world = {
    accounts,
    cookies: accounts.map((_, at) => cookies.slice(at * staffOfEach, (at + 1) * staffOfEach)),
    origins: consoles.map(({ port }) => `http://127.0.0.1:${port}`),
    webUrl: made.webUrl,
    consoleUrl: made.consoleUrl,
  };
});
afterAll(async () => {
  await Promise.all(consoles.map((one) => one.close()));
  await made.drop();
});

it('CON-2.1 TEN-8 Leads that come quickly are told to, and shown to, everybody at two consoles who reads them, and nobody else', async () => {
  const report = await measureLive(world, { perSecond: 12, seconds: 3, settleMs: 20_000 });
  expect(report).toMatchObject({ leads: 36, expected: 36 * staffOfEach, apart: 0, strays: 0, faults: [] });
  expect(report.toldMs).toHaveLength(report.expected);
  expect(report.shownMs).toHaveLength(report.expected);
});
