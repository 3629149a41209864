import { z } from 'zod';
import { defineBlock } from './define-block.ts';
import { paragraph } from './stored-texts.ts';

export interface TextView {
  readonly paragraphs: readonly string[];
}

/** Words, a paragraph at a time. */
export const text = defineBlock({
  schema: z.strictObject({ paragraphs: z.array(paragraph).min(1).max(60) }),
  sample: { paragraphs: ['Bring the car in the evening and collect it before work.'] },
  show: ({ paragraphs }) => ({ view: { paragraphs } satisfies TextView }),
});
