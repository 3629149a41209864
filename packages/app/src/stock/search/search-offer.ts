import { activePromos } from '@forecourt/domain/promotions/active-promos';
import { endsOnItsDay, offerDetails } from '@forecourt/domain/promotions/offer-node';
import type { Promo } from '@forecourt/domain/promotions/promo';
import { isWithinSearch } from '@forecourt/domain/stock/search/is-within-search';
import { readSearchAddress, type SearchPlaces } from '@forecourt/domain/stock/search/search-path';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { promoEnd } from '../../shared/promo-end.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { linkedSearch } from './linked-search.ts';

/** The offer that every car of a search carries (PAGE-3). */
export interface SearchOfferView {
  readonly title: string;
  readonly text: string | null;
  readonly until: string | null;
  readonly terms: string | null;
}

interface OfferedSearch {
  readonly offers: readonly Promo[];
  readonly state: NormalSearchState;
  readonly places: SearchPlaces;
  readonly now: Date;
}

/** The first running offer that leads to these cars, or to more than these; null where there is none. */
export function searchOffer(
  { site, settings, zone }: Pick<SiteContext, 'site' | 'settings' | 'zone'>,
  { offers, state, places, now }: OfferedSearch,
): { readonly offer: SearchOfferView | null; readonly validUntil: Date | null } {
  const running = activePromos(offers, { now, zone, settings: settings.promotions, seed: site.id });
  const found = running.promos.find(({ url }) => {
    const carrying = url === null ? null : readSearchAddress(linkedSearch(url, settings), places);
    return carrying !== null && choosesAnything(carrying) && isWithinSearch(state, carrying);
  });
  const offer = found && {
    title: found.name,
    text: found.description,
    until: endsOnItsDay(offerDetails(found.node)) ? promoEnd(found, zone) : null,
    terms: found.terms,
  };
  return { offer: offer ?? null, validUntil: running.validUntil };
}

/** An offer that leads to the whole stock is about no car in particular. */
export function choosesAnything({ query, lists, ranges }: NormalSearchState): boolean {
  return query !== '' || Object.keys(lists).length > 0 || Object.keys(ranges).length > 0;
}
