import { randomUUID } from 'node:crypto';
import type { FormInput } from '@forecourt/app/leads/take/send-lead-form';

/** A test-drive form as a browser sends it; the test overrides what it is about. */
export function buildFormInput(
  fields: Readonly<Record<string, unknown>>,
  more: Partial<FormInput> = {},
): FormInput {
  return {
    name: 'testDrive',
    carId: null,
    fields: {
      name: 'Ann Buyer',
      email: `${randomUUID()}@visitor.example`,
      phone: '0491 570 156',
      message: 'Does it tow?',
      ...fields,
    },
    visitorId: null,
    pageId: null,
    url: null,
    userAgent: null,
    visit: { visitedPages: [], query: {} },
    honeypot: null,
    secondsToFill: 30,
    proof: 'good',
    network: 'test',
    idempotencyKey: randomUUID(),
    now: new Date(),
    ...more,
  };
}
