/** @planned CON-2.8 */
import type { LeadId } from '@forecourt/domain/core/ids';
import { routeLead, type LeadToRoute, type Route, type RoutedSite } from './route-lead.ts';

type RoutingSettings = Parameters<typeof routeLead>[1];

export interface RoutedLead extends LeadToRoute {
  readonly id: LeadId;
}

export interface RoutingDifference {
  readonly leadId: LeadId;
  readonly before: Route;
  readonly after: Route;
}

/** What a change of routing would have done to leads that were sent: those that would have gone elsewhere. */
export function replayRouting(
  leads: readonly RoutedLead[],
  change: { readonly before: RoutingSettings; readonly after: RoutingSettings },
  site: RoutedSite,
): readonly RoutingDifference[] {
  return leads.flatMap((lead) => {
    const before = routeLead(lead, change.before, site);
    const after = routeLead(lead, change.after, site);
    return before.deliverTo[0] === after.deliverTo[0] ? [] : [{ leadId: lead.id, before, after }];
  });
}
