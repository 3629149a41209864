import { randomUUID } from 'node:crypto';
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
import { addSession } from './add-member.ts';
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

/** An open inbox: what it was told, and how it is closed. */
async function openInbox(staffId: string) {
  const { cookie } = await addSession(dealers, staffId);
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${console.port}/api/live`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const told: string[] = [];
  void (async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) told.push(piece);
  })().catch(() => undefined);
  return { told: () => told.join(''), close: () => leaving.abort() };
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

it('CON-2.1 A person has room for a dozen tabs, and no more', async () => {
  const open = [];
  for (let n = 0; n < 12; n += 1) open.push(await openInbox(rangesStaff.staffId));
  await expect(openInbox(rangesStaff.staffId)).rejects.toThrow('429');
  for (const one of open) one.close();
});
