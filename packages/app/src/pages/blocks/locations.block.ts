import { cardsPerRow } from '@forecourt/domain/locations/cards-per-row';
import { locationFilter } from '@forecourt/domain/locations/location-filter';
import { locationOrder } from '@forecourt/domain/locations/location-order';
import { mapHeading } from '@forecourt/domain/locations/map-heading';
import { z } from 'zod';
import { pictureView, type PictureView } from '../../shared/picture.view.ts';
import { earliest } from '../../shared/earliest.ts';
import { defineBlock } from './define-block.ts';
import { mapCard, type MapCardView } from '../../shared/map-card.view.ts';
import { locationTile, type CardFact, type LocationTileView } from './location-tile.ts';

export interface LocationsView {
  readonly heading: string;
  readonly layout: 'single' | 'grid' | 'list' | 'row';
  readonly perRow: number;
  /** Of the one location. */
  readonly picture: PictureView | null;
  readonly groups: readonly {
    readonly label: string | null;
    readonly locations: readonly LocationTileView[];
  }[];
  /** What a card tells besides the name, in this order. */
  readonly facts: readonly CardFact[];
  /** Of all of them (LOC-3). */
  readonly map: MapCardView | null;
  /** Of a row (LOC-4). */
  readonly row: {
    readonly hint: string;
    readonly button: string;
    readonly mapHeightPx: number;
    readonly imageHeightPx: number;
  };
}

/** Above this a grid is a wall: a list by state is found through more easily. */
const mostInGrid = 8;
/** More than this nobody swipes through. */
const mostInRow = 24;

/** Where a site's dealers are (LOC-2): one at length, several side by side, many in a list by state. */
export const locations = defineBlock({
  schema: z.strictObject({ filter: z.string().max(40).default('sales') }),
  sample: {},
  show: async ({ filter }, page) => {
    const { settings } = page.context;
    const [all, stock] = await Promise.all([page.sources.locations(), page.sources.stock()]);
    const { layout, locations: found } = locationFilter(locationOrder(all, settings.locations), filter);
    const isRow = layout === 'grid' && settings.locations.blockLayout === 'row';
    const heading = isRow ? settings.locations.carouselTitle : mapHeading(found.length, settings.locations);
    if (layout === 'none' || heading === null) return null;
    const isList = found.length > mostInGrid && !isRow;
    const shown = isRow ? found.slice(0, mostInRow) : found;
    const tiles = shown.map((location) =>
      locationTile(location, { others: all, stock, hasMap: isRow }, page),
    );
    const byState = Map.groupBy(tiles, ({ tile }) => (isList ? tile.state : null));
    const { locationPicture } = settings.home;
    const view: LocationsView = {
      heading,
      layout: isRow ? 'row' : isList ? 'list' : layout,
      perRow: cardsPerRow(tiles.length, settings.locations.cardsPerRow),
      picture:
        layout === 'single'
          ? locationPicture
            ? pictureView(page.media, locationPicture, settings.media.galleryQuality)
            : (tiles[0]?.tile.picture ?? null)
          : null,
      groups: Array.from(byState, ([label, some]) => ({ label, locations: some.map(({ tile }) => tile) })),
      facts: settings.locations.cardFacts,
      map: isRow ? null : mapCard(found, settings),
      row: {
        hint: settings.locations.carouselHint,
        button: settings.locations.carouselButtonText,
        mapHeightPx: settings.locations.carouselMapHeightPx,
        imageHeightPx: settings.locations.imageHeightPx,
      },
    };
    return {
      view,
      validUntil: earliest(tiles.map(({ validUntil }) => validUntil)),
      isNarrow: layout === 'single',
    };
  },
});
