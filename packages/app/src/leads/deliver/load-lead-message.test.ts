import { deliverySchema } from '@forecourt/domain/leads/delivery';
import type { LeadEvent, LeadFact } from '@forecourt/domain/leads/lead-event';
import { buildId } from '@forecourt/testkit/build-id';
import { buildLead } from '@forecourt/testkit/build-lead';
import { describe, expect, it } from 'vitest';
import { leadRows } from '../record/lead-rows.ts';
import { loadLeadMessage } from './load-lead-message.ts';

const at = new Date('2026-03-01T00:00:00Z');
const lead = buildLead({ createdAt: at });
const [first, second] = ['first', 'second'];

const event = (fact: LeadFact, submissionId: string | null, note: string | null = null): LeadEvent => ({
  ...fact,
  staffId: null,
  note,
  submissionId,
  at,
});
const said = (answer: string) => ({ form: 'enquiry' as const, answers: { Colour: answer }, car: null });
const agreed = (optIn: boolean) => ({
  optIn,
  optInText: 'Send me offers.',
  terms: null,
  termsText: null,
  at: at.toISOString(),
});

const submitted = event({ kind: 'submitted', details: said('red') }, first);
const spam = event({ kind: 'spam_score', details: { score: 60, reasons: ['A link.'] } }, first);
const message = event({ kind: 'message', details: said('blue') }, second, 'And the tyres?');
const moved = event(
  { kind: 'test_drive_moved', details: { answers: { booking_status: 'Moved' }, car: null } },
  null,
  'Moved.',
);
const events = [
  submitted,
  event({ kind: 'consent', details: agreed(true) }, first),
  spam,
  message,
  event({ kind: 'consent', details: agreed(false) }, second),
  moved,
];

function load(update: LeadEvent | null, history: readonly LeadEvent[] = events) {
  const stores = {
    leads: { find: async () => lead, findEvent: async () => update, listEvents: async () => history },
    sites: { find: async () => null },
    dealerships: { find: async () => null },
  };
  const delivery = deliverySchema.parse({
    id: buildId(),
    leadId: lead.id,
    siteId: lead.siteId,
    messageId: update && buildId(),
    state: 'pending',
    attempts: 0,
    nextAttemptAt: at,
    deliveryKey: 'key',
  });
  return loadLeadMessage(stores, delivery);
}

describe('FORM-9.1 what is told of a lead', () => {
  it('is what its form said, with the consent and the doubts of that form', async () => {
    expect(await load(null)).toMatchObject({
      answers: { Colour: 'red' },
      followUp: null,
      consent: { optIn: true },
      spamWarnings: ['A link.'],
    });
  });

  it('of a later message is its own, also where both were sent in one moment', async () => {
    expect(await load(message)).toMatchObject({
      answers: { Colour: 'blue' },
      followUp: { text: 'And the tyres?', change: null },
      consent: { optIn: false },
      spamWarnings: [],
    });
  });

  it('of a change is the change, with the consent of the form', async () => {
    expect(await load(moved)).toMatchObject({
      answers: { booking_status: 'Moved' },
      followUp: { text: 'Moved.', change: 'Test drive moved' },
      consent: { optIn: true },
      spamWarnings: ['A link.'],
    });
  });

  it('of a form of several steps is what the last one said', async () => {
    const completed = event({ kind: 'completed', details: said('green') }, second);
    expect(await load(null, [submitted, spam, completed])).toMatchObject({
      answers: { Colour: 'green' },
      consent: null,
      spamWarnings: [],
    });
  });

  it('names an earlier lead that it may repeat, for staff alone', async () => {
    const alike = event({ kind: 'possible_repeat', details: { leadId: lead.id } }, first);
    const told = await load(null, [submitted, alike]);
    expect(told?.possibleRepeatOf).toMatchObject({ id: lead.id });
    const rows = told && leadRows(told).find(({ label }) => label === 'May repeat');
    expect(rows?.value).toMatch(/^The enquiry received .*: same phone and email$/);
    expect(await load(null)).toMatchObject({ possibleRepeatOf: null });
  });

  it('is said without answers where nothing of it can be read', async () => {
    const unread: LeadEvent = {
      ...submitted,
      kind: 'unread',
      details: { storedAs: 'callback' },
      note: 'Call me.',
    };
    expect(await load(unread, [])).toMatchObject({
      answers: {},
      car: null,
      followUp: { text: 'Call me.', change: null },
      consent: null,
    });
  });
});
