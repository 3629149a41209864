import type { CatalogueMake } from './catalogue.ts';
import { alfaRomeo, kestrel } from './makes/alfa-romeo-and-kestrel.ts';
import { harleyDavidson, indian } from './makes/american-motorcycles.ts';
import { audi } from './makes/audi.ts';
import { bmw, mini } from './makes/bmw-and-mini.ts';
import {
  avan,
  coromal,
  crusader,
  goldstream,
  kedron,
  lotus,
  majestic,
  newAge,
  roadstar,
  snowyRiver,
  supreme,
  viscount,
  zoneRv,
} from './makes/caravans.ts';
import { chery } from './makes/chery.ts';
import { ducati, husqvarna, ktm, royalEnfield, triumph } from './makes/european-motorcycles.ts';
import { ford } from './makes/ford.ts';
import { peugeot, renault } from './makes/french.ts';
import { byd, gwm, tesla } from './makes/gwm-byd-and-tesla.ts';
import { holden } from './makes/holden.ts';
import { honda } from './makes/honda.ts';
import { hyundai } from './makes/hyundai.ts';
import { isuzu } from './makes/isuzu.ts';
import { kawasaki, yamaha } from './makes/japanese-motorcycles.ts';
import { jayco } from './makes/jayco.ts';
import { jeep, ram } from './makes/jeep-and-ram.ts';
import { kia } from './makes/kia.ts';
import { landRover, porsche } from './makes/land-rover-and-porsche.ts';
import { genesis, lexus } from './makes/lexus-and-genesis.ts';
import { mazda } from './makes/mazda.ts';
import { mercedesBenz } from './makes/mercedes-benz.ts';
import { ldv, mg } from './makes/mg-and-ldv.ts';
import { mitsubishi } from './makes/mitsubishi.ts';
import { nissan } from './makes/nissan.ts';
import { cupra, skoda } from './makes/skoda-and-cupra.ts';
import { subaru } from './makes/subaru.ts';
import { suzuki } from './makes/suzuki.ts';
import { toyota } from './makes/toyota.ts';
import { volkswagen } from './makes/volkswagen.ts';
import { polestar, volvo } from './makes/volvo-and-polestar.ts';

/** Everything that a yard of the world may have: cars, then motorcycles, then caravans. */
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
  honda,
  holden,
  jeep,
  skoda,
  renault,
  peugeot,
  ldv,
  chery,
  ram,
  cupra,
  bmw,
  mercedesBenz,
  audi,
  lexus,
  volvo,
  landRover,
  porsche,
  polestar,
  mini,
  alfaRomeo,
  genesis,
  kestrel,
  yamaha,
  kawasaki,
  harleyDavidson,
  indian,
  triumph,
  ducati,
  ktm,
  husqvarna,
  royalEnfield,
  jayco,
  avan,
  coromal,
  crusader,
  majestic,
  newAge,
  kedron,
  lotus,
  goldstream,
  viscount,
  roadstar,
  supreme,
  snowyRiver,
  zoneRv,
];

const bySlug = new Map(makes.map((make) => [make.slug, make]));

/** A make that is in the catalogue; a slug that is not is a mistake of who asks. */
export function makeBySlug(slug: string): CatalogueMake {
  const found = bySlug.get(slug);
  if (found === undefined) throw new Error(`The catalogue has no make ${slug}`);
  return found;
}
