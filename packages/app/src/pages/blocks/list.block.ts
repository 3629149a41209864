import { z } from 'zod';
import { defineBlock } from './define-block.ts';
import { paragraph } from './stored-texts.ts';

export interface ListView {
  readonly items: readonly string[];
  /** The order counts: steps, one after the other. */
  readonly isOrdered: boolean;
}

/** Points of a list, or steps. */
export const list = defineBlock({
  schema: z.strictObject({ items: z.array(paragraph).min(1).max(40), isOrdered: z.boolean().default(false) }),
  sample: { items: ['Drop the tyres to 18 psi.', 'Bring a compressor.'] },
  show: ({ items, isOrdered }) => ({ view: { items, isOrdered } satisfies ListView }),
});
