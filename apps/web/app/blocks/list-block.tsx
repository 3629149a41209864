import type { ListView } from '@forecourt/app/pages/blocks/list.block';

/** Points of a list, or steps. */
export function ListBlock({ view }: { readonly view: ListView }) {
  const Tag = view.isOrdered ? 'ol' : 'ul';
  return (
    <div className="wrap page-prose" data-block="list">
      <Tag>
        {view.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Tag>
    </div>
  );
}
