import type { ArticleTeaserView } from '@forecourt/app/pages/article-teaser.view';
import { Picture } from '@forecourt/ui/picture';

/** Articles side by side; one without a picture begins with its words. */
export function ArticleTeasers({ articles }: { readonly articles: readonly ArticleTeaserView[] }) {
  return (
    <ul className="teasers" data-count={articles.length}>
      {articles.map(({ title, text, href, category, date, picture }) => (
        <li key={href} className="teaser" data-has-picture={picture ? '' : undefined}>
          {picture && <Picture picture={picture} sizes="(min-width: 51.25em) 30vw, 92vw" />}
          <p className="small muted">
            {category}
            {category !== null && date && ' · '}
            {date && <time dateTime={date.iso}>{date.text}</time>}
          </p>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          {text !== null && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
