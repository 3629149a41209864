import { randomUUID } from 'node:crypto';
import { addNote, clearLead, logCall, stageLead } from '@forecourt/app/leads/inbox/change-lead';
import { mergeLeads, splitLead } from '@forecourt/app/leads/inbox/merge-leads';
import { noFilters } from '@forecourt/app/leads/inbox/list-filters';
import { showInbox } from '@forecourt/app/leads/inbox/show-inbox';
import { showLead } from '@forecourt/app/leads/inbox/show-lead';
import type { LeadId } from '@forecourt/domain/core/ids';
import { buildLead } from '@forecourt/testkit/build-lead';
import { twoSites } from '@forecourt/testkit/two-sites';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestConsole, type TestConsole } from './test-console.ts';

const { harbourToyota: harbour } = twoSites;
let dealers: TwoDealers;
let console: TestConsole;
let n = 0;

beforeAll(async () => {
  dealers = await openTwoDealers();
  console = await startTestConsole(dealers.made.consoleUrl);
});
afterAll(async () => {
  await console.close();
  await dealers.close();
});

/** A lead of one person, with another message each time. */
async function ask(
  person: { email?: string; phone?: string },
  message = 'Is it still there?',
): Promise<LeadId> {
  n += 1;
  const lead = buildLead({
    dealershipId: harbour.id,
    carId: null,
    formCompleted: true,
    email: person.email ?? null,
    phone: person.phone ?? null,
    message,
    responseDueAt: new Date(Date.UTC(2099, 0, 1, n)),
  });
  await dealers.run(harbourSite, ({ leads }) =>
    leads.submit({ lead, idempotencyKey: randomUUID(), now: new Date() }),
  );
  return lead.id;
}

const now = () => new Date();
async function read(id: LeadId, scope = harbourStaff) {
  const view = await showLead(console.ports, scope, { id, now: now() });
  if (!view) throw new Error(`no lead ${id}`);
  return view;
}
const groupsOf = async (text: string, tab: 'open' | 'spam' | 'done' = 'open') => {
  const { groups } = await showInbox(console.ports, harbourStaff, {
    tab,
    text,
    at: null,
    filters: noFilters,
    after: null,
    reach: 'harbour',
    now: now(),
  });
  return groups;
};
const inboxOf = async (...list: Parameters<typeof groupsOf>) =>
  (await groupsOf(...list)).flatMap(({ rows }) => rows.map(({ id }) => id));
async function merge(one: LeadId, other: LeadId) {
  const [a, b] = [await read(one), await read(other)];
  return mergeLeads(console.ports, harbourStaff, {
    id: one,
    version: a.version,
    other: { id: other, version: b.version },
    now: now(),
  });
}
const email = () => `${randomUUID()}@example.com`;

describe('CON-2.6 leads of one person', () => {
  it('are shown to each other by email in any letters, or by phone in any spelling', async () => {
    const person = { email: email(), phone: `04${String(Date.now()).slice(-8)}` };
    const [first, second] = [await ask({ email: person.email.toUpperCase() }), await ask(person)];
    const third = await ask({ phone: `+61 4${person.phone.slice(2)}` });
    const stranger = await ask({ email: email() });
    expect((await read(second)).repeats.map(({ id }) => id).toSorted()).toEqual([first, third].toSorted());
    expect((await read(stranger)).repeats).toEqual([]);
  });

  it('become one with all that happened, and are split again as they were', async () => {
    const person = { email: email() };
    const [first, second] = [await ask(person, 'the first words'), await ask(person, 'the second words')];
    const merged = await merge(second, first);
    // Both wait, and the first is due earlier: it is kept, whichever was open.
    expect(merged).toMatchObject({ ok: true, value: { id: first, merged: [{ id: second }], repeats: [] } });
    const kept = await read(first);
    const said = kept.entries.map(({ text }) => text);
    expect(said).toEqual(expect.arrayContaining(['the first words', 'the second words']));
    expect(kept.deliveries.length).toBe(2);
    expect((await read(second)).id).toBe(first);
    expect(await inboxOf(person.email)).toEqual([first]);

    const split = { id: first, version: kept.version, leadId: second, now: now() };
    expect(await splitLead(console.ports, harbourStaff, split)).toMatchObject({
      ok: true,
      value: { merged: [] },
    });
    // Its answer was lost on its way: sent again, it is the same.
    expect(await splitLead(console.ports, harbourStaff, split)).toMatchObject({
      ok: true,
      value: { id: first },
    });
    expect((await read(second)).entries.map(({ text }) => text)).not.toContain('the first words');
    expect((await inboxOf(person.email)).toSorted()).toEqual([first, second].toSorted());
    const { rows } = await dealers.loader.pool.query<{ action: string }>(
      'select action from audit where subject_id = any ($1) order by id',
      [[first, second]],
    );
    expect(rows.map(({ action }) => action)).toEqual(['merged', 'merged_into', 'split', 'split']);
  });

  it('are answered together, and what is done at the old address is done to the one that is kept', async () => {
    const person = { email: email() };
    const [first, second] = [await ask(person), await ask(person)];
    await merge(first, second);
    const { version } = await read(first);
    const call = { id: second, version, outcome: 'reached', text: null, now: now() } as const;
    expect(await logCall(console.ports, harbourStaff, call)).toMatchObject({
      ok: true,
      value: { id: first },
    });
    const after = await read(first);
    await splitLead(console.ports, harbourStaff, {
      id: first,
      version: after.version,
      leadId: second,
      now: now(),
    });
    expect((await read(second)).promise.clock.state).toBe('done');
  });

  it('are merged once by two who do it at once, whichever way', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = { email: email() };
      const [first, second] = [await ask(person), await ask(person)];
      const outcomes = await Promise.all([merge(first, second), merge(second, first)]);
      const ends = outcomes.map((outcome) => (outcome.ok ? 'done' : outcome.error.code));
      expect(['done', 'changed_meanwhile']).toEqual(expect.arrayContaining(ends));
      expect(outcomes.some(({ ok }) => ok)).toBe(true);
      const kept = await read(first);
      expect([kept.id, kept.merged.map(({ id }) => id)]).toEqual([first, [second]]);
      expect(kept.entries.filter(({ heading }) => heading.includes('put another lead'))).toHaveLength(1);
    }
  });

  it('of three, merged crosswise at once, are never a circle, and none is lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = { email: email() };
      const ids = [await ask(person), await ask(person), await ask(person)] as const;
      await Promise.all([merge(ids[0], ids[1]), merge(ids[1], ids[2]), merge(ids[2], ids[0])]);
      const standing = new Set(await Promise.all(ids.map(async (id) => (await read(id)).id)));
      const kept = await Promise.all([...standing].map(read1));
      const all = [...standing, ...kept.flatMap(({ merged }) => merged.map((part) => part.id))];
      expect(all.toSorted()).toEqual([...ids].toSorted());
    }
  });

  it('are not merged over what somebody changed meanwhile', async () => {
    const person = { email: email() };
    const [first, second] = [await ask(person), await ask(person)];
    const [a, b] = [await read(first), await read(second)];
    await addNote(console.ports, harbourStaff, { id: second, version: b.version, text: 'rang', now: now() });
    const stale = { id: first, version: a.version, other: { id: second, version: b.version }, now: now() };
    expect(await mergeLeads(console.ports, harbourStaff, stale)).toMatchObject({
      ok: false,
      error: { code: 'changed_meanwhile', current: { id: first } },
    });
    expect((await read(second)).id).toBe(second);
  });

  it('of another account are never found, merged or split', async () => {
    const person = { email: email() };
    const [first, second] = [await ask(person), await ask(person)];
    const [a, b] = [await read(first), await read(second)];
    const theirs = { id: first, version: a.version, other: { id: second, version: b.version }, now: now() };
    expect(await mergeLeads(console.ports, rangesStaff, theirs)).toMatchObject({
      error: { code: 'no_such_lead' },
    });
    await merge(first, second);
    const { version } = await read(first);
    const split = { id: first, version, leadId: second, now: now() };
    expect(await splitLead(console.ports, rangesStaff, split)).toMatchObject({
      error: { code: 'no_such_lead' },
    });
    expect((await read(second)).id).toBe(first);
  });
});

const read1 = (id: string) => read(id as LeadId);

it('CON-2.6 Spam says why, goes into a list of its own, and comes back', async () => {
  const person = { email: email() };
  const id = await ask(person);
  const { version } = await read(id);
  const spam = { id, version, stage: 'spam', now: now() } as const;
  expect(await stageLead(console.ports, harbourStaff, { ...spam, why: null })).toMatchObject({
    error: { code: 'why_missing' },
  });
  expect(await stageLead(console.ports, harbourStaff, { ...spam, why: 'Sells something' })).toMatchObject({
    ok: true,
  });
  expect([
    await inboxOf(person.email),
    await inboxOf(person.email, 'done'),
    await inboxOf(person.email, 'spam'),
  ]).toEqual([[], [], [id]]);
  const marked = await read(id);
  expect(marked.entries.at(-1)?.text).toBe('Sells something');
  await clearLead(console.ports, harbourStaff, { id, version: marked.version, now: now() });
  expect(await read(id)).toMatchObject({ stage: 'new' });
  expect([await inboxOf(person.email), await inboxOf(person.email, 'spam')]).toEqual([[id], []]);
});

it('CON-2.1 What is marked contacted waits on under its clock until somebody answers', async () => {
  const person = { email: email() };
  const id = await ask(person);
  const waiting = () =>
    dealers.run(harbourStaff, async ({ day }) => (await day.answered(now(), now())).all.waiting);
  const isWaiting = async () => (await groupsOf(person.email)).map((group) => group.isWaiting);
  const clockOf = async () => (await read(id)).promise.clock;
  const [before, clock] = [await waiting(), await clockOf()];
  const { version } = await read(id);
  await stageLead(console.ports, harbourStaff, { id, version, stage: 'contacted', why: null, now: now() });
  expect(await isWaiting()).toEqual([true]);
  expect([await waiting(), (await clockOf()).dueAt]).toEqual([before, clock.dueAt]);

  const marked = await read(id);
  const call = { id, version: marked.version, outcome: 'reached', text: null, now: now() } as const;
  await logCall(console.ports, harbourStaff, call);
  expect(await clockOf()).toMatchObject({ state: 'done' });
  expect(await isWaiting()).toEqual([false]);
});
