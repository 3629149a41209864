import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import type { Delivery } from '@forecourt/domain/leads/delivery';
import type { Lead } from '@forecourt/domain/leads/lead';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { buildLead } from '@forecourt/testkit/build-lead';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';

const now = new Date('2026-03-01T00:00:00Z');
const later = new Date('2026-03-01T01:00:00Z');
const { harbourToyota, rangesKia } = twoSites;

let dealers: TwoDealers;
const rangesCar = buildCar({ dealershipId: rangesKia.id });

beforeAll(async () => {
  dealers = await openTwoDealers();
  await dealers.run(rangesStaff, ({ cars }) => cars.save(rangesCar, now));
  const to = { kind: 'email' as const, enabled: true };
  await dealers.loader.kysely
    .insertInto('leadDestinations')
    .values([
      { ...to, dealershipId: rangesKia.id, name: 'Sales', address: 'sales@ranges.example' },
      { ...to, dealershipId: rangesKia.id, name: 'Off', address: 'off@ranges.example', enabled: false },
      {
        ...to,
        dealershipId: rangesKia.id,
        name: 'Parts',
        address: 'p@ranges.example',
        categories: ['Parts Enquiry'],
      },
      { ...to, dealershipId: harbourToyota.id, name: 'Sales', address: 'sales@harbour.example' },
    ])
    .execute();
});
afterAll(() => dealers.close());

const senderHash = Buffer.alloc(32, 1);

function submit(lead: Lead, key: string = lead.id, scope: Scope = harbourSite) {
  return dealers.run(scope, ({ leads }) => leads.submit({ lead, idempotencyKey: key, senderHash, now }));
}

const enquiry = () => buildLead({ dealershipId: harbourToyota.id });

async function delivered(leadId: Lead['id'], scope: Scope = rangesStaff): Promise<readonly Delivery[]> {
  return dealers.run(scope, ({ leads }) => leads.listDeliveries(leadId, 10));
}

async function enquire(): Promise<{ lead: Lead; delivery: Delivery }> {
  const lead = buildLead({ carId: rangesCar.id });
  await submit(lead);
  const [delivery] = await delivered(lead.id);
  if (delivery === undefined) throw new Error('nothing to deliver');
  return { lead, delivery };
}

const submitTo = (lead: Lead, deliverTo: readonly Delivery['dealershipId'][]) =>
  dealers.run(harbourSite, ({ leads }) =>
    leads.submit({ lead, idempotencyKey: lead.id, now, deliverTo: deliverTo as never }),
  );

/** As the browser that sent the first one, where nothing else is said. */
const say = (lead: Lead, since = now) =>
  dealers.run(harbourSite, ({ leads }) =>
    leads.submit({ lead, idempotencyKey: lead.id, now: later, conversationSince: since, senderHash }),
  );

const aboutItsCar = async (overrides: Parameters<typeof buildLead>[0] = {}) => {
  const car = buildCar({ dealershipId: rangesKia.id });
  await dealers.run(rangesStaff, ({ cars }) => cars.save(car, now));
  const write = (more: Parameters<typeof buildLead>[0] = {}) =>
    buildLead({ carId: car.id, ...overrides, ...more });
  const first = write();
  await submit(first);
  return { first, write };
};

describe('submitting a lead', () => {
  it('TEN-5 goes to the dealership that owns the car, whatever the form says, and keeps the site', async () => {
    const lead = buildLead({ carId: rangesCar.id, dealershipId: harbourToyota.id });
    expect(await submit(lead)).toMatchObject({ ok: true, value: { leadId: lead.id, repeated: false } });
    const stored = await dealers.run(harbourSite, ({ leads }) => leads.find(lead.id));
    expect(stored).toEqual({
      ...lead,
      siteId: twoSites.harbour.id,
      dealershipId: rangesKia.id,
      createdAt: now,
      completedAt: now,
    });
  });

  it("TEN-10.2 is read by the owning dealership's staff on another account's site, and not by others", async () => {
    const { lead } = await enquire();
    expect(await dealers.run(rangesStaff, ({ leads }) => leads.find(lead.id))).not.toBeNull();
    expect(await dealers.run(rangesSite, ({ leads }) => leads.find(lead.id))).toBeNull();
  });

  it('FORM-9.1 writes a first event and a delivery for each destination that takes its category', async () => {
    const { lead, delivery } = await enquire();
    expect(await delivered(lead.id)).toHaveLength(1);
    expect(delivery).toMatchObject({
      state: 'pending',
      attempts: 0,
      nextAttemptAt: now,
      dealershipId: rangesKia.id,
    });
    expect(await dealers.run(rangesStaff, ({ leads }) => leads.listEvents(lead.id, 10))).toEqual([
      {
        kind: 'submitted',
        staffId: null,
        note: null,
        details: { form: null, answers: {}, car: null },
        submissionId: lead.id,
        at: now,
      },
    ]);
    const parts = buildLead({ carId: rangesCar.id, category: 'Parts Enquiry' });
    await submit(parts);
    expect(await delivered(parts.id)).toHaveLength(2);
  });

  it('FORM-9.1 answers the same key with the first lead and writes nothing', async () => {
    const [first, second] = [enquiry(), enquiry()];
    await submit(first, 'one-press-of-the-button');
    expect(await submit(second, 'one-press-of-the-button')).toEqual({
      ok: true,
      value: { leadId: first.id, submissionId: first.id, repeated: true, isMessage: false, deliveries: [] },
    });
    expect(await dealers.run(harbourSite, ({ leads }) => leads.find(second.id))).toBeNull();
  });

  it('FORM-9.1 makes one lead of a form sent many times at once', async () => {
    const tries = Array.from({ length: 6 }, () => buildLead({ carId: rangesCar.id }));
    const answers = await Promise.all(tries.map((lead) => submit(lead, 'sent-six-times')));
    const ids = new Set(answers.map((answer) => answer.ok && answer.value.leadId));
    expect(ids.size).toBe(1);
    expect(answers.filter((answer) => answer.ok && !answer.value.repeated)).toHaveLength(1);
  });

  it('TEN-8 keeps the keys of two sites apart', async () => {
    const [ours, theirs] = [enquiry(), enquiry()];
    expect(await submit(ours, 'the-same-key')).toMatchObject({ value: { leadId: ours.id } });
    const answer = await submit({ ...theirs, dealershipId: rangesKia.id }, 'the-same-key', rangesSite);
    expect(answer).toMatchObject({ value: { leadId: theirs.id, repeated: false } });
  });

  it('TEN-10.2 refuses a car or a dealership that the site does not show, and leaves the key free', async () => {
    const wrongCar = buildLead({ carId: buildId() });
    const wrongDealership = buildLead({ dealershipId: harbourToyota.id });
    expect(await submit(wrongCar, 'tried-again')).toEqual({ ok: false, error: 'car_not_shown' });
    expect(await submit(wrongDealership, 'for-ranges', rangesSite)).toEqual({
      ok: false,
      error: 'dealership_not_shown',
    });
    expect(await submit(enquiry(), 'tried-again')).toMatchObject({ value: { repeated: false } });
  });

  it("is not lost because of a location or a visitor that is another's", async () => {
    const location = buildLocation({ dealershipId: harbourToyota.id });
    await dealers.run(harbourStaff, ({ locations }) => locations.save(location));
    const stranger = await dealers.run(rangesSite, ({ visitors }) => visitors.welcome('+61400000009', now));
    const lead = buildLead({ carId: rangesCar.id, locationId: location.id, visitorId: stranger.id });
    expect(await submit(lead)).toMatchObject({ ok: true });
    const stored = await dealers.run(harbourSite, ({ leads }) => leads.find(lead.id));
    expect(stored).toMatchObject({ locationId: null, visitorId: null });
  });

  it("FORM-9.1 delivers a lead for nobody in particular to the account's own address", async () => {
    const lead = buildLead({ dealershipId: null });
    expect(await submit(lead)).toMatchObject({ ok: true });
    expect(await delivered(lead.id, harbourStaff)).toMatchObject([
      { dealershipId: null, destinationId: null, state: 'pending' },
    ]);
  });

  it('FORM-9.1 goes to the first dealership that has a destination for it, else to the account', async () => {
    const { harbourMazda } = twoSites;
    const [main, nobody] = [enquiry(), enquiry()];
    await submitTo(main, [harbourMazda.id, harbourToyota.id]);
    await submitTo(nobody, [harbourMazda.id]);
    expect(await delivered(main.id, harbourStaff)).toMatchObject([{ dealershipId: harbourToyota.id }]);
    expect(await delivered(nobody.id, harbourStaff)).toMatchObject([
      { dealershipId: harbourMazda.id, destinationId: null },
    ]);
  });
});

describe('a conversation', () => {
  it('CON-2.1 takes what the same sender writes about the same car, under an id of its own, and delivers it', async () => {
    const { first, write } = await aboutItsCar();
    const second = write({ message: 'And the tyres?', email: 'ALEX.NGUYEN@example.com', phone: null });
    expect(await say(second)).toMatchObject({
      value: { leadId: first.id, submissionId: second.id, repeated: false, isMessage: true },
    });
    expect(await dealers.run(rangesStaff, ({ leads }) => leads.find(second.id))).toBeNull();
    const events = await dealers.run(rangesStaff, ({ leads }) => leads.listEvents(first.id, 10));
    expect(events.map(({ kind, note }) => [kind, note])).toEqual([
      ['submitted', null],
      ['message', 'And the tyres?'],
    ]);
    const deliveries = await delivered(first.id);
    expect(deliveries.map(({ messageId }) => messageId === null)).toEqual([true, false]);
    expect(new Set(deliveries.map(({ deliveryKey }) => deliveryKey)).size).toBe(2);
    expect(await say(second)).toMatchObject({
      value: { leadId: first.id, submissionId: second.id, repeated: true },
    });
    const joined = await dealers.run(harbourSite, ({ leads }) => leads.findBySubmission(second.id));
    expect(joined).toBe(first.id);
    expect(await delivered(first.id)).toHaveLength(2);
  });

  it.each([
    ['another person', { email: 'kim@example.com', phone: '+61400000002' }],
    ['another person with the same phone', { name: 'Kim', email: 'kim@example.com' }],
    ['the same person about another car', { carId: rangesCar.id }],
  ])('CON-2.1 is not joined by %s at the same browser', async (_, other) => {
    const { write } = await aboutItsCar({ email: 'sole@example.com' });
    const second = write(other);
    expect(await say(second)).toMatchObject({ value: { leadId: second.id, isMessage: false } });
  });

  it('CON-2.1 is over after a while', async () => {
    const { write } = await aboutItsCar();
    const second = write();
    expect(await say(second, later)).toMatchObject({
      value: { leadId: second.id, isMessage: false },
    });
  });

  it('CON-2.1 is one, though both forms were sent at once', async () => {
    const { write } = await aboutItsCar({ email: 'first@example.com', phone: null });
    const both = [write({ email: 'pair@example.com' }), write({ email: 'pair@example.com' })];
    const answers = await Promise.all(both.map((lead) => say(lead)));
    expect(new Set(answers.map((answer) => answer.ok && answer.value.leadId)).size).toBe(1);
    expect(answers.filter((answer) => answer.ok && answer.value.isMessage)).toHaveLength(1);
  });
});

describe('a destination', () => {
  const crm = {
    id: buildId(),
    dealershipId: harbourToyota.id,
    kind: 'csv_drop',
    name: 'Nightly files',
    address: 'crm/in',
    categories: ['Fleet Enquiry'],
    enabled: false,
  } as const;

  it('is kept, changed and found again', async () => {
    const save = (enabled: boolean) =>
      dealers.run(harbourStaff, ({ leads }) => leads.saveDestination({ ...crm, enabled }, now));
    expect([await save(false), await save(true)]).toEqual([true, true]);
    const found = await dealers.run(harbourSite, ({ leads }) => leads.findDestination(crm.id));
    expect(found).toEqual({ ...crm, enabled: true });
    const listed = await dealers.run(harbourStaff, ({ leads }) =>
      leads.listDestinations(harbourToyota.id, 10),
    );
    expect(listed.map(({ name }) => name)).toEqual(['Nightly files', 'Sales']);
    await save(false);
  });
});

const mazdaPage = (after?: Lead['id']) =>
  dealers.run(harbourStaff, ({ leads }) =>
    leads.listForDealership(twoSites.harbourMazda.id, {
      limit: 2,
      ...(after === undefined ? {} : { after }),
    }),
  );

describe('leads', () => {
  it('are found again by the visitor who left them, and by no other', async () => {
    const [alex, kim] = await dealers.run(harbourSite, async ({ visitors }) => [
      await visitors.welcome('+61400000001', now),
      await visitors.welcome('+61400000002', now),
    ]);
    const lead = buildLead({ dealershipId: harbourToyota.id, visitorId: alex.id });
    await submit(lead);
    const found = (visitor: typeof alex) =>
      dealers.run(harbourSite, ({ leads }) => leads.findForVisitor(lead.id, visitor.id));
    expect(await found(alex)).toMatchObject({ id: lead.id });
    expect(await found(kim)).toBeNull();
  });

  it('CON-2.1 are listed for a dealership, newest first, page by page', async () => {
    const three = Array.from({ length: 3 }, () => buildLead({ dealershipId: twoSites.harbourMazda.id }));
    for (const lead of three) await submit(lead);
    const first = await mazdaPage();
    const second = await mazdaPage(first[1]?.id);
    expect([...first, ...second].map(({ id }) => id)).toEqual(three.map(({ id }) => id).toReversed());
  });
});

const leadsDue = async (at: Date) =>
  (await dealers.run(harbourSite, ({ leads }) => leads.listDueDeliveries(at, 1000))).map(
    ({ leadId }) => leadId,
  );

describe('a delivery', () => {
  const failed = { outcome: 'failed', statusCode: 503, answer: 'busy', durationMs: 20, at: later } as const;
  const arrived = { outcome: 'delivered', statusCode: 200, answer: 'ok', durationMs: 20, at: later } as const;
  const record = (id: Delivery['id'], attempt: typeof failed | typeof arrived, nextTry: Date | null) =>
    dealers.run(harbourSite, ({ leads }) => leads.recordAttempt(id, attempt, nextTry));

  it('FORM-9.1 that failed is due again at its next try, and not before', async () => {
    const { lead, delivery } = await enquire();
    const nextTry = new Date('2026-03-02T00:00:00Z');
    expect(await record(delivery.id, failed, nextTry)).toBe(true);
    expect(await leadsDue(later)).not.toContain(lead.id);
    expect(await leadsDue(nextTry)).toContain(lead.id);
    expect(await delivered(lead.id)).toMatchObject([{ attempts: 1, lastError: 'busy', state: 'pending' }]);
  });

  it('FORM-9.2 shows each attempt to staff, in order', async () => {
    const { delivery } = await enquire();
    await record(delivery.id, failed, later);
    await record(delivery.id, arrived, null);
    expect(await dealers.run(rangesStaff, ({ leads }) => leads.listAttempts(delivery.id, 10))).toEqual([
      failed,
      arrived,
    ]);
  });

  it('FORM-9.1 numbers attempts that are recorded at once', async () => {
    const { lead, delivery } = await enquire();
    await Promise.all(Array.from({ length: 4 }, () => record(delivery.id, failed, later)));
    expect(await delivered(lead.id)).toMatchObject([{ attempts: 4 }]);
  });

  it('FORM-9.1 is tried by one at a time, and by another when that one died', async () => {
    const { delivery } = await enquire();
    const until = new Date(now.getTime() + 30_000);
    const claim = (at: Date) =>
      dealers.run(harbourSite, ({ leads }) => leads.claimDelivery(delivery.id, { now: at, until }));
    const claims = await Promise.all([claim(now), claim(now), claim(now)]);
    expect(claims.map(({ outcome }) => outcome).toSorted()).toEqual(['claimed', 'later', 'later']);
    expect(await claim(until)).toMatchObject({ outcome: 'claimed' });
    await record(delivery.id, arrived, null);
    expect(await claim(until)).toEqual({ outcome: 'over' });
  });

  it('stays delivered, whatever a late attempt says', async () => {
    const { lead, delivery } = await enquire();
    await record(delivery.id, arrived, null);
    await record(delivery.id, failed, null);
    expect(await delivered(lead.id)).toMatchObject([{ state: 'delivered', attempts: 2, deliveredAt: later }]);
    expect(await dealers.run(rangesStaff, ({ leads }) => leads.setNextTry(delivery.id, now))).toBe(false);
  });

  it('CON-2.5 that was given up can be sent again by staff', async () => {
    const { lead, delivery } = await enquire();
    await record(delivery.id, failed, null);
    expect(await delivered(lead.id)).toMatchObject([{ state: 'dead' }]);
    expect(await dealers.run(rangesStaff, ({ leads }) => leads.setNextTry(delivery.id, later))).toBe(true);
    expect(await delivered(lead.id)).toMatchObject([{ state: 'pending', nextAttemptAt: later }]);
  });
});
