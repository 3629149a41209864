import type { Look } from './look.ts';
import type { PictureColour } from './picture-colours.ts';

/**
 * The colours in which a look is developed, the commonest first: each costs the demo's first load a picture
 * of every side. A car has one of every hue in which it is sold; any other colour is shown in its nearest.
 */
export const lookColours: Readonly<Record<Look, readonly [PictureColour, ...PictureColour[]]>> = {
  'suv-mid': ['white', 'silver', 'grey', 'black', 'blue', 'red', 'green', 'bronze'],
  'suv-mid-sport': ['white', 'silver', 'graphite', 'black', 'red', 'blue', 'orange', 'green'],
  'suv-square': ['white', 'silver', 'graphite', 'black', 'blue', 'red', 'green', 'bronze'],
  'suv-seven': ['white', 'pearl', 'grey', 'black', 'navy', 'maroon', 'green', 'bronze'],
  'suv-long': ['white', 'pearl', 'silver', 'graphite', 'black', 'blue', 'red', 'bronze'],
  'suv-ladder': ['white', 'silver', 'graphite', 'black', 'blue', 'red', 'bronze', 'green'],
  'suv-small': ['white', 'silver', 'graphite', 'black', 'red', 'blue', 'orange', 'green'],
  'suv-small-plain': ['white', 'silver', 'grey', 'black', 'blue', 'red', 'sand'],
  'suv-low': ['white', 'silver', 'graphite', 'black', 'red', 'blue', 'bronze'],
  'suv-ev': ['white', 'silver', 'grey', 'black', 'blue', 'red', 'green', 'sand'],
  '4x4-large': ['white', 'silver', 'graphite', 'black', 'sand', 'green', 'navy', 'maroon'],
  '4x4-touring': ['white', 'silver', 'sand', 'grey', 'black', 'navy', 'red', 'green'],
  '4x4-short': ['white', 'silver', 'grey', 'black', 'green', 'sand', 'blue', 'red'],
  'ute-dual': ['white', 'silver', 'graphite', 'black', 'blue', 'red', 'orange', 'green'],
  'ute-dual-tour': ['white', 'silver', 'graphite', 'black', 'blue', 'red', 'orange', 'green'],
  'ute-dual-plain': ['white', 'silver', 'grey', 'black', 'blue', 'red'],
  'ute-dual-sport': ['white', 'silver', 'grey', 'black', 'red', 'blue', 'orange', 'green'],
  'ute-dual-work': ['white', 'silver', 'grey', 'black', 'blue', 'red'],
  'ute-single-tray': ['white', 'silver', 'grey', 'black', 'blue', 'red'],
  'hatch-city': ['white', 'silver', 'grey', 'black', 'red', 'blue', 'yellow', 'green'],
  hatch: ['white', 'silver', 'grey', 'black', 'blue', 'red', 'orange'],
  'hatch-warm': ['white', 'grey', 'black', 'red', 'blue', 'yellow'],
  'hatch-ev': ['white', 'silver', 'grey', 'black', 'blue', 'red', 'green', 'sand'],
  'sedan-large': ['white', 'silver', 'graphite', 'black', 'navy', 'maroon', 'green', 'bronze'],
  'sedan-small': ['white', 'silver', 'grey', 'black', 'blue', 'red', 'bronze'],
  'sedan-ev': ['white', 'silver', 'graphite', 'black', 'blue', 'red'],
  wagon: ['white', 'silver', 'grey', 'black', 'navy', 'red', 'green', 'bronze'],
  'wagon-trail': ['white', 'silver', 'graphite', 'black', 'green', 'blue', 'red', 'bronze'],
  coupe: ['white', 'silver', 'grey', 'black', 'red', 'blue', 'yellow'],
  'coupe-fastback': ['white', 'silver', 'graphite', 'black', 'red', 'blue', 'green', 'orange'],
  cabrio: ['white', 'silver', 'black', 'red', 'blue', 'yellow'],
  roadster: ['white', 'grey', 'black', 'red', 'blue', 'green', 'yellow'],
  mover: ['white', 'silver', 'graphite', 'black', 'navy', 'sand', 'maroon'],
  'van-panel': ['white', 'silver', 'grey', 'blue', 'red'],
  'van-high': ['white', 'silver', 'grey'],
  'van-bus': ['white', 'silver', 'graphite'],
  caravan: ['white', 'pearl'],
  'caravan-compact': ['white'],
  'caravan-offroad': ['white', 'grey'],
  'caravan-poptop': ['white'],
  'bike-naked': ['black', 'white', 'grey', 'red', 'blue', 'green', 'yellow'],
  'bike-retro': ['black', 'red', 'green', 'silver', 'blue'],
  'bike-cruiser': ['black', 'silver', 'white', 'maroon', 'navy'],
  'bike-adventure': ['white', 'black', 'grey', 'red', 'blue', 'orange', 'sand'],
  'bike-sport': ['red', 'black', 'white', 'blue', 'green', 'grey', 'orange'],
  'bike-enduro': ['orange', 'white', 'blue', 'black', 'green', 'yellow', 'red'],
  'bike-scooter': ['white', 'blue', 'black', 'grey', 'red'],
};

/** What else passes for a colour, the nearest first. */
const nearest: Readonly<Record<PictureColour, readonly PictureColour[]>> = {
  white: ['pearl', 'silver'],
  pearl: ['white', 'sand'],
  silver: ['grey', 'white'],
  grey: ['graphite', 'silver'],
  graphite: ['grey', 'black', 'silver'],
  black: ['graphite', 'grey'],
  blue: ['navy', 'grey', 'graphite'],
  navy: ['blue', 'black', 'grey', 'graphite'],
  red: ['maroon', 'orange'],
  maroon: ['red', 'bronze'],
  green: ['graphite', 'grey', 'black'],
  sand: ['bronze', 'pearl', 'silver'],
  orange: ['red', 'yellow', 'bronze'],
  bronze: ['sand', 'graphite', 'grey'],
  yellow: ['orange', 'sand', 'pearl'],
};

/** The colour in which a look of that colour is shown. */
export function shownColour(look: Look, colour: PictureColour): PictureColour {
  const offered = lookColours[look];
  return [colour, ...nearest[colour]].find((one) => offered.includes(one)) ?? offered[0];
}
