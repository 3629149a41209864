import type { ReviewsPageView, ShownReviewView } from '@forecourt/app/reviews/show-reviews-page';
import { ButtonLink } from '@forecourt/ui/button-link';
import { PageCrumbs } from '../../shared/page-crumbs.tsx';
import { Stars } from '../../shared/stars.tsx';
import './reviews-page.css';

/** What customers say, all of it: the true average first, then the newest words. */
export function Page({ view }: { readonly view: ReviewsPageView }) {
  const { title, crumbs, average, stars, summary, readText, fairText, reviews, newer, more, elsewhere } =
    view;
  return (
    <div className="wrap rv-page">
      <PageCrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      <div className="rv-sum">
        {average !== null && <b>{average}</b>}
        <div>
          {stars && <Stars fill={stars} label={`${average} out of 5 stars`} />}
          <p>{summary}</p>
          <p className="small muted">{[fairText, readText].filter((words) => words !== null).join(' ')}</p>
        </div>
      </div>
      <ul className="rv-list" id="reviews">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {(newer ?? more ?? elsewhere) !== null && (
        <p className="rv-ways">
          {newer && (
            <ButtonLink href={newer.href} look="line">
              {newer.label}
            </ButtonLink>
          )}
          {more && (
            <ButtonLink href={more.href} look="line">
              {more.label}
            </ButtonLink>
          )}
          {elsewhere && (
            <a className="link" href={elsewhere.href} rel="noopener">
              {elsewhere.label}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

function ReviewItem({ review }: { readonly review: ShownReviewView }) {
  const { who, initial, picture, when, stars, rating, text } = review;
  return (
    <li>
      <figure>
        <figcaption>
          {picture ? (
            <img
              className="rv-face"
              src={picture.src}
              alt=""
              width={44}
              height={44}
              loading="lazy"
              referrerPolicy="no-referrer"
            />
          ) : (
            <span className="rv-face" aria-hidden="true">
              {initial}
            </span>
          )}
          <span>
            <b>{who}</b>
            {when && (
              <time className="small muted" dateTime={when.iso} title={when.day}>
                {when.age}
              </time>
            )}
          </span>
        </figcaption>
        {stars && <Stars fill={stars} label={`${rating} out of 5 stars`} />}
        {text === null ? <p className="muted">No words, just the stars.</p> : <blockquote>{text}</blockquote>}
      </figure>
    </li>
  );
}
