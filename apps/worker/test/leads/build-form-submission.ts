import { randomUUID } from 'node:crypto';
import type { FormSubmission } from '@forecourt/app/leads/take/form-submission';

/** An enquiry of a person who took their time; the test overrides what it is about. */
export function buildFormSubmission(overrides: Partial<FormSubmission> = {}): FormSubmission {
  return {
    form: 'enquiry',
    answers: {
      name: 'Alex Nguyen',
      email: 'alex.nguyen@example.com',
      phone: '+61400000001',
      message: 'Is this car still available?',
      opt_in: true,
    },
    carId: null,
    visitorId: null,
    pageId: null,
    url: 'https://harbour.example/used/corolla',
    userAgent: 'Mozilla/5.0',
    visit: { visitedPages: ['/'], query: { utm_source: 'mail', other: 'x' } },
    spamSignals: { honeypot: null, secondsToFill: 40, leadsFromSender: 0 },
    idempotencyKey: randomUUID(),
    now: new Date(),
    ...overrides,
  };
}
