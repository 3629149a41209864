import type { QuoteView } from '@forecourt/app/pages/blocks/quote.block';

/** What somebody said. */
export function QuoteBlock({ view }: { readonly view: QuoteView }) {
  return (
    <figure className="wrap page-prose" data-block="quote">
      <blockquote className="quote">“{view.text}”</blockquote>
      <figcaption className="muted small">{view.who}</figcaption>
    </figure>
  );
}
