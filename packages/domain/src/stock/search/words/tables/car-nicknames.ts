import { listed } from './listed.ts';

/**
 * What Australians call makes and models beside their names, and what they were called before; each with the
 * names it can have in a stock. A nickname that is also a word of its own (lux, scout) is none here.
 */
export const nicknames: Readonly<Record<string, readonly string[]>> = {
  // Makes
  merc: ['Mercedes-Benz', 'Mercedes'],
  mercedes: ['Mercedes-Benz'],
  benz: ['Mercedes-Benz', 'Mercedes'],
  beemer: ['BMW'],
  beamer: ['BMW'],
  bimmer: ['BMW'],
  beema: ['BMW'],
  bmer: ['BMW'],
  vw: ['Volkswagen'],
  vdub: ['Volkswagen'],
  veedub: ['Volkswagen'],
  volks: ['Volkswagen'],
  volksy: ['Volkswagen'],
  subie: ['Subaru'],
  subi: ['Subaru'],
  suby: ['Subaru'],
  subbie: ['Subaru'],
  scooby: ['Subaru'],
  mitsi: ['Mitsubishi'],
  mitsy: ['Mitsubishi'],
  mitsu: ['Mitsubishi'],
  mitzi: ['Mitsubishi'],
  yota: ['Toyota'],
  holdo: ['Holden'],
  alfa: ['Alfa Romeo', 'Alfa'],
  alpharomeo: ['Alfa Romeo', 'Alfa'],
  pug: ['Peugeot'],
  landy: ['Land Rover'],
  isuzu: ['Isuzu', 'Isuzu UTE'],
  skodie: ['Skoda'],
  suzi: ['Suzuki'],
  suzy: ['Suzuki'],
  zook: ['Suzuki'],
  zuki: ['Suzuki'],
  greatwall: ['Great Wall', 'GWM'],
  morrisgarages: ['MG'],
  mazzy: ['Mazda'],
  porker: ['Porsche'],
  porka: ['Porsche'],
  harley: ['Harley-Davidson'],
  kwaka: ['Kawasaki'],
  kwak: ['Kawasaki'],
  kawa: ['Kawasaki'],
  kwacker: ['Kawasaki'],
  yammy: ['Yamaha'],
  yamie: ['Yamaha'],
  yammie: ['Yamaha'],
  husky: ['Husqvarna'],
  enfield: ['Royal Enfield'],
  trumpy: ['Triumph'],
  // Models
  commo: ['Holden Commodore'],
  commie: ['Holden Commodore'],
  cruiser: ['Toyota LandCruiser'],
  lc: ['Toyota LandCruiser'],
  lc70: ['Toyota LandCruiser 70', 'Toyota LandCruiser'],
  lc76: ['Toyota LandCruiser 70', 'Toyota LandCruiser'],
  lc78: ['Toyota LandCruiser 70', 'Toyota LandCruiser'],
  lc79: ['Toyota LandCruiser 70', 'Toyota LandCruiser'],
  landcruiser76: ['Toyota LandCruiser 70'],
  landcruiser78: ['Toyota LandCruiser 70'],
  landcruiser79: ['Toyota LandCruiser 70'],
  '70series': ['Toyota LandCruiser 70'],
  '76series': ['Toyota LandCruiser 70'],
  '78series': ['Toyota LandCruiser 70'],
  '79series': ['Toyota LandCruiser 70'],
  landcruiser70series: ['Toyota LandCruiser 70'],
  landcruiser76series: ['Toyota LandCruiser 70'],
  landcruiser78series: ['Toyota LandCruiser 70'],
  landcruiser79series: ['Toyota LandCruiser 70'],
  lc100: ['Toyota LandCruiser'],
  lc200: ['Toyota LandCruiser'],
  lc300: ['Toyota LandCruiser'],
  troopy: ['Toyota LandCruiser 70', 'Toyota LandCruiser'],
  troopie: ['Toyota LandCruiser 70', 'Toyota LandCruiser'],
  troopcarrier: ['Toyota LandCruiser 70', 'Toyota LandCruiser'],
  prado: ['Toyota LandCruiser Prado', 'Toyota Prado'],
  rolla: ['Toyota Corolla'],
  gt86: ['Toyota 86'],
  highlux: ['Toyota HiLux'],
  highace: ['Toyota HiAce'],
  stang: ['Ford Mustang'],
  muzzy: ['Ford Mustang'],
  mache: ['Ford Mustang Mach-E'],
  falc: ['Ford Falcon'],
  falcy: ['Ford Falcon'],
  disco: ['Land Rover Discovery'],
  rangie: ['Land Rover Range Rover', 'Range Rover'],
  rangey: ['Land Rover Range Rover', 'Range Rover'],
  evoque: ['Land Rover Range Rover Evoque'],
  velar: ['Land Rover Range Rover Velar'],
  defender: ['Land Rover Defender', 'Land Rover Defender 110', 'Land Rover Defender 90'],
  paj: ['Mitsubishi Pajero'],
  paji: ['Mitsubishi Pajero'],
  pajy: ['Mitsubishi Pajero'],
  pajsport: ['Mitsubishi Pajero Sport'],
  lanny: ['Mitsubishi Lancer'],
  outie: ['Subaru Outback'],
  foz: ['Subaru Forester'],
  fozzy: ['Subaru Forester'],
  fozza: ['Subaru Forester'],
  fozzie: ['Subaru Forester'],
  rexy: ['Subaru WRX'],
  pathy: ['Nissan Pathfinder'],
  miata: ['Mazda MX-5'],
  jolion: ['GWM Haval Jolion', 'Haval Jolion'],
  h6: ['GWM Haval H6', 'Haval H6'],
  drz: ['Suzuki DR-Z400'],
  klr: ['Kawasaki KLR650'],
  bonnie: ['Triumph Bonneville T120'],
  bonny: ['Triumph Bonneville T120'],
};

/** Names that stand for every model which begins so. */
export const modelFamilies: readonly string[] = ['rangerover'];

/** Models that are words of everyday: read only right after their make. */
export const everydayModels: ReadonlySet<string> = new Set(
  listed(`city, express, master, partner, expert, ute, hatch, convertible, sedan, wagon, van, born, seal, bolt, chief,
  monster, knight, tracker, aspire, getaway, drift, iron, speed, hunter, rocket, shark, continental, deliver,
  scout, smart, fox, rapid, air, one, up, tank, v3, bigred, allterrain, roadowl, custom, sport, cross, super,
  grand, model, street, road`),
);

/** Words of longer names that tell nothing of the model, beside whatever make. */
export const vagueNameWords: ReadonlySet<string> = new Set(
  listed(`model, series, class, sport, cross, super, grand, street, road, speed, big, all, pro, max, twin, country,
  city, custom, plus, touring, adventure, range, standard, new`),
);

/** Two letters say a model only where they are no badge of another. */
export const shortModels: ReadonlySet<string> = new Set(['xv', 'zs', 'nx', 'rx', 'ux']);

/** Models that are badges of other models: not read right after a model. */
export const alsoBadges: ReadonlySet<string> = new Set(
  listed(`cruiser, outback, aspire, adventure, escape, express, city, tracker, journey, titan, liberty, rx, nx, ux,
  zs, xv, eclipse, mirage, defender, discovery, explorer, summit, rogue`),
);

/** In names such as Model Y and 3 Series this is the word that says nothing. */
export const emptyNameWords: ReadonlySet<string> = new Set(['model', 'series', 'class']);
