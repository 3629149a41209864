import { z } from 'zod';
import { defineBlock } from './define-block.ts';
import { line } from './stored-texts.ts';

export interface FactsView {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Figures are drawn large, sentences in a list. */
  readonly areShort: boolean;
}

/** As much as is read as a figure. */
export const shortValue = 14;

/** Figures of the dealer, or people and what they do. */
export const facts = defineBlock({
  schema: z.strictObject({
    facts: z
      .array(z.strictObject({ label: line, value: line }))
      .min(1)
      .max(40),
  }),
  sample: { facts: [{ label: 'On this corner since', value: '1988' }] },
  show: ({ facts: all }) => ({
    view: { facts: all, areShort: all.every(({ value }) => value.length <= shortValue) } satisfies FactsView,
  }),
});
