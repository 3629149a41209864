import type { PaintNames } from '../paints-of.ts';

/** Caravans are clad in sheets of a few colours that every builder buys and names alike. */
export const caravanPaints: PaintNames = {
  white: 'White',
  pearl: 'White with Black Checkerplate',
  silver: 'White and Silver',
  grey: 'White and Storm Grey',
  graphite: 'White and Charcoal',
  black: 'White and Black',
  sand: 'White and Champagne',
};
