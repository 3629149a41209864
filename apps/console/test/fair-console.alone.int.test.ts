import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConsoleProcess, type ConsoleProcess } from './size/console-process.ts';
import { fillInbox } from './size/fill-inbox.ts';
import { freePort } from './size/free-port.ts';
import { quantile } from './size/measure-inbox.ts';
import { signInAll } from './size/sign-in.ts';

const codeKey = `key of codes of a test ${randomUUID()}`;
const flooders = 10;
const connections = 50;
const asked = 60;
const mostTimes = 4;
/** The core that answers is shared by the flood that is measured; below this nobody notices. */
const unnoticedMs = 150;

let made: TestDatabase;
let console: ConsoleProcess;
let [flooding, neighbour]: readonly (readonly string[])[] = [];

beforeAll(async () => {
  made = await createTestDatabase();
  const people = ['group_manager', ...Array.from({ length: flooders - 1 }, () => 'sales')];
  const { accounts } = await fillInbox(
    made,
    [
      { leads: 3_000, dealerships: 2, people },
      { leads: 500, dealerships: 1, people: ['group_manager'] },
    ],
    3,
  );
  console = await startConsoleProcess(made.consoleUrl, { codeKey, port: await freePort(), program: 'bare' });
  [flooding, neighbour] = await Promise.all(
    accounts.map(({ staff }) =>
      signInAll(
        made,
        codeKey,
        staff.map(({ id }) => id),
      ),
    ),
  );
});
afterAll(async () => {
  await console.kill();
  await made.drop();
});

async function ask(cookie: string, search: string) {
  const began = performance.now();
  const response = await fetch(`${console.origin}/api/leads?${search}`, {
    headers: { cookie },
    signal: AbortSignal.timeout(15_000),
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - began };
}

/** One after the other, as a person would. */
async function neighbourAsks(): Promise<readonly number[]> {
  const times = [];
  for (let n = 0; n < asked; n += 1) {
    const { status, ms } = await ask(neighbour?.[0] ?? '', 'tab=open');
    expect(status).toBe(200);
    times.push(ms);
  }
  return times.slice(10);
}

/** Searches as fast as they are answered, each for something else, on fifty connections. */
function flood() {
  const answers = new Map<number, number>();
  const over = new AbortController();
  const running = Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      while (!over.signal.aborted) {
        const { status } = await ask(
          flooding?.[at % flooders] ?? '',
          `tab=done&q=${randomUUID().slice(0, 5)}`,
        );
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    }),
  );
  return {
    async end() {
      over.abort();
      await running;
      return answers;
    },
  };
}

it('TEN-8 fifty connections of one account that search without end leave another account its inbox', async () => {
  const alone = quantile(await neighbourAsks(), 0.9);
  const searching = flood();
  const beside = quantile(await neighbourAsks(), 0.9);
  const answers = await searching.end();
  expect(answers.get(200)).toBeGreaterThan(50);
  // Whoever asks for more than there is is told to wait, and nothing breaks.
  expect([...answers.keys()].filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(beside, `alone ${alone} ms`).toBeLessThan(Math.max(unnoticedMs, alone * mostTimes));
}, 180_000);
