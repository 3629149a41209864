import type { NearView } from '@forecourt/app/stock/search/search-page.view';

/** From where the distance counts, and how far a car may be (LOC-6). */
export function NearBar({ near: { text, notice, distances, clearHref } }: { readonly near: NearView }) {
  return (
    <>
      {notice !== null && (
        <p className="notice" role="alert">
          <span>
            {notice}{' '}
            <a className="link" href={clearHref}>
              Clear postcode
            </a>
          </span>
        </p>
      )}
      {text !== null && (
        <nav className="near-bar" aria-label="Distance">
          <b>{text}</b>
          {distances.map(({ label, href, isChosen }) => (
            <a
              key={href}
              className="chip"
              href={href}
              aria-current={isChosen ? 'true' : undefined}
              data-keep-scroll=""
            >
              {label}
            </a>
          ))}
          <a className="link small" href={clearHref} data-keep-scroll="">
            Clear postcode
          </a>
        </nav>
      )}
    </>
  );
}
