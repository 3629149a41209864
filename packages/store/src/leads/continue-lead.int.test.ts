import type { LeadSubmission, LeadToSubmit } from '@forecourt/app/ports/leads/lead-store.port';
import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import type { Delivery } from '@forecourt/domain/leads/delivery';
import type { Lead } from '@forecourt/domain/leads/lead';
import { buildLead } from '@forecourt/testkit/build-lead';
import { twoSites } from '@forecourt/testkit/two-sites';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';

const now = new Date('2026-03-01T00:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const { harbourToyota, harbourMazda, rangesKia } = twoSites;

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
  await dealers.loader.kysely
    .insertInto('leadDestinations')
    .values(
      [harbourToyota, harbourMazda, rangesKia].map(({ id, slug }) => ({
        dealershipId: id,
        kind: 'email' as const,
        name: 'Workshop',
        address: `workshop@${slug}.example`,
        enabled: true,
      })),
    )
    .execute();
});
afterAll(() => dealers.close());

/** What a form hands in, and no more. */
function booking(overrides: Partial<Lead> = {}): LeadToSubmit {
  const asked = { dealershipId: harbourToyota.id, carId: null, category: 'Service Booking', ...overrides };
  const { siteId: _, createdAt: _at, completedAt: _end, stage: _stage, ...rest } = buildLead(asked);
  const { assignedStaffId: _staff, firstResponseAt: _first, ...lead } = rest;
  return lead;
}

type More = Partial<LeadSubmission> & { readonly scope?: Scope };

/** A step on the way; half an hour later the dealer is told. */
const begin = (lead: LeadToSubmit, key: string, { scope = harbourSite, ...more }: More = {}) =>
  dealers.run(scope, ({ leads }) =>
    leads.submit({
      lead: { ...lead, leadStatus: 'Incomplete', formCompleted: false },
      idempotencyKey: key,
      part: 'unfinished',
      deliverAt: inMinutes(30),
      now,
      ...more,
    }),
  );
const finish = (lead: LeadToSubmit, key: string, { scope = harbourSite, ...more }: More = {}) =>
  dealers.run(scope, ({ leads }) =>
    leads.submit({
      lead: { ...lead, leadStatus: 'Complete', formCompleted: true },
      idempotencyKey: key,
      part: 'finished',
      now: inMinutes(5),
      ...more,
    }),
  );
const found = (id: Lead['id'], scope: Scope = harbourSite) =>
  dealers.run(scope, ({ leads }) => leads.find(id));
const deliveries = (id: Lead['id']): Promise<readonly Delivery[]> =>
  dealers.run(harbourStaff, ({ leads }) => leads.listDeliveries(id, 20));
const kinds = async (id: Lead['id']) =>
  (await dealers.run(harbourStaff, ({ leads }) => leads.listEvents(id, 20))).map(({ kind }) => kind);

describe('FORM-5 a form that is stored on the way', () => {
  it('is there at once, and the dealer hears of it only when its visitor has left', async () => {
    const lead = booking();
    expect(await begin(lead, 'key-waits')).toMatchObject({ value: { leadId: lead.id, repeated: false } });
    expect(await found(lead.id)).toMatchObject({ leadStatus: 'Incomplete', completedAt: null });
    expect(await deliveries(lead.id)).toMatchObject([{ state: 'pending', nextAttemptAt: inMinutes(30) }]);
  });

  it('is changed by the next step, which lets the dealer wait on', async () => {
    const [lead, second] = [booking(), booking({ rego: 'ABC123' })];
    await begin(lead, 'key-goes-on');
    const more = {
      now: inMinutes(10),
      deliverAt: inMinutes(40),
      details: { form: null, answers: { a: 1 }, car: null },
    };
    expect(await begin(second, 'key-goes-on', more)).toMatchObject({
      value: { leadId: lead.id, repeated: false, deliveries: [] },
    });
    expect(await found(lead.id)).toMatchObject({ rego: 'ABC123', createdAt: now });
    expect(await found(second.id)).toBeNull();
    expect(await deliveries(lead.id)).toMatchObject([{ state: 'pending', nextAttemptAt: inMinutes(40) }]);
    expect(await kinds(lead.id)).toEqual(['submitted', 'continued']);
    // The same step once more says nothing new.
    expect(await begin(second, 'key-goes-on', more)).toMatchObject({ value: { repeated: true } });
    expect(await kinds(lead.id)).toEqual(['submitted', 'continued']);
  });

  it('is finished by its last step, of which the dealer hears at once instead', async () => {
    const lead = booking();
    await begin(lead, 'key-ends');
    const answer = await finish(booking({ message: 'The whole' }), 'key-ends');
    expect(answer).toMatchObject({ value: { leadId: lead.id, repeated: false } });
    expect(await found(lead.id)).toMatchObject({
      leadStatus: 'Complete',
      formCompleted: true,
      message: 'The whole',
      completedAt: inMinutes(5),
    });
    const [half, whole, ...others] = await deliveries(lead.id);
    expect(others).toEqual([]);
    expect(half).toMatchObject({ state: 'replaced', attempts: 0 });
    expect(whole).toMatchObject({ state: 'pending', nextAttemptAt: inMinutes(5) });
    expect(whole?.deliveryKey).not.toBe(half?.deliveryKey);
    expect(answer.ok && answer.value.deliveries).toEqual([whole?.id]);
    expect(await kinds(lead.id)).toEqual(['submitted', 'completed']);
  });

  it('stays as it is once it is finished, whoever sends what under its key', async () => {
    const lead = booking();
    await begin(lead, 'key-over');
    await finish(lead, 'key-over');
    const [before, sent] = [await found(lead.id), await deliveries(lead.id)];
    for (const send of [begin, finish]) {
      expect(await send(booking({ message: 'Late' }), 'key-over')).toEqual({
        ok: true,
        value: { leadId: lead.id, submissionId: lead.id, repeated: true, isMessage: false, deliveries: [] },
      });
    }
    expect([await found(lead.id), await deliveries(lead.id)]).toEqual([before, sent]);
  });

  it('is finished once, though its last step was sent many times at once', async () => {
    const lead = booking();
    await begin(lead, 'key-races');
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(texts.map((message) => finish(booking({ message }), 'key-races')));
    expect(answers.filter((answer) => answer.ok && !answer.value.repeated)).toHaveLength(1);
    expect(await deliveries(lead.id)).toHaveLength(2);
    expect(await kinds(lead.id)).toEqual(['submitted', 'completed']);
  });

  it('may be finished without a step before it, also many times at once', async () => {
    const leads = Array.from({ length: 4 }, () => booking());
    const answers = await Promise.all(leads.map((lead) => finish(lead, 'key-only-last')));
    expect(new Set(answers.map((answer) => answer.ok && answer.value.leadId)).size).toBe(1);
    expect(answers.filter((answer) => answer.ok && !answer.value.repeated)).toHaveLength(1);
  });

  it('tells the dealer again where they have heard of half of it', async () => {
    const lead = booking();
    await begin(lead, 'key-comes-back');
    const [half] = await deliveries(lead.id);
    const arrived = { outcome: 'delivered', statusCode: 250, answer: 'ok', durationMs: 1 } as const;
    const at = inMinutes(31);
    if (half) {
      await dealers.run(harbourSite, ({ leads }) => leads.recordAttempt(half.id, { ...arrived, at }, null));
    }
    // Another half is no news.
    await begin(booking({ rego: 'XYZ1' }), 'key-comes-back', { deliverAt: inMinutes(70) });
    expect(await deliveries(lead.id)).toMatchObject([{ state: 'delivered' }]);
    await finish(booking(), 'key-comes-back');
    expect(await deliveries(lead.id)).toMatchObject([{ state: 'delivered' }, { state: 'pending' }]);
  });

  it('does not bring back what was replaced while it was being sent', async () => {
    const lead = booking();
    await begin(lead, 'key-in-flight');
    const [half] = await deliveries(lead.id);
    if (!half) throw new Error('nothing to deliver');
    await dealers.run(harbourSite, ({ leads }) =>
      leads.claimDelivery(half.id, { now: inMinutes(30), until: inMinutes(32) }),
    );
    await finish(lead, 'key-in-flight');
    const failed = { outcome: 'failed', statusCode: 503, answer: 'busy', durationMs: 1 } as const;
    const record = (at: Date) =>
      dealers.run(harbourSite, ({ leads }) => leads.recordAttempt(half.id, { ...failed, at }, inMinutes(40)));
    expect(await record(inMinutes(31))).toBe(true);
    const again = await dealers.run(harbourStaff, ({ leads }) => leads.setNextTry(half.id, inMinutes(50)));
    expect(again).toBe(false);
    expect((await deliveries(lead.id))[0]).toMatchObject({ state: 'replaced', attempts: 1 });
  });

  it('goes to the dealership that its last step chooses', async () => {
    const lead = booking();
    await begin(lead, 'key-moves');
    const last = booking({ dealershipId: harbourMazda.id });
    await finish(last, 'key-moves', { deliverTo: [harbourMazda.id] });
    expect(await found(lead.id)).toMatchObject({ dealershipId: harbourMazda.id, formCompleted: true });
    const [half, whole] = await deliveries(lead.id);
    expect(half).toMatchObject({ dealershipId: harbourToyota.id, state: 'replaced' });
    expect(whole).toMatchObject({ dealershipId: harbourMazda.id, state: 'pending' });
  });
});

describe('TEN-8 an unfinished lead', () => {
  it('is reached by its key on its own site alone', async () => {
    const lead = booking();
    await begin(lead, 'key-of-two-sites');
    const theirs = booking({ dealershipId: rangesKia.id, message: 'Theirs' });
    expect(await finish(theirs, 'key-of-two-sites', { scope: rangesSite })).toMatchObject({
      value: { leadId: theirs.id, repeated: false },
    });
    expect(await found(lead.id)).toMatchObject({ formCompleted: false, message: lead.message });
    expect(await found(theirs.id)).toBeNull();
  });

  it('is moved by its own site, to a dealership that it shows, while it is unfinished', async () => {
    const lead = booking();
    await begin(lead, 'key-not-theirs');
    const move = (scope: Scope, to: string) =>
      dealers.tx(scope, async (tx) => {
        const { rows } = await sql<{ moved: boolean }>`
          select scope.move_unfinished_lead(${lead.id}, ${to}::uuid) as moved`.execute(tx.sql);
        return rows[0]?.moved;
      });
    expect(await move(rangesSite, rangesKia.id)).toBe(false);
    expect(await move(harbourStaff, harbourMazda.id)).toBe(false);
    expect(await move(harbourSite, '01900000-0000-7000-8000-000000000001')).toBe(false);
    expect(await move(harbourSite, harbourMazda.id)).toBe(true);
    await finish(lead, 'key-not-theirs');
    expect(await move(harbourSite, harbourMazda.id)).toBe(false);
  });
});
