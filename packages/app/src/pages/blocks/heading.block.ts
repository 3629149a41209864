import { z } from 'zod';
import { defineBlock } from './define-block.ts';
import { line } from './stored-texts.ts';

export interface HeadingView {
  readonly text: string;
}

/** A heading over what follows. */
export const heading = defineBlock({
  schema: z.strictObject({ text: line }),
  sample: { text: 'How it works' },
  show: ({ text }) => ({ view: { text } satisfies HeadingView }),
});
