import type { Location } from '@forecourt/domain/locations/location';
import { cardHours, type HoursLine } from '@forecourt/domain/locations/opening-hours';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { locationPicture, type LocationPictureView } from '../../shared/location-picture.ts';
import { locationRating, type LocationRatingView } from '../../shared/location-rating.ts';
import { mapCard, type MapCardView } from '../../shared/map-card.view.ts';
import type { StockGlance } from '../../stock/search/stock-glance.ts';
import type { BlockPage } from './define-block.ts';
import { locationCard, type LocationCardView } from './location-card.ts';

/** A location on a card of its own (LOC-1): with its picture, its stars and the hours of a card. */
export interface LocationTileView extends LocationCardView {
  readonly key: string;
  readonly picture: LocationPictureView | null;
  readonly rating: LocationRatingView | null;
  readonly cardHours: readonly HoursLine[];
  /** Of its own, where the site has maps; only in a row. */
  readonly map: MapCardView | null;
}

export type CardFact = SiteSettings['locations']['cardFacts'][number];

/** The tile of a location, with what others at its address lend it, and the moment at which its words change. */
export function locationTile(
  location: Location,
  {
    others,
    stock,
    hasMap,
  }: {
    readonly others: readonly Location[];
    readonly stock: StockGlance | null;
    readonly hasMap: boolean;
  },
  page: BlockPage,
): { readonly tile: LocationTileView; readonly validUntil: Date | null } {
  const { settings } = page.context;
  const { card, validUntil } = locationCard(location, stock, page);
  const here = [location, ...others.filter((one) => isSameAddress(one, location))];
  const tile: LocationTileView = {
    ...card,
    key: location.id,
    picture: locationPicture(here, page.media, settings),
    rating: locationRating(here, settings),
    cardHours: cardHours(location.openingHours, settings.locations),
    map: hasMap ? mapCard([location], settings) : null,
  };
  return { tile, validUntil };
}

function isSameAddress(one: Location, other: Location): boolean {
  return one.id !== other.id && one.address !== null && one.address.id === other.address?.id;
}
