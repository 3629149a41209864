import type { ChangedLead } from '../../ports/leads/lead-changes.port.ts';
import type { LeadReach } from '../../ports/leads/lead-inbox.port.ts';

/** Whether whoever reads leads there reads this one. */
export function isOfReach(
  { siteId, dealershipId }: ChangedLead,
  { siteIds, dealershipIds }: LeadReach,
): boolean {
  return siteIds.has(siteId) || (dealershipId !== null && dealershipIds.has(dealershipId));
}
