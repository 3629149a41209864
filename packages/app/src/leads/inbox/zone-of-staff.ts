import type { LeadInboxStore } from '../../ports/leads/lead-inbox.port.ts';
import type { SiteStore } from '../../ports/platform/site-store.port.ts';

/** By whose clock a member of staff works: of the first of their sites, else Sydney's. */
export async function zoneOfStaff({
  inbox,
  sites,
}: {
  readonly inbox: Pick<LeadInboxStore, 'reach'>;
  readonly sites: Pick<SiteStore, 'find'>;
}): Promise<string> {
  const { siteIds } = await inbox.reach();
  const [first] = [...siteIds].toSorted();
  const site = first === undefined ? null : await sites.find(first);
  return site?.timeZone ?? 'Australia/Sydney';
}
