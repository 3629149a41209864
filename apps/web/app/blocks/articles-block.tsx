import type { ArticlesView } from '@forecourt/app/pages/blocks/articles.block';
import { ArticleTeasers } from './article-teasers.tsx';
import { BlockAnchor } from '../shared/block-anchor.tsx';

/** The newest articles of the blog. */
export function ArticlesBlock({ view }: { readonly view: ArticlesView }) {
  return (
    <section className="wrap band">
      <div className="head">
        <h2>{view.heading}</h2>
        {view.all && <BlockAnchor link={view.all} className="link" />}
      </div>
      <ArticleTeasers articles={view.articles} />
    </section>
  );
}
