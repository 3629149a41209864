import type { HeadingView } from '@forecourt/app/pages/blocks/heading.block';

/** A heading over what follows. */
export function HeadingBlock({ view }: { readonly view: HeadingView }) {
  return (
    <div className="wrap page-prose" data-block="heading">
      <h2>{view.text}</h2>
    </div>
  );
}
