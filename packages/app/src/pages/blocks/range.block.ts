import { modelsByBody } from '@forecourt/domain/models/models-by-body';
import { modelsPath } from '@forecourt/domain/models/model-link';
import { pathFor } from '@forecourt/domain/site/paths';
import { z } from 'zod';
import { defineBlock, type BlockPage } from './define-block.ts';
import { modelTile, type ModelTileView, type ShelfView } from './model-tile.view.ts';
import { stockShelves } from './stock-shelves.ts';

export interface RangeView {
  readonly heading: string;
  readonly shelves: readonly ShelfView[];
}

const fewestModels = 3;

/** The models of a site by body (HOME-2): its manufacturer's, or those that stand in its locations. */
export const range = defineBlock({
  schema: z.strictObject({}),
  sample: {},
  show: async (_stored, page) => {
    const offered = await manufacturersShelves(page);
    const shelves = offered.length > 0 ? offered : await stockShelves(page);
    const count = shelves.reduce((sum, { models }) => sum + models.length, 0);
    if (count < fewestModels) return null;
    const { explorerHeading } = page.context.settings.home;
    const everything = offered.length > 0 ? modelsPath(null) : pathFor(page.context.settings, 'search');
    const all = { label: 'All', href: everything, models: everyModel(shelves) };
    return {
      view: {
        heading: explorerHeading,
        shelves: shelves.length > 1 ? [all, ...shelves] : shelves,
      } satisfies RangeView,
    };
  },
});

async function manufacturersShelves(page: BlockPage): Promise<readonly ShelfView[]> {
  const offered = await page.sources.range();
  if (!offered) return [];
  const unregistered = await page.sources.unregistered();
  const tiles = offered.models.map((model) =>
    Object.assign({ tile: modelTile(model, offered.make, { ...page, unregistered }) }, model),
  );
  return modelsByBody(tiles).map(({ body, href, models }) => ({
    label: body ?? 'Others',
    href,
    models: models.flatMap(({ tile }) => tile ?? []),
  }));
}

/** A model of two bodies stands on two shelves, and among all of them once. */
function everyModel(shelves: readonly ShelfView[]): readonly ModelTileView[] {
  return [...new Map(shelves.flatMap(({ models }) => models).map((tile) => [tile.name, tile])).values()];
}
