import { buildCar } from '@forecourt/testkit/build-car';
import { buildLead } from '@forecourt/testkit/build-lead';
import type { Lead } from '@forecourt/domain/leads/lead';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';

const now = new Date('2026-03-01T00:00:00Z');
const later = new Date('2026-03-01T01:00:00Z');
const { rangesKia } = twoSites;

const senderHash = Buffer.alloc(32, 1);

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

/** A lead about a car of its own, so that what comes later is one conversation with it alone. */
async function enquire() {
  const car = buildCar({ dealershipId: rangesKia.id });
  await dealers.run(rangesStaff, ({ cars }) => cars.save(car, now));
  const lead = buildLead({ carId: car.id });
  await dealers.run(harbourSite, ({ leads }) =>
    leads.submit({ lead, idempotencyKey: lead.id, senderHash, now }),
  );
  return { lead, car };
}

const routed = { kind: 'routed', details: { why: 'car', deliverTo: [rangesKia.id] } } as const;
const eventsOf = (id: Lead['id']) => dealers.run(rangesStaff, ({ leads }) => leads.listEvents(id, 10));

describe('the events of a lead', () => {
  it('FORM-9.1 tell what one form left behind from what another did in the same moment', async () => {
    const { lead: first, car } = await enquire();
    const second = buildLead({ carId: car.id });
    await dealers.run(harbourSite, ({ leads }) =>
      leads.submit({
        lead: second,
        idempotencyKey: second.id,
        now,
        conversationSince: now,
        senderHash,
        events: [routed],
      }),
    );
    const events = await eventsOf(first.id);
    expect(events.map(({ kind, submissionId }) => [kind, submissionId])).toEqual([
      ['submitted', first.id],
      ['message', second.id],
      ['routed', second.id],
    ]);
  });

  it('FORM-9.1 of rows from before a submission had an id are told apart by their moment', async () => {
    const { lead } = await enquire();
    const row = { leadId: lead.id, siteId: twoSites.harbour.id, createdAt: later };
    await dealers.loader.kysely
      .insertInto('leadEvents')
      .values([
        { ...row, kind: 'message', note: 'And the tyres?' },
        { ...row, kind: 'consent' },
        { ...row, kind: 'note', note: 'Rang back' },
      ])
      .execute();
    const events = await eventsOf(lead.id);
    expect(events.map(({ kind, submissionId }) => [kind, submissionId])).toEqual([
      ['submitted', lead.id],
      ['message', later.toISOString()],
      ['unread', later.toISOString()],
      ['note', null],
    ]);
  });

  it('CON-2.3 take the notes of staff', async () => {
    const { lead } = await enquire();
    const note = {
      kind: 'note',
      staffId: twoSites.rangesStaff,
      note: 'Rang back',
      details: {},
      at: later,
    } as const;
    expect(await dealers.run(rangesStaff, ({ leads }) => leads.appendEvent(lead.id, note))).toBe(true);
    const events = await dealers.run(rangesStaff, ({ leads }) => leads.listEvents(lead.id, 10));
    expect(events.at(-1)).toEqual({ ...note, submissionId: null });
    expect(await dealers.run(rangesSite, ({ leads }) => leads.appendEvent(lead.id, note))).toBe(false);
  });
});
