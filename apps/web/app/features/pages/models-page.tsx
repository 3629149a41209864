import type { ModelsView } from '@forecourt/app/pages/show-models-page';
import { ModelTile } from '../../blocks/model-tile.tsx';

/** The models of the site's manufacturer, by body. */
export function Page({ view }: { readonly view: ModelsView }) {
  const { title, bodies, shelves } = view;
  return (
    <div className="wrap band list-page">
      <h1>{title}</h1>
      {bodies.length > 2 && (
        <nav className="tabs" aria-label="Bodies">
          {bodies.map(({ label, href, isHere }) => (
            <a
              key={href}
              href={href}
              className={isHere ? 'on' : undefined}
              aria-current={isHere ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      )}
      {shelves.map(({ label, models }) => (
        <section key={label} className="shelf">
          {shelves.length > 1 && <h2>{label}</h2>}
          <div className="model-grid">
            {models.map((tile) => (
              <ModelTile key={tile.name} tile={tile} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
