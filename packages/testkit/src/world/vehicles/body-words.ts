import type { Car } from '@forecourt/domain/stock/car/car';

export interface Body {
  readonly itemType: Car['itemType'];
  readonly simpleBody: string;
  readonly bodyConfiguration: string | null;
  readonly doors: number | null;
  readonly seats: number | null;
}

/** The bodies of the tables of makes, by the words that stand for them there. */
export const bodyWords: Readonly<Record<string, Body>> = {
  hatch: car('Hatch', '5D Hatchback', 5, 5),
  hatch3: car('Hatch', '3D Hatchback', 3, 4),
  sedan: car('Sedan', '4D Sedan', 4, 5),
  liftback: car('Sedan', '5D Liftback', 5, 5),
  wagon: car('Wagon', '5D Wagon', 5, 5),
  suv: car('SUV', '5D Wagon', 5, 5),
  suv3: car('SUV', '3D Hardtop', 3, 4),
  dual: car('Ute', 'Double Cab Pick Up', 4, 5),
  extra: car('Ute', 'Extra Cab Pick Up', 4, 4),
  single: car('Ute', 'Single Cab Utility', 2, 2),
  chassis: car('Ute', 'Single Cab Chassis', 2, 2),
  dualchassis: car('Ute', 'Double Cab Chassis', 4, 5),
  coupe: car('Coupe', '2D Coupe', 2, 4),
  fastback: car('Coupe', '2D Fastback', 2, 4),
  cabrio: car('Convertible', '2D Convertible', 2, 4),
  roadster: car('Convertible', '2D Roadster', 2, 2),
  mover: car('People Mover', '5D Wagon', 5, 8),
  van: car('Van', '4D Van', 4, 3),
  bus: car('Bus', '4D Bus', 4, 12),

  naked: motorcycle('Naked', 2),
  sport: motorcycle('Sport', 2),
  cruiser: motorcycle('Cruiser', 2),
  tourer: motorcycle('Tourer', 2),
  adventure: motorcycle('Adventure Tourer', 2),
  retro: motorcycle('Retro', 2),
  trail: motorcycle('Trail', 2),
  enduro: motorcycle('Enduro', 1),
  scooter: motorcycle('Scooter', 2),

  caravan: caravan('Caravan', 'Full Height'),
  offroadvan: caravan('Off-Road Caravan', 'Full Height'),
  poptop: caravan('Pop Top', 'Pop Top'),
  hybridvan: caravan('Hybrid Camper', 'Pop Top'),
  camper: caravan('Camper Trailer', 'Wind Up'),
};

function car(simpleBody: string, bodyConfiguration: string, doors: number, seats: number): Body {
  return { itemType: 'car', simpleBody, bodyConfiguration, doors, seats };
}

function motorcycle(simpleBody: string, seats: number): Body {
  return { itemType: 'motorcycle', simpleBody, bodyConfiguration: null, doors: null, seats };
}

function caravan(simpleBody: string, bodyConfiguration: string): Body {
  return { itemType: 'caravan', simpleBody, bodyConfiguration, doors: null, seats: null };
}
