import type { ReviewsView } from '@forecourt/app/pages/blocks/reviews.block';
import { BlockAnchor } from '../shared/block-anchor.tsx';
import { Stars } from '../shared/stars.tsx';

/** What customers say: the true average and count first, then the newest words with their own stars. */
export function ReviewsBlock({ view }: { readonly view: ReviewsView }) {
  const { heading, average, stars, summary, source, quotes, all } = view;
  const [first, ...rest] = quotes;
  return (
    <div className="reviews" id="reviews">
      {heading !== null && <h2>{heading}</h2>}
      <p className="reviews-sum">
        {stars && <Stars fill={stars} label={`${average} out of 5 stars`} />}
        {average !== null && <b>{average}</b>}
        <span className="muted small">
          {summary}, {source}
        </span>
      </p>
      {first && (
        <figure>
          <blockquote className="quote">“{first.text}”</blockquote>
          <figcaption className="muted small">
            {first.stars && <Stars fill={first.stars} label={`${first.rating} out of 5 stars`} />} {first.who}
          </figcaption>
        </figure>
      )}
      {rest.map(({ text, who, stars: own, rating }) => (
        <figure key={text} className="quote-s">
          <blockquote>“{text}”</blockquote>
          <figcaption className="muted small">
            {own && <Stars fill={own} label={`${rating} out of 5 stars`} />} {who}
          </figcaption>
        </figure>
      ))}
      {all && <BlockAnchor link={all} className="link" />}
    </div>
  );
}
