import type { Paint } from './catalogue.ts';

/** The colours in which vehicles are pictured, with how often Australians buy each. */
const colourPopularity = {
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

export type PictureColour = keyof typeof colourPopularity;
export type PaintNames = Readonly<Partial<Record<PictureColour, string>>>;

/** A maker's paints from their names by picture colour, as popular as their colours are. */
export function paintsOf(names: PaintNames): readonly Paint[] {
  return Object.entries(names).map(([colour, name]) => ({
    name,
    colour,
    popularity: colourPopularity[colour as PictureColour],
  }));
}
