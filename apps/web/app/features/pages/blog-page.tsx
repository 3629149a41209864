import type { BlogView } from '@forecourt/app/pages/show-blog-page';
import { ButtonLink } from '@forecourt/ui/button-link';
import { ArticleTeasers } from '../../blocks/article-teasers.tsx';
import { PageTabs } from './page-tabs.tsx';
import '../../blocks/home.css';

/** The blog, or one category of it. */
export function Page({ view }: { readonly view: BlogView }) {
  const { title, lead, categories, newest, articles, older, emptyText } = view;
  return (
    <div className="wrap band list-page">
      <h1>{title}</h1>
      {lead !== null && <p className="lead">{lead}</p>}
      <PageTabs label="Categories" tabs={categories} />
      {newest && (
        <div className="blog-newest">
          <ArticleTeasers articles={[newest]} isFirst />
        </div>
      )}
      {articles.length > 0 && <ArticleTeasers articles={articles} />}
      {!newest && articles.length === 0 && <p className="lead">{emptyText}</p>}
      {older !== null && (
        <ButtonLink href={older} look="line">
          Older articles
        </ButtonLink>
      )}
    </div>
  );
}
