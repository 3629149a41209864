import type { DealershipId } from '@forecourt/domain/core/ids';
import type { LeadFactOf } from '@forecourt/domain/leads/lead-event';
import type { SiteSettings } from '@forecourt/domain/settings/registry';

type RoutingSettings = Pick<SiteSettings['leads'], 'routing' | 'routingRules'>;

export interface RoutedSite {
  /** The main dealership of the site. */
  readonly dealershipId: DealershipId | null;
  readonly dealerships: readonly { readonly id: DealershipId; readonly slug: string }[];
}

export interface LeadToRoute {
  readonly category: string;
  readonly carDealershipId: DealershipId | null;
  /** By the visitor, or by the location that they chose. */
  readonly chosenDealershipId: DealershipId | null;
  /** Whether the location of a dealership is open as the lead arrives; null where nobody knows. */
  readonly isOpen: (dealership: DealershipId) => boolean | null;
}

export interface Route {
  /** Whose lead it is: the car's owner, who can always read it (TEN-5). */
  readonly ownerId: DealershipId | null;
  /** Whose destinations get it, the first that has any; after them comes the account's own address. */
  readonly deliverTo: readonly DealershipId[];
  readonly why: LeadFactOf<'routed'>['details']['why'];
}

/** Where a lead goes (TEN-5): as the site's rules say, else by its way of routing, and never nowhere. */
export function routeLead(lead: LeadToRoute, settings: RoutingSettings, site: RoutedSite): Route {
  const isShown = (id: DealershipId | null) => site.dealerships.some((one) => one.id === id);
  const main = isShown(site.dealershipId) ? site.dealershipId : null;
  const chosen = isShown(lead.chosenDealershipId) ? lead.chosenDealershipId : null;
  const [usual, why] = usualRoute({ car: lead.carDealershipId, chosen, main }, settings.routing);
  const ruled = byRule(lead, settings.routingRules, usual, site);
  const receiver = ruled ?? usual;
  return {
    ownerId: lead.carDealershipId ?? receiver,
    deliverTo: [...new Set([receiver, lead.carDealershipId, main])].filter((id) => id !== null),
    why: ruled === null ? why : 'rule',
  };
}

type Candidates = Readonly<Record<'car' | 'chosen' | 'main', DealershipId | null>>;

/** The order in which each way of routing asks. */
const orders = {
  owner: ['car', 'chosen', 'main'],
  chosen: ['chosen', 'car', 'main'],
  main: ['main', 'car', 'chosen'],
} as const;

function usualRoute(
  candidates: Candidates,
  routing: RoutingSettings['routing'],
): readonly [DealershipId | null, Route['why']] {
  const why = orders[routing].find((name) => candidates[name] !== null);
  return why === undefined ? [null, 'account'] : [candidates[why], why];
}

function byRule(
  { category, isOpen }: LeadToRoute,
  rules: RoutingSettings['routingRules'],
  usual: DealershipId | null,
  { dealerships }: RoutedSite,
): DealershipId | null {
  for (const { categories, hours, dealershipSlug } of rules) {
    const isAbout = categories.length === 0 || categories.includes(category);
    const isTime = hours === 'always' || (usual !== null && isOpen(usual) === (hours === 'open'));
    // A dealership that the site shows no more is passed over, and the next rule is asked.
    const found = isAbout && isTime ? dealerships.find(({ slug }) => slug === dealershipSlug) : undefined;
    if (found) return found.id;
  }
  return null;
}
