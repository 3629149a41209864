import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@forecourt/domain/staff/membership';
import { buildLead } from '@forecourt/testkit/build-lead';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourSite, openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember } from './add-member.ts';
import { startTestConsole, type TestConsole } from './test-console.ts';

const { harbourToyota: harbour, rangesKia: ranges } = twoSites;
/** Within which others are told. */
const soon = { timeout: 2_000, interval: 20 };

let dealers: TwoDealers;
/** Two processes on one database. */
let consoles: readonly [TestConsole, TestConsole];

beforeAll(async () => {
  dealers = await openTwoDealers();
  consoles = [
    await startTestConsole(dealers.made.consoleUrl),
    await startTestConsole(dealers.made.consoleUrl),
  ];
});
afterAll(async () => {
  await Promise.all(consoles.map((console) => console.close()));
  await dealers.close();
});

/** Somebody of a dealership, signed in at one of the processes, with what their open console is told. */
async function person(name: string, at: 0 | 1, dealership = harbour, role: StaffRole = 'sales') {
  const { id: staffId, membershipId, cookie } = await addMember(dealers, { role, at: dealership, name });
  const say = async (leadId: string, openingId: string, state: 'here' | 'writing' | 'left' = 'here') => {
    const { status, json } = await consoles[at].call(`/api/leads/${leadId}/presence`, {
      cookie,
      body: { openingId, state },
    });
    const others = (json['others'] ?? []) as { person: { name: string } | null; isWriting: boolean }[];
    return { status, others: others.map((one) => [one.person?.name ?? null, one.isWriting]) };
  };
  return { staffId, membershipId, say, cookie, at, opening: randomUUID() };
}

/** What somebody's open console is told of who is where. */
async function listen({ cookie, at }: { readonly cookie: string; readonly at: 0 | 1 }) {
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${consoles[at].port}/api/live`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  let told = '';
  void (async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) told += piece;
  })().catch(() => undefined);
  const others = () => [...told.matchAll(/event: others\ndata: (.*)/g)].map(([, data = '']) => data);
  return { others, close: () => leaving.abort() };
}

async function send(dealershipId = harbour.id): Promise<string> {
  const lead = buildLead({ dealershipId, carId: null, formCompleted: true });
  await dealers.run(harbourSite, ({ leads }) =>
    leads.submit({ lead, idempotencyKey: randomUUID(), now: new Date() }),
  );
  return lead.id;
}

describe('CON-7.3 who has a lead open', () => {
  it('is seen by the others in it within two seconds, at whichever process they are, and gone as soon once they leave', async () => {
    const [lead, other] = [await send(), await send()];
    const [priya, mia, jo] = [
      await person('Priya Nair', 0),
      await person('Mia Petrovic', 1),
      await person('Jo', 0),
    ];
    const [told, elsewhere] = [await listen(priya), await listen(jo)];
    expect(await priya.say(lead, priya.opening)).toEqual({ status: 200, others: [] });
    expect((await jo.say(other, jo.opening)).status).toBe(200);
    await expect
      .poll(async () => (await mia.say(lead, mia.opening)).others, soon)
      .toEqual([['Priya Nair', false]]);
    await expect.poll(told.others, soon).toEqual([JSON.stringify({ id: lead })]);
    expect((await priya.say(lead, priya.opening)).others).toEqual([['Mia Petrovic', false]]);

    await mia.say(lead, mia.opening, 'writing');
    await expect.poll(() => told.others().length, soon).toBe(2);
    expect((await priya.say(lead, priya.opening)).others).toEqual([['Mia Petrovic', true]]);

    await mia.say(lead, mia.opening, 'left');
    await expect.poll(() => told.others().length, soon).toBe(3);
    expect((await priya.say(lead, priya.opening)).others).toEqual([]);
    // Who has another lead open hears nothing of it.
    expect(elsewhere.others()).toEqual([]);
    for (const one of [told, elsewhere]) one.close();
  });

  it('counts somebody with several tabs once, until the last of them is left, and never shows oneself', async () => {
    const lead = await send();
    const [priya, mia] = [await person('Priya Nair', 0), await person('Mia Petrovic', 1)];
    const second = randomUUID();
    await mia.say(lead, mia.opening);
    await mia.say(lead, second, 'writing');
    const seen = async () => (await priya.say(lead, priya.opening)).others;
    await expect.poll(seen, soon).toEqual([['Mia Petrovic', true]]);
    expect((await mia.say(lead, mia.opening)).others).toEqual([['Priya Nair', false]]);
    await mia.say(lead, second, 'left');
    await expect.poll(seen, soon).toEqual([['Mia Petrovic', false]]);
    await mia.say(lead, mia.opening, 'left');
    await expect.poll(seen, soon).toEqual([]);
  });

  it('is nothing to whoever may not read the lead: they are neither heard nor told', async () => {
    const lead = await send();
    const [priya, nora, tane] = [
      await person('Priya Nair', 0),
      await person('Nora', 0, ranges),
      await person('Tane', 1, harbour, 'stock'),
    ];
    const ofNora = await listen(nora);
    await priya.say(lead, priya.opening);
    expect((await nora.say(lead, nora.opening)).status).toBe(404);
    expect((await tane.say(lead, tane.opening)).status).toBe(403);
    await priya.say(lead, priya.opening, 'writing');
    const own = await send();
    await priya.say(own, randomUUID());
    expect((await priya.say(lead, priya.opening)).others).toEqual([]);
    expect(ofNora.others()).toEqual([]);
    ofNora.close();
  });

  it('is told no more to whoever lost the role, and they are gone by themselves', async () => {
    const lead = await send();
    const [priya, mia] = [await person('Priya Nair', 0), await person('Mia Petrovic', 1)];
    await priya.say(lead, priya.opening);
    await expect.poll(async () => (await mia.say(lead, mia.opening)).others, soon).toHaveLength(1);
    await dealers.loader.kysely.deleteFrom('memberships').where('id', '=', mia.membershipId).execute();
    expect((await mia.say(lead, mia.opening)).status).toBe(403);
  });

  it('is by a shared lead without the names of the other account', async () => {
    const lead = await send(ranges.id);
    const [owner, site] = [
      await person('Nora', 0, ranges),
      await person('Caroline', 1, harbour, 'group_manager'),
    ];
    await owner.say(lead, owner.opening);
    await expect.poll(async () => (await site.say(lead, site.opening)).others, soon).toEqual([[null, false]]);
    await expect
      .poll(async () => (await owner.say(lead, owner.opening)).others, soon)
      .toEqual([[null, false]]);
  });

  it('leaves nothing in the database', async () => {
    const lead = await send();
    const mia = await person('Mia Petrovic', 0);
    const before = await rowsOf(lead);
    await mia.say(lead, mia.opening, 'writing');
    expect(await rowsOf(lead)).toEqual(before);
  });

  it('is told by one person no faster than they can go through leads', async () => {
    const lead = await send();
    const mia = await person('Mia Petrovic', 0);
    const said = await Promise.all(Array.from({ length: 60 }, () => mia.say(lead, randomUUID())));
    expect(said.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
    expect(said.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(40);
  });
});

async function rowsOf(leadId: string) {
  const { rows } = await dealers.loader.pool.query<object>(
    `select l.updated_at, (select count(*) from lead_events e where e.lead_id = l.id) as events,
      (select count(*) from audit a where a.subject_id = l.id::text) as audited from leads l where l.id = $1`,
    [leadId],
  );
  return rows;
}
