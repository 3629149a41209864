import { z } from 'zod';
import { defineBlock } from './define-block.ts';
import { faq, type FaqView } from './faq.block.ts';
import { blockLink, type BlockLinkView } from './block-link.ts';
import { storedBlocks } from './stored-blocks.ts';

export interface QuestionsView extends FaqView {
  readonly heading: string;
  readonly all: BlockLinkView | null;
}

const mostQuestions = 5;

/** The first questions of the site's page of questions (HOME-3). */
export const questions = defineBlock({
  schema: z.strictObject({}),
  sample: {},
  show: async (_stored, page) => {
    const path = page.context.settings.home.questionsPath;
    const found = path === null ? null : await page.sources.page(path);
    if (path === null || !found) return null;
    const all = storedBlocks(found.version.blocks).flatMap(({ word, stored }) => {
      const read = word === 'faq' ? faq.schema.safeParse(stored) : null;
      return read?.success ? read.data.questions : [];
    });
    if (all.length === 0) return null;
    const view: QuestionsView = {
      heading: found.version.title,
      questions: all.slice(0, mostQuestions),
      all: all.length > mostQuestions ? blockLink({ label: 'All questions', link: path }, page) : null,
    };
    return { view, isNarrow: true };
  },
});
