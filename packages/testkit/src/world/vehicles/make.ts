import { slugOf } from '@forecourt/domain/core/slug';
import type { Look } from '../pictures/look.ts';
import type { CatalogueMake, CatalogueModel, Generation } from './catalogue.ts';
import { generationsOf } from './generations-of.ts';
import { paintsOf, type PaintNames } from './paints-of.ts';

interface MakeFacts {
  readonly popularity: number;
  /**
   * 68, 69 or 60 and a character of its own: ISO 3780 gives 6A to 6W to Australia and the rest, 6X to 6Z and
   * 61 to 60, to nobody, so that no car of the world can ever be taken for one that exists.
   */
  readonly vinPrefix: `6${8 | 9 | 0}${string}`;
  readonly paints: PaintNames;
}

export function make(
  name: string,
  { popularity, vinPrefix, paints }: MakeFacts,
  models: readonly CatalogueModel[],
): CatalogueMake {
  return { name, slug: slugOf(name), popularity, vinPrefix, paints: paintsOf(paints), models };
}

/**
 * A model from its table (generations-of.ts), whose first badge gives it its body. `newAs` are the categories
 * in which the maker offers it today; none for a model that is only sold used.
 */
export function model(
  name: string,
  popularity: number,
  look: Look | null,
  newAs: readonly string[] = [],
  status: 'new' | 'coming_soon' = 'new',
) {
  return ({ raw: [table = ''] }: TemplateStringsArray): CatalogueModel => {
    const read = generationsOf(table);
    const body = read[0]?.bodies[0];
    if (body === undefined) throw new Error(`${name} has no badges`);
    const generations = read.map(({ series, years, badges, bodies }): Generation => ({
      series,
      years,
      badges: badges.map((badge, index) => {
        const own = bodies[index]?.simpleBody;
        return own === undefined || own === body.simpleBody ? badge : { ...badge, simpleBody: own };
      }),
    }));
    return {
      name,
      slug: slugOf(name),
      itemType: body.itemType,
      popularity,
      look,
      simpleBody: body.simpleBody,
      newAs: newAs.length === 0 ? null : { manufacturerBody: newAs, status },
      generations,
    };
  };
}
