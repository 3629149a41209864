import type { Delivery } from '@forecourt/domain/leads/delivery';
import type { LeadEvent } from '@forecourt/domain/leads/lead-event';
import type { DealershipStore } from '../../ports/locations/dealership-store.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { SiteStore } from '../../ports/platform/site-store.port.ts';
import type { GivenConsent, LeadMessage, SeenCar } from '../record/lead-message.ts';
import { changeTitle } from '../record/lead-change.ts';
import { spamWarnings, type SpamScore } from '../record/spam-score.ts';

export interface LeadMessageStores {
  readonly leads: Pick<LeadStore, 'find' | 'findEvent' | 'listEvents'>;
  readonly sites: Pick<SiteStore, 'find'>;
  readonly dealerships: Pick<DealershipStore, 'find'>;
}

const mostEvents = 500;
const saying: ReadonlySet<string> = new Set(['submitted', 'continued', 'completed']);

/** Everything that a delivery says, as it was when the visitor wrote; null where the lead is gone. */
export async function loadLeadMessage(
  stores: LeadMessageStores,
  delivery: Delivery,
): Promise<LeadMessage | null> {
  const lead = await stores.leads.find(delivery.leadId);
  if (lead === null) return null;
  const message = delivery.messageId === null ? null : await stores.leads.findEvent(delivery.messageId);
  const events = await stores.leads.listEvents(lead.id, mostEvents);
  const change = message && changeTitle(message.kind);
  // A form of several steps says more with each: the last one says all.
  const form = events.findLast(({ kind }) => saying.has(kind));
  const submitted = message ?? form;
  // Of a change the form's own hold still.
  const writtenAt = (change === null ? submitted : form)?.at ?? lead.createdAt;
  // A later message has a consent and a score of its own, written in the same moment.
  const beside = (kind: string) => detailsOf(events, kind, writtenAt);
  const spam = beside('spam_score') as SpamScore | undefined;
  const site = await stores.sites.find(lead.siteId);
  const owner = delivery.dealershipId ?? lead.dealershipId;
  return {
    lead,
    answers: (submitted?.details['answers'] ?? {}) as LeadMessage['answers'],
    car: (submitted?.details['car'] ?? null) as SeenCar | null,
    followUp: message && { text: message.note, at: message.at, change },
    consent: (beside('consent') ?? null) as GivenConsent | null,
    spamWarnings: spam === undefined ? [] : spamWarnings(spam),
    dealershipName: owner === null ? null : ((await stores.dealerships.find(owner))?.name ?? null),
    siteName: site?.name ?? 'Website',
    zone: site?.timeZone ?? 'Australia/Sydney',
    key: delivery.deliveryKey,
  };
}

function detailsOf(events: readonly LeadEvent[], kind: string, at: Date): unknown {
  return events.find((event) => event.kind === kind && event.at.getTime() === at.getTime())?.details;
}
