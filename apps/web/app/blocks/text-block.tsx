import type { TextView } from '@forecourt/app/pages/blocks/text.block';

/** Words, a paragraph at a time. */
export function TextBlock({ view }: { readonly view: TextView }) {
  return (
    <div className="wrap page-prose" data-block="text">
      {view.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
