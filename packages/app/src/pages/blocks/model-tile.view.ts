import type { Manufacturer, Model } from '@forecourt/domain/models/model';
import { modelDescription } from '@forecourt/domain/models/model-description';
import { modelLink } from '@forecourt/domain/models/model-link';
import { modelName } from '@forecourt/domain/models/model-name';
import { modelPrice, type ModelPrice } from '@forecourt/domain/models/model-price';
import { pictureView, type PictureView } from '../../shared/picture.view.ts';
import type { StockGlance } from '../../stock/search/stock-glance.ts';
import { accessoriesText } from './accessories-text.ts';
import { modelFrom } from './model-from.ts';
import { countInStock, modelInStock } from './model-in-stock.ts';
import { blockLink } from './block-link.ts';
import type { BlockPage } from './define-block.ts';

/** A model as a tile draws it. */
export interface ModelTileView {
  readonly name: string;
  /** Never without its basis where the law's form is on (LAW-2). */
  readonly price: ModelPrice | null;
  /** Coming soon; 6 in stock. */
  readonly note: string | null;
  /** What the maker says of it, cut where the site says (RULE-16). */
  readonly text: string | null;
  /** 6 in stock, 34 accessories (DATA-4). */
  readonly facts: readonly string[];
  readonly href: string | null;
  readonly picture: PictureView | null;
}

/** Models that belong together. */
export interface ShelfView {
  readonly label: string;
  /** The page of the shelf, for those without a script. */
  readonly href: string;
  readonly models: readonly ModelTileView[];
}

type TilePage = Pick<BlockPage, 'context' | 'media' | 'sitePages'> & {
  /** Its new cars, the cheapest first; null: no engine answers. */
  readonly unregistered: StockGlance | null;
};

/** The tile of a manufacturer's model (PAGE-6), with its name and price; null for one that has no name. */
export function modelTile(model: Model, make: Manufacturer, page: TilePage): ModelTileView | null {
  const { settings } = page.context;
  const name = modelName(model, make.name, settings.models);
  if (name === null) return null;
  const { href } = modelLink(model, { make, isOneBrandSite: true }, settings.models);
  const isComing = model.status === 'coming_soon';
  const showsPrice = !isComing && settings.models.cardFacts.includes('fromPrice');
  const { imageUrl: url } = model;
  return {
    name,
    price: showsPrice ? lowestPrice(model, make, page) : null,
    note: isComing ? settings.models.comingSoonText : null,
    text: null,
    facts: [],
    href: blockLink({ label: name, link: href }, page)?.href ?? null,
    picture: url === null ? null : pictureView(page.media, { url, alt: '' }, settings.media.listQuality),
  };
}

function lowestPrice(
  model: Model,
  make: Manufacturer,
  { context: { settings }, unregistered }: TilePage,
): ModelPrice | null {
  const from = modelFrom(model, make.name, unregistered, settings);
  return from && modelPrice({ ...model, fromPriceCents: from.cents }, settings);
}

/** The tile with everything that the site's tiles tell: where models are chosen from, there is room for it. */
export function fullModelTile(
  model: Model,
  make: Manufacturer,
  page: TilePage & { readonly stock: StockGlance | null },
): ModelTileView | null {
  const tile = modelTile(model, make, page);
  const { models } = page.context.settings;
  const tells = (fact: (typeof models.cardFacts)[number]) => models.cardFacts.includes(fact);
  const countIn = (glance: StockGlance | null) =>
    glance ? (modelInStock(model, make.name, glance)?.count ?? 0) : 0;
  const inStock = countInStock(countIn(page.unregistered), countIn(page.stock));
  return (
    tile && {
      ...tile,
      text: tells('description') ? modelDescription(model, models) : null,
      facts: [
        // One that is still to come is not called in stock, whatever a feed has of it.
        ...(tells('stockCount') && inStock !== null && tile.note === null ? [inStock] : []),
        ...(tells('accessories') && model.accessoriesCount ? [accessoriesText(model.accessoriesCount)] : []),
      ],
    }
  );
}
