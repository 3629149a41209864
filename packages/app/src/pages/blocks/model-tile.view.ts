import { fromPrice } from '@forecourt/domain/models/from-price';
import type { Manufacturer, Model } from '@forecourt/domain/models/model';
import { modelLink } from '@forecourt/domain/models/model-link';
import { modelName } from '@forecourt/domain/models/model-name';
import { pictureView, type PictureView } from '../../shared/picture.view.ts';
import { blockLink } from './block-link.ts';
import type { BlockPage } from './define-block.ts';

/** A model as a tile draws it. */
export interface ModelTileView {
  readonly name: string;
  /** From $42,490; Coming soon; 6 in stock. */
  readonly note: string | null;
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

/** The tile of a manufacturer's model (PAGE-6); null for one that has no name. */
export function modelTile(
  model: Model,
  make: Manufacturer,
  page: Pick<BlockPage, 'context' | 'media' | 'sitePages'>,
): ModelTileView | null {
  const { settings } = page.context;
  const name = modelName(model, make.name, settings.models);
  if (name === null) return null;
  const { href } = modelLink(model, { make, isOneBrandSite: true }, settings.models);
  const isComing = model.status === 'coming_soon';
  const { imageUrl: url } = model;
  return {
    name,
    note: isComing ? settings.models.comingSoonText : fromPrice(model, settings),
    href: blockLink({ label: name, link: href }, page)?.href ?? null,
    picture: url === null ? null : pictureView(page.media, { url, alt: '' }, settings.media.listQuality),
  };
}
