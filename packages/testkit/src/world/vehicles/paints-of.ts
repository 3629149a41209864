import type { PictureColour } from '../pictures/picture-colours.ts';
import type { Paint } from './catalogue.ts';

/** How often Australians buy each of the colours in which vehicles are pictured. */
const colourPopularity: Readonly<Record<PictureColour, number>> = {
  white: 30,
  pearl: 10,
  silver: 11,
  grey: 14,
  graphite: 10,
  black: 13,
  blue: 9,
  navy: 4,
  red: 7,
  maroon: 2,
  green: 3,
  sand: 2,
  orange: 2,
  bronze: 2,
  yellow: 1,
};

export type PaintNames = Readonly<Partial<Record<PictureColour, string>>>;

/** A maker's paints from their names by picture colour, as popular as their colours are. */
export function paintsOf(names: PaintNames): readonly Paint[] {
  const entries = Object.entries(names) as [PictureColour, string][];
  return entries.map(([colour, name]) => ({ name, colour, popularity: colourPopularity[colour] }));
}
