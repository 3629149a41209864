import { cardsPerRow } from '@forecourt/domain/locations/cards-per-row';
import { locationFilter } from '@forecourt/domain/locations/location-filter';
import { locationOrder } from '@forecourt/domain/locations/location-order';
import { mapHeading } from '@forecourt/domain/locations/map-heading';
import { z } from 'zod';
import { pictureView, type PictureView } from '../../shared/picture.view.ts';
import { earliest } from '../../shared/earliest.ts';
import { defineBlock } from './define-block.ts';
import { locationCard, type LocationCardView } from './location-card.ts';

export interface LocationsView {
  readonly heading: string;
  readonly layout: 'single' | 'grid' | 'list';
  readonly perRow: number;
  /** Of the one location. */
  readonly picture: PictureView | null;
  readonly groups: readonly {
    readonly label: string | null;
    readonly locations: readonly LocationCardView[];
  }[];
}

/** Above this a grid is a wall: a list by state is found through more easily. */
const mostInGrid = 8;

/** Where a site's dealers are (LOC-2): one at length, several side by side, many in a list by state. */
export const locations = defineBlock({
  schema: z.strictObject({ filter: z.string().max(40).default('sales') }),
  sample: {},
  show: async ({ filter }, page) => {
    const { settings } = page.context;
    const [all, stock] = await Promise.all([page.sources.locations(), page.sources.stock()]);
    const { layout, locations: found } = locationFilter(locationOrder(all, settings.locations), filter);
    const heading = mapHeading(found.length, settings.locations);
    if (layout === 'none' || heading === null) return null;
    const cards = found.map((location) => locationCard(location, stock, page));
    const isList = cards.length > mostInGrid;
    const byState = Map.groupBy(cards, ({ card }) => (isList ? card.state : null));
    const { locationPicture } = settings.home;
    const view: LocationsView = {
      heading,
      layout: isList ? 'list' : layout,
      perRow: cardsPerRow(cards.length, settings.locations.cardsPerRow),
      picture:
        layout === 'single' && locationPicture
          ? pictureView(page.media, locationPicture, settings.media.galleryQuality)
          : null,
      groups: Array.from(byState, ([label, some]) => ({ label, locations: some.map(({ card }) => card) })),
    };
    return {
      view,
      validUntil: earliest(cards.map(({ validUntil }) => validUntil)),
      isNarrow: layout === 'single',
    };
  },
});
