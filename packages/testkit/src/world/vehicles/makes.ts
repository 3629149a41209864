import type { CatalogueMake } from './catalogue.ts';
import { ford } from './makes/ford.ts';
import { byd, gwm, tesla } from './makes/gwm-byd-and-tesla.ts';
import { hyundai } from './makes/hyundai.ts';
import { isuzu } from './makes/isuzu.ts';
import { kia } from './makes/kia.ts';
import { mazda } from './makes/mazda.ts';
import { ldv, mg } from './makes/mg-and-ldv.ts';
import { mitsubishi } from './makes/mitsubishi.ts';
import { nissan } from './makes/nissan.ts';
import { subaru } from './makes/subaru.ts';
import { suzuki } from './makes/suzuki.ts';
import { toyota } from './makes/toyota.ts';
import { volkswagen } from './makes/volkswagen.ts';

/** Everything that a yard of the world may have. */
export const makes: readonly CatalogueMake[] = [
  toyota,
  mazda,
  ford,
  hyundai,
  kia,
  mitsubishi,
  volkswagen,
  nissan,
  subaru,
  mg,
  isuzu,
  gwm,
  suzuki,
  byd,
  tesla,
  ldv,
];

const bySlug = new Map(makes.map((make) => [make.slug, make]));

/** A make that is in the catalogue; a slug that is not is a mistake of who asks. */
export function makeBySlug(slug: string): CatalogueMake {
  const found = bySlug.get(slug);
  if (found === undefined) throw new Error(`The catalogue has no make ${slug}`);
  return found;
}
