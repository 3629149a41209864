import { leadSchema, type Lead } from '@forecourt/domain/leads/lead';
import type { z } from 'zod';
import { buildId } from './build-id.ts';

/** A general enquiry of a visitor who left a name, an email and a phone; the test overrides what it is about. */
export function buildLead(overrides: Partial<z.input<typeof leadSchema>> = {}): Lead {
  return leadSchema.parse({
    id: buildId(),
    siteId: buildId(),
    dealershipId: buildId(),
    category: 'General Enquiry',
    name: 'Alex Nguyen',
    email: 'alex.nguyen@example.com',
    phone: '+61400000001',
    message: 'Is this car still available?',
    formCompleted: true,
    createdAt: new Date('2026-03-01T00:00:00Z'),
    ...overrides,
  } satisfies z.input<typeof leadSchema>);
}
