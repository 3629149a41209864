import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConsoleProcess, type ConsoleProcess } from './size/console-process.ts';
import { fillInbox } from './size/fill-inbox.ts';
import { freePort } from './size/free-port.ts';
import { signInAll } from './size/sign-in.ts';

const codeKey = `key of codes of a test ${randomUUID()}`;
const writers = 4;
/** Until one came between a note and its answer. */
const mostKills = 6;
/** Each start of a program takes its time on a machine that others use too. */
const timeoutMs = 240_000;
const patience = { timeout: 60_000, interval: 5 };

let made: TestDatabase;
let console: ConsoleProcess;
let looker: Client;
let cookies: readonly string[] = [];
let leads: readonly string[] = [];

beforeAll(async () => {
  made = await createTestDatabase();
  const people = Array.from({ length: writers }, () => 'group_manager');
  const { accounts } = await fillInbox(made, [{ leads: 200, dealerships: 1, people }], 2);
  console = await startConsoleProcess(made.consoleUrl, { codeKey, port: await freePort(), program: 'bare' });
  looker = new Client({ connectionString: made.loaderUrl });
  await looker.connect();
  cookies = await signInAll(made, codeKey, accounts[0]?.staff.map(({ id }) => id) ?? []);
  const { rows } = await looker.query<{ id: string }>(
    `select id from leads where stage = 'won' limit ${writers}`,
  );
  leads = rows.map(({ id }) => id);
});
afterAll(async () => {
  await console.kill();
  await looker.end();
  await made.drop();
});

const call = (path: string, cookie: string, body?: object) =>
  fetch(`${console.origin}/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    signal: AbortSignal.timeout(5_000),
  });

/** What somebody was told is kept. */
const taken: string[] = [];
/** What nobody was told anything about: a browser keeps its draft, and reads the lead before it tries again. */
const unknown: string[] = [];
let posting = 0;

/** One person who keeps writing notes on a lead of their own, and reads it anew where no answer came. */
async function write(at: number, until: () => boolean): Promise<void> {
  const [cookie, lead] = [cookies[at] ?? '', leads[at] ?? ''];
  while (!until()) {
    const read = await call(`/leads/${lead}`, cookie).catch(() => null);
    if (!read?.ok) {
      await sleep(20);
      continue;
    }
    const { version } = (await read.json()) as { version: string };
    const text = `note ${randomUUID()}`;
    posting += 1;
    const answer = await call(`/leads/${lead}/note`, cookie, { text, version }).catch(() => null);
    posting -= 1;
    (answer?.status === 200 ? taken : unknown).push(text);
  }
}

it(
  'CON-7.2 A console that is killed while notes are written leaves nothing half written, and loses none that it took',
  async () => {
    let isOver = false;
    const writing = leads.map((_, at) => write(at, () => isOver));
    for (let kill = 1; kill <= mostKills && unknown.length === 0; kill += 1) {
      const before = taken.length;
      await expect.poll(() => taken.length > before + writers && posting > 0, patience).toBe(true);
      await console.kill();
      await console.start();
    }
    const before = taken.length;
    await expect.poll(() => taken.length > before + writers, patience).toBe(true);
    isOver = true;
    await Promise.all(writing);
    expect(unknown.length).toBeGreaterThan(0);

    const { rows: notes } = await looker.query<{ note: string; lead_id: string; created_at: Date }>(
      `select note, lead_id, created_at from lead_events where kind = 'note'`,
    );
    const kept = notes.map(({ note }) => note);
    expect(taken.filter((text) => !kept.includes(text))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
    expect(kept.filter((text) => !taken.includes(text) && !unknown.includes(text))).toEqual([]);
    // A note, its place in the audit and the lead's new version are one.
    const { rows: audited } = await looker.query<{ id: string; notes: number }>(
      `select subject_id as id, count(*)::int as notes from audit where action = 'note' group by 1`,
    );
    for (const lead of leads) {
      const ofLead = notes.filter((one) => one.lead_id === lead);
      expect(audited.find(({ id }) => id === lead)?.notes ?? 0).toBe(ofLead.length);
    }
  },
  timeoutMs,
);

it(
  'CON-2.1 An open inbox hears of leads again once a killed console is back',
  async () => {
    const cookie = cookies[0] ?? '';
    const listen = async (told: string[]) => {
      const stream = await fetch(`${console.origin}/api/live`, { headers: { cookie } });
      expect(stream.status).toBe(200);
      void (async () => {
        for await (const piece of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) told.push(piece);
        // Ended, as a browser sees it.
        told.push('end');
      })().catch(() => told.push('end'));
    };
    const told: string[] = [];
    await listen(told);
    await console.kill();
    await expect.poll(() => told.at(-1)).toBe('end');
    await console.start();
    const again: string[] = [];
    await listen(again);
    const note = async () => {
      const { version } = (await (await call(`/leads/${leads[0]}`, cookie)).json()) as { version: string };
      return (await call(`/leads/${leads[0]}/note`, cookie, { text: 'after it', version })).status;
    };
    expect(await note()).toBe(200);
    await expect.poll(() => again.join(''), { timeout: 5_000 }).toContain(leads[0]);
  },
  timeoutMs,
);
