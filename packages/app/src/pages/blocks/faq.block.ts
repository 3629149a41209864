import { z } from 'zod';
import { defineBlock } from './define-block.ts';
import { line, paragraph } from './stored-texts.ts';

export interface FaqView {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that fold out. */
export const faq = defineBlock({
  schema: z.strictObject({
    questions: z
      .array(z.strictObject({ question: line, answer: paragraph }))
      .min(1)
      .max(60),
  }),
  sample: { questions: [{ question: 'Can you bring a car to me?', answer: 'On weekdays, yes.' }] },
  show: ({ questions }) => ({ view: { questions } satisfies FaqView }),
});
