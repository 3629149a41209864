import { randomUUID } from 'node:crypto';
import type { InboxChangesView } from '@forecourt/app/leads/inbox/inbox.view';
import { buildLead } from '@forecourt/testkit/build-lead';
import { twoSites } from '@forecourt/testkit/two-sites';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember, addSession } from './add-member.ts';
import { startTestConsole, type TestConsole } from './test-console.ts';

const { harbourToyota: harbour, rangesKia: ranges } = twoSites;

let dealers: TwoDealers;
let console: TestConsole;

beforeAll(async () => {
  dealers = await openTwoDealers();
  console = await startTestConsole(dealers.made.consoleUrl);
});
afterAll(async () => {
  await console.close();
  await dealers.close();
});

/** An open inbox: what it was told, whether that ended, and how it is closed. */
async function openInbox(staffId: string, session?: { readonly cookie: string }) {
  const { cookie } = session ?? (await addSession(dealers, staffId));
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${console.port}/api/live`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const told: string[] = [];
  let isOver = false;
  void (async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) told.push(piece);
    isOver = true;
  })().catch(() => undefined);
  const changes = () =>
    [...told.join('').matchAll(/^event: leads\ndata: (.*)$/gm)].map(
      ([, data = '']) => JSON.parse(data) as InboxChangesView,
    );
  return { told: () => told.join(''), changes, isOver: () => isOver, close: () => leaving.abort() };
}

async function send(scope: typeof harbourSite, dealershipId: typeof harbour.id) {
  const lead = buildLead({ dealershipId, carId: null, formCompleted: true });
  await dealers.run(scope, ({ leads }) =>
    leads.submit({ lead, idempotencyKey: randomUUID(), now: new Date() }),
  );
  return lead.id;
}

it('CON-2.1 A new lead is told to every open inbox of its dealership within a second, and to nobody else', async () => {
  const [ours, ofColleague, theirs] = [
    await openInbox(harbourStaff.staffId),
    await openInbox(harbourStaff.staffId),
    await openInbox(rangesStaff.staffId),
  ];
  const id = await send(harbourSite, harbour.id);
  await expect.poll(ours.told, { timeout: 1_000, interval: 20 }).toContain(id);
  await expect.poll(ofColleague.told, { timeout: 1_000, interval: 20 }).toContain(id);
  const other = await send(rangesSite, ranges.id);
  await expect.poll(theirs.told, { timeout: 1_000, interval: 20 }).toContain(other);
  expect(theirs.told()).not.toContain(id);
  expect(ours.told()).not.toContain(other);

  const changed = dealers.run(harbourStaff, async ({ inbox }) => {
    const standing = await inbox.standing(id);
    return inbox.change(id, standing?.version ?? '', { stage: 'contacted' }, new Date());
  });
  expect(await changed).toBe(true);
  await expect.poll(() => ours.told().split(id).length - 1, { timeout: 1_000, interval: 20 }).toBe(2);
  for (const one of [ours, ofColleague, theirs]) one.close();
});

it('CON-2.1 An open inbox is told how a lead stands in it, and when it stands in it no longer', async () => {
  const ours = await openInbox(harbourStaff.staffId);
  const id = await send(harbourSite, harbour.id);
  const last = () => ours.changes().at(-1);
  await expect.poll(() => last()?.groups[0]?.rows.map((row) => row.id)).toEqual([id]);
  expect(last()).toMatchObject({ groups: [{ isWaiting: true }, { isWaiting: false, rows: [] }], gone: [] });
  const waiting = last()?.waiting ?? 0;
  await dealers.run(harbourStaff, async ({ inbox }) => {
    const standing = await inbox.standing(id);
    return inbox.change(id, standing?.version ?? '', { stage: 'lost' }, new Date());
  });
  await expect.poll(() => last()?.gone).toEqual([id]);
  expect(last()?.waiting).toBe(waiting - 1);
  ours.close();
});

it.each([
  ['is signed out', 'staffSessions', 'staffId'],
  ['loses a role', 'memberships', 'staffId'],
  ['is shut out', 'staff', 'id'],
] as const)(
  'TEN-10.1 STAFF-1.4 Whoever %s is told of no lead any more, though their inbox is open',
  async (_, table, key) => {
    const member = await addMember(dealers, { role: 'sales' });
    const [theirs, ours] = [await openInbox(member.id, member), await openInbox(harbourStaff.staffId)];
    const before = await send(harbourSite, harbour.id);
    await expect.poll(theirs.told).toContain(before);
    const { kysely } = dealers.loader;
    if (table === 'staff')
      await kysely.updateTable(table).set({ disabledAt: new Date() }).where(key, '=', member.id).execute();
    else await kysely.deleteFrom(table).where(key, '=', member.id).execute();
    await expect.poll(theirs.isOver).toBe(true);
    const after = await send(harbourSite, harbour.id);
    await expect.poll(ours.told).toContain(after);
    expect(theirs.told()).not.toContain(after);
    expect(ours.isOver()).toBe(false);
    ours.close();
  },
);

it('CON-2.1 A person has room for a dozen tabs, and no more', async () => {
  const open = [];
  for (let n = 0; n < 12; n += 1) open.push(await openInbox(rangesStaff.staffId));
  await expect(openInbox(rangesStaff.staffId)).rejects.toThrow('429');
  for (const one of open) one.close();
});
