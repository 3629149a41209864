import type { WrittenPageView } from '@forecourt/app/finance/show-written-page';
import { Photo } from '@forecourt/ui/photo';
import { ArticleTeasers } from '../../blocks/article-teasers.tsx';
import { Block } from '../../blocks/block.tsx';
import { BlockAnchor } from '../../shared/block-anchor.tsx';
import { CardShelf } from '../stock/card/card-shelf.tsx';
import { PageCrumbs } from '../../shared/page-crumbs.tsx';
import { FinanceEnd, FinancePart } from '../finance/home/finance-part.tsx';
import '../../blocks/home.css';

/** A page or an article that staff wrote. */
export function Page({ view }: { readonly view: WrittenPageView }) {
  const { title, lead, picture, crumbs, finance, blocks, article } = view;
  return (
    <article className="content-page" data-article={article ? '' : undefined}>
      <header className="content-top" data-has-picture={picture ? '' : undefined}>
        <div className="wrap">
          <div className="content-words">
            <PageCrumbs crumbs={crumbs} />
            <h1>{title}</h1>
            {lead !== null && <p className="lead">{lead}</p>}
            {article && <ArticleByline article={article} />}
          </div>
        </div>
        {picture && (
          <Photo
            picture={picture}
            sizes="(min-width: 51.25em) 50vw, 100vw"
            width={960}
            height={640}
            isFirst
          />
        )}
      </header>
      <div className="content-blocks">
        {finance && <FinancePart finance={finance} />}
        {blocks.map((block, place) => (
          <Block key={place} {...block} />
        ))}
        {finance && <FinanceEnd finance={finance} />}
      </div>
      {article && <ArticleFoot article={article} />}
    </article>
  );
}

function ArticleByline({
  article: { author, category, date, reading },
}: {
  readonly article: NonNullable<WrittenPageView['article']>;
}) {
  return (
    <div className="article-by">
      {author && (
        <span className="article-face" aria-hidden="true">
          {author.initials}
        </span>
      )}
      <div>
        {author && (
          <p>
            <b>{author.name}</b>
            {author.role !== null && `, ${author.role}`}
          </p>
        )}
        <p className="small muted">
          {category !== null && `${category} · `}
          {date && (
            <>
              <time dateTime={date.iso}>{date.text}</time>
              {' · '}
            </>
          )}
          {reading}
        </p>
      </div>
    </div>
  );
}

function ArticleFoot({
  article: { calls, cars, more },
}: {
  readonly article: NonNullable<WrittenPageView['article']>;
}) {
  const [first, ...rest] = calls;
  return (
    <footer>
      {first && (
        <div className="wrap page-prose article-calls">
          <BlockAnchor link={first} className="btn" />
          {rest.map((call) => (
            <BlockAnchor key={call.label} link={call} className="btn line" />
          ))}
        </div>
      )}
      {cars && <CardShelf shelf={cars} className="wrap article-cars" id="cars" />}
      {more.length > 0 && (
        <section className="sunk band">
          <div className="wrap">
            <div className="head">
              <h2>More to read</h2>
            </div>
            <ArticleTeasers articles={more} />
          </div>
        </section>
      )}
    </footer>
  );
}
