import type { ModelsView } from '@forecourt/app/pages/show-models-page';
import { ModelTile } from '../../blocks/model-tile.tsx';
import { PageTabs } from './page-tabs.tsx';
import '../../blocks/home.css';

/** The models of the site's manufacturer, by body. */
export function Page({ view }: { readonly view: ModelsView }) {
  const { title, lead, bodies, shelves } = view;
  return (
    <div className="wrap band list-page">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <PageTabs label="Bodies" tabs={bodies} />
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
