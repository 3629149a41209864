import type { Delivery } from '@forecourt/domain/leads/delivery';
import type { LeadEvent, LeadEventOf, LeadFact } from '@forecourt/domain/leads/lead-event';
import { hasReference, leadReference } from '@forecourt/domain/leads/lead-reference';
import type { DealershipStore } from '../../ports/locations/dealership-store.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { SiteStore } from '../../ports/platform/site-store.port.ts';
import type { LeadMessage } from '../record/lead-message.ts';
import { changeTitle, isChange } from '../record/lead-change.ts';
import { spamWarnings } from '../record/spam-score.ts';

export interface LeadMessageStores {
  readonly leads: Pick<LeadStore, 'find' | 'findEvent' | 'listEvents'>;
  readonly sites: Pick<SiteStore, 'find'>;
  readonly dealerships: Pick<DealershipStore, 'find'>;
}

const mostEvents = 500;

/** Everything that a delivery says, as it was when the visitor wrote; null where the lead is gone. */
export async function loadLeadMessage(
  stores: LeadMessageStores,
  delivery: Delivery,
): Promise<LeadMessage | null> {
  const lead = await stores.leads.find(delivery.leadId);
  if (lead === null) return null;
  const update = delivery.messageId === null ? null : await stores.leads.findEvent(delivery.messageId);
  const events = await stores.leads.listEvents(lead.id, mostEvents);
  // A form of several steps says more with each: the last one says all.
  const form = events.findLast((event) => isOneOf(event, ['submitted', 'continued', 'completed']));
  const said = update && (isOneOf(update, ['message']) || isChange(update)) ? update : form;
  // A later message has a consent and a score of its own; of a change the form's own hold still.
  const submissionId = (update?.kind === 'message' ? update : form)?.submissionId ?? null;
  const spam = ofSubmission(events, 'spam_score', submissionId);
  const alike = ofSubmission(events, 'possible_repeat', submissionId);
  const site = await stores.sites.find(lead.siteId);
  const owner = delivery.dealershipId ?? lead.dealershipId;
  return {
    lead,
    ...(submissionId !== null && hasReference(lead.category) && { reference: leadReference(submissionId) }),
    answers: said?.details.answers ?? {},
    car: said?.details.car ?? null,
    followUp: update && {
      text: update.note,
      at: update.at,
      change: changeTitle(update),
      isAcceptance: update.kind === 'offer_accepted',
    },
    possibleRepeatOf: alike && (await stores.leads.find(alike.details.leadId)),
    consent: ofSubmission(events, 'consent', submissionId)?.details ?? null,
    spamWarnings: spam ? spamWarnings(spam.details) : [],
    dealershipName: owner === null ? null : ((await stores.dealerships.find(owner))?.name ?? null),
    siteName: site?.name ?? 'Website',
    zone: site?.timeZone ?? 'Australia/Sydney',
    key: delivery.deliveryKey,
  };
}

function isOneOf<Kind extends LeadFact['kind']>(
  event: LeadEvent,
  kinds: readonly Kind[],
): event is LeadEventOf<Kind> {
  return kinds.some((kind) => kind === event.kind);
}

function ofSubmission<Kind extends LeadFact['kind']>(
  events: readonly LeadEvent[],
  kind: Kind,
  submissionId: string | null,
): LeadEventOf<Kind> | null {
  const found = events.find((event) => isOneOf(event, [kind]) && event.submissionId === submissionId);
  return found && isOneOf(found, [kind]) ? found : null;
}
