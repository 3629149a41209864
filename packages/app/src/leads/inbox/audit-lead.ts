import type { DealershipId, SiteId } from '@forecourt/domain/core/ids';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { LaterLeadEvent } from '@forecourt/domain/leads/lead-event';
import type { InboxStores } from './inbox-ports.ts';

/** Writes down what somebody did with a lead, with how it stood before. */
export async function auditLead(
  { audit, inbox }: Pick<InboxStores, 'audit' | 'inbox'>,
  { id, siteId, dealershipId, stage, assignedStaffId }: Lead,
  {
    kind,
    details,
  }: Pick<LaterLeadEvent, 'kind' | 'details'> | { readonly kind: 'reply_again'; readonly details: object },
): Promise<void> {
  await audit.append({
    place: auditPlaceOf({ siteId, dealershipId }, (await inbox.reach()).dealershipIds),
    action: kind,
    subjectKind: 'lead',
    subjectId: id,
    before: { stage, assignee: assignedStaffId },
    after: details,
    requestId: null,
  });
}

/** Whose books it is in: the lead of a dealership that another account shares is in those of the site. */
export function auditPlaceOf(
  { siteId, dealershipId }: Pick<Lead, 'siteId' | 'dealershipId'>,
  own: ReadonlySet<DealershipId>,
): { readonly siteId: SiteId } | { readonly dealershipId: DealershipId } {
  return dealershipId !== null && own.has(dealershipId) ? { dealershipId } : { siteId };
}
