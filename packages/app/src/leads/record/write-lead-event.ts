import { leadPayload } from '@forecourt/domain/leads/lead-payload';
import type { LeadToDeliver } from './lead-to-deliver.ts';

/** A lead as JSON for a webhook: the specification's payload (FORM-3) in the envelope of Standard Webhooks. */
export function writeLeadEvent(letter: LeadToDeliver): string {
  const { lead, answers, message, consent, suspicions, car, key } = letter;
  const payload = leadPayload({ ...lead, carDealershipId: lead.carId && lead.dealershipId }, answers);
  return JSON.stringify({
    type: message === null ? 'lead.created' : message.change === null ? 'lead.message' : 'lead.updated',
    timestamp: (message?.at ?? lead.createdAt).toISOString(),
    data: {
      ...payload,
      last_name: lead.lastName,
      postcode: lead.postcode,
      preferred_contact_method: lead.preferredContactMethod,
      ...(message !== null && { message: message.text }),
      ...(message?.change && { change: message.change }),
      idempotency_key: key,
      vehicle: car,
      consent,
      suspicions,
    },
  });
}
