import { buildCar } from '@forecourt/testkit/build-car';
import { buildLead } from '@forecourt/testkit/build-lead';
import type { LeadMessage } from '../record/lead-message.ts';

/** A lead message about a used car; the test overrides what it is about. */
export function buildLeadMessage(overrides: Partial<LeadMessage> = {}): LeadMessage {
  return {
    lead: buildLead({
      category: 'Used Car Enquiry',
      url: 'https://harbour.example/used/corolla',
      leadStatus: 'Complete',
      formCompleted: true,
    }),
    answers: {},
    car: buildCar(),
    followUp: null,
    possibleRepeatOf: null,
    consent: {
      optIn: true,
      optInText: 'Send me offers.',
      terms: null,
      termsText: null,
      at: '2026-03-01T00:00:00.000Z',
    },
    spamWarnings: [],
    dealershipName: 'Harbour Toyota',
    siteName: 'Harbour',
    zone: 'Australia/Sydney',
    key: '01900000-0000-7000-8000-000000000001:01900000-0000-7000-8000-000000000002',
    ...overrides,
  };
}
