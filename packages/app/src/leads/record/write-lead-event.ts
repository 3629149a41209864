import { leadPayload } from '@forecourt/domain/leads/lead-payload';
import { offerAcceptance } from '@forecourt/domain/trade-in/offer-acceptance';
import type { LeadMessage } from './lead-message.ts';

/** A lead as JSON for a webhook: the specification's payload (FORM-3) in the envelope of Standard Webhooks. */
export function writeLeadEvent(message: LeadMessage): string {
  const { lead, answers, followUp, consent, spamWarnings, possibleRepeatOf, car, key } = message;
  const payload = leadPayload({ ...lead, carDealershipId: lead.carId && lead.dealershipId }, answers);
  return JSON.stringify({
    type: followUp === null ? 'lead.created' : followUp.change === null ? 'lead.message' : 'lead.updated',
    timestamp: (followUp?.at ?? lead.createdAt).toISOString(),
    data: {
      ...payload,
      last_name: lead.lastName,
      postcode: lead.postcode,
      preferred_contact_method: lead.preferredContactMethod,
      ...(followUp !== null && { message: followUp.text }),
      ...(followUp?.change && { change: followUp.change }),
      ...(followUp?.isAcceptance === true && offerAcceptance(lead.id)),
      idempotency_key: key,
      vehicle: car,
      consent,
      possible_repeat_of: possibleRepeatOf?.id ?? null,
      suspicions: spamWarnings,
    },
  });
}
