import type { PaintNames } from '../paints-of.ts';

/** Caravans are clad in sheets of a few colours that every builder buys and names alike. */
export const caravanPaints: PaintNames = {
  white: 'White',
  pearl: 'White with Black Checkerplate',
  silver: 'Silver Composite',
  grey: 'Storm Grey',
  graphite: 'Charcoal',
  black: 'Black',
  sand: 'Champagne',
};
