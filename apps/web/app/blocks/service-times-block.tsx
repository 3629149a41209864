import type { ServiceTimesView } from '@forecourt/app/pages/blocks/service-times.block';
import { BlockAnchor } from '../shared/block-anchor.tsx';

/** Service times of another system: a closed part loads nothing, so that it learns of nobody who does not open it. */
export function ServiceTimesBlock({ view }: { readonly view: ServiceTimesView }) {
  const { heading, url, provider, book } = view;
  return (
    <section className="wrap band service-frame" aria-labelledby="service-times">
      <h2 id="service-times">{heading}</h2>
      <p className="muted">Shown by {provider}, who run our bookings.</p>
      <details>
        <summary className="btn">See the times</summary>
        <iframe
          src={url}
          title={heading}
          loading="lazy"
          referrerPolicy="origin"
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        />
      </details>
      {book && (
        <p>
          <BlockAnchor link={book} className="link" />
        </p>
      )}
    </section>
  );
}
