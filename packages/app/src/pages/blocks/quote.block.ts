import { z } from 'zod';
import { defineBlock } from './define-block.ts';
import { line, paragraph } from './stored-texts.ts';

export interface QuoteView {
  readonly text: string;
  readonly who: string;
}

/** What somebody said. */
export const quote = defineBlock({
  schema: z.strictObject({ text: paragraph, who: line }),
  sample: { text: 'They had it going by lunch.', who: 'Kev T., Grenfell' },
  show: ({ text, who }) => ({ view: { text, who } satisfies QuoteView }),
});
