import type { ArticleTeaserView } from '@forecourt/app/pages/article-teaser.view';
import { Picture } from '@forecourt/ui/picture';

export interface ArticleTeasersProps {
  readonly articles: readonly ArticleTeaserView[];
  /** They are the first pictures of the page. */
  readonly isFirst?: boolean;
}

/** Articles side by side; one without a picture begins with its words. */
export function ArticleTeasers({ articles, isFirst = false }: ArticleTeasersProps) {
  return (
    <ul className="teasers" data-count={articles.length}>
      {articles.map(({ title, text, href, category, author, date, picture }) => (
        <li key={href} className="teaser" data-has-picture={picture ? '' : undefined}>
          {picture && (
            <Picture
              picture={picture}
              sizes={
                articles.length === 1 ? '(min-width: 51.25em) 58vw, 92vw' : '(min-width: 51.25em) 30vw, 92vw'
              }
              isFirst={isFirst}
            />
          )}
          {category !== null && <p className="small muted">{category}</p>}
          <h3>
            <a href={href}>{title}</a>
          </h3>
          {text !== null && <p>{text}</p>}
          {(author !== null || date) && (
            <p className="small muted">
              {author !== null && `By ${author}`}
              {author !== null && date && ' · '}
              {date && <time dateTime={date.iso}>{date.text}</time>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
