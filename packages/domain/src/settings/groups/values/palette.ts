import { z } from 'zod';
import { contrastRatio } from './contrast.ts';

/** Six lower-case digits and nothing else, so that a colour can be written into a style as it stands. */
export const colour = z
  .string()
  .max(7)
  .regex(/^#[0-9a-f]{6}$/, 'Write a colour such as #15171a.');

type Pair<Name extends string> = readonly [front: Name, back: Name, leastRatio: number];

const text = 4.5;
const control = 3;

/** Refuses colours that cannot be told from each other, naming the pair and its ratio. */
function readable<Name extends string>(pairs: readonly Pair<Name>[]) {
  return (colours: Record<Name, string>, context: z.RefinementCtx) => {
    for (const [front, back, leastRatio] of pairs) {
      const ratio = contrastRatio(colours[front], colours[back]);
      // A colour that is none has its own complaint, and no ratio.
      if (!(ratio < leastRatio)) continue;
      const message = `${front} on ${back} has a contrast of ${ratio.toFixed(2)} and needs ${leastRatio}.`;
      context.addIssue({ code: 'custom', path: [front], message });
    }
  };
}

/** The colours of one mode, by what they are for. */
export const palette = z
  .strictObject({
    paper: colour,
    surface: colour,
    sunk: colour,
    ink: colour,
    brand: colour,
    onBrand: colour,
    action: colour,
    onAction: colour,
    accent: colour,
    header: colour,
    onHeader: colour,
    footer: colour,
    onFooter: colour,
  })
  .superRefine(
    readable([
      ['ink', 'paper', text],
      ['ink', 'surface', text],
      ['ink', 'sunk', text],
      ['onBrand', 'brand', text],
      ['onAction', 'action', text],
      ['accent', 'paper', text],
      ['accent', 'surface', text],
      ['onHeader', 'header', text],
      ['onFooter', 'footer', text],
      ['action', 'paper', control],
    ]),
  );

/** The lead band and the second button keep their colours in both modes. */
export const highlightPalette = z
  .strictObject({ lead: colour, onLead: colour, spot: colour, onSpot: colour })
  .superRefine(
    readable([
      ['onLead', 'lead', text],
      ['onSpot', 'spot', text],
    ]),
  );
