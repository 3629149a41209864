import type { CatalogueMake } from './catalogue.ts';
import { toyota } from './makes/toyota.ts';

/** Everything that a yard of the world may have, by how common it is on Australian roads. */
export const makes: readonly CatalogueMake[] = [toyota];

const bySlug = new Map(makes.map((make) => [make.slug, make]));

export function makeBySlug(slug: string): CatalogueMake {
  const found = bySlug.get(slug);
  if (found === undefined) throw new Error(`The catalogue has no make ${slug}`);
  return found;
}
