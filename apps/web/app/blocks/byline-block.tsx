import type { BylineView } from '@forecourt/app/pages/blocks/byline.block';

/** Who wrote a page that is no article. */
export function BylineBlock({ view: { name, role } }: { readonly view: BylineView }) {
  return (
    <div className="wrap page-prose" data-block="byline">
      <p>
        <b>{name}</b>
        {role !== null && `, ${role}`}
      </p>
    </div>
  );
}
