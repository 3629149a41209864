import type { Lead } from '@forecourt/domain/leads/lead';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLead } from '@forecourt/testkit/build-lead';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourSite, openTwoDealers, rangesStaff, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Two people at one site: what is one's is found by proof, and never by what the other may know. */
const now = new Date('2026-03-01T00:00:00Z');
const later = new Date('2026-03-01T00:10:00Z');

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

const twoVisitors = () =>
  dealers.run(harbourSite, async ({ visitors }) => [
    await visitors.welcome('+61400000011', now),
    await visitors.welcome('+61400000012', now),
  ]);

const dayMs = 86_400_000;
const [ours, theirs] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

const send = (lead: Lead, senderHash: Uint8Array, at = later) =>
  dealers.run(harbourSite, ({ leads }) =>
    leads.submit({ lead, idempotencyKey: lead.id, now: at, conversationSince: now, senderHash }),
  );

/** A lead about a car of its own, and others about the same car that differ in nothing but what is said. */
async function enquiry(said: Partial<Lead> = {}) {
  const car = buildCar({ dealershipId: twoSites.rangesKia.id });
  await dealers.run(rangesStaff, ({ cars }) => cars.save(car, now));
  const write = (more: Partial<Lead> = {}) => buildLead({ carId: car.id, ...said, ...more });
  const first = write();
  await send(first, ours, now);
  return { first, write };
}

async function eventsOf(lead: Lead) {
  const events = await dealers.run(rangesStaff, ({ leads }) => leads.listEvents(lead.id, 10));
  return events.map(({ kind, details }) => ('leadId' in details ? [kind, details.leadId] : [kind]));
}

describe('the lead of one visitor', () => {
  it('TEN-8 is not joined by who knows its phone and email: theirs is a lead of its own, marked for staff', async () => {
    const { first, write } = await enquiry();
    const [same, phoneAlone] = [write(), write({ email: 'stranger@example.com' })];
    for (const lead of [same, phoneAlone]) {
      expect(await send(lead, theirs)).toMatchObject({
        value: { leadId: lead.id, submissionId: lead.id, isMessage: false },
      });
    }
    expect(await eventsOf(first)).toEqual([['submitted']]);
    expect(await eventsOf(same)).toEqual([['submitted'], ['possible_repeat', first.id]]);
    expect(await eventsOf(phoneAlone)).toEqual([['submitted']]);
  });

  it('TEN-8 is joined by the same visitor signed in at another browser, and by no other visitor', async () => {
    const [alex, kim] = await twoVisitors();
    const { first, write } = await enquiry({ visitorId: alex?.id ?? null });
    const [own, others] = [write(), write({ visitorId: kim?.id ?? null })];
    expect(await send(own, theirs)).toMatchObject({ value: { leadId: first.id, isMessage: true } });
    const elsewhere = Buffer.alloc(32, 3);
    expect(await send(others, elsewhere)).toMatchObject({ value: { leadId: others.id, isMessage: false } });
  });
});

describe('the sessions of one visitor', () => {
  it('TEN-8 are listed and ended by their owner, and by no other visitor of the site', async () => {
    const [alex, kim] = await twoVisitors();
    if (!alex || !kim) throw new Error('two visitors were welcomed');
    const start = (visitorId: typeof alex.id, tokenHash: Buffer) =>
      dealers.run(harbourSite, ({ sessions }) =>
        sessions.start({
          visitorId,
          tokenHash,
          device: 'Chrome on Android',
          expiresAt: new Date(now.getTime() + dayMs),
          now,
        }),
      );
    await start(alex.id, Buffer.alloc(32, 21));
    await start(kim.id, Buffer.alloc(32, 22));
    const list = (visitorId: typeof alex.id) =>
      dealers.run(harbourSite, ({ sessions }) => sessions.list(visitorId, now, 10));
    const end = (visitorId: typeof alex.id, id: string) =>
      dealers.run(harbourSite, ({ sessions }) => sessions.endOne(visitorId, id));
    const [[own], [others]] = [await list(alex.id), await list(kim.id)];
    expect(own).toMatchObject({ device: 'Chrome on Android', startedAt: now });
    expect(own?.id).not.toBe(others?.id);
    expect(await end(kim.id, own?.id ?? '')).toBe(false);
    expect(await list(alex.id)).toHaveLength(1);
    expect(await end(alex.id, own?.id ?? '')).toBe(true);
    expect([await list(alex.id), await list(kim.id)]).toEqual([[], [others]]);
  });
});
