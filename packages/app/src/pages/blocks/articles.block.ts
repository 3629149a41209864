import { pathFor } from '@forecourt/domain/site/paths';
import { z } from 'zod';
import { articleTeaser, type ArticleTeaserView } from '../article-teaser.view.ts';
import { blockLink, type BlockLinkView } from './block-link.ts';
import { defineBlock } from './define-block.ts';

export interface ArticlesView {
  readonly heading: string;
  readonly articles: readonly ArticleTeaserView[];
  readonly all: BlockLinkView | null;
}

const mostArticles = 3;

/** The newest articles of the blog. */
export const articles = defineBlock({
  schema: z.strictObject({}),
  sample: {},
  show: async (_stored, page) => {
    const { settings } = page.context;
    const found = await page.sources.articles();
    if (found.length === 0) return null;
    const view: ArticlesView = {
      heading: settings.home.articlesHeading,
      articles: found.slice(0, mostArticles).map((article) => articleTeaser(article, page)),
      all: blockLink({ label: settings.pages.blogName, link: pathFor(settings, 'blog') }, page),
    };
    return { view };
  },
});
