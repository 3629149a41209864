import { useState } from 'react';
import type { MenuView, ModelLinkView } from '@forecourt/app/layout/layout.view';
import { Icon } from '@forecourt/ui/icon';
import { arrowRightIcon } from '@forecourt/ui/icons';
import { Picture } from '@forecourt/ui/picture';
import { SiteLink } from './site-link.tsx';

export interface ModelsPanelProps {
  readonly menu: Extract<MenuView, { readonly kind: 'models' }>;
}

/** Two rows, before a body is chosen. */
const mostTiles = 8;

/** Bodies left, the models of the chosen one right, and the way to all of them (NAV-2). */
export function ModelsPanel({ menu: { shelves, models, overview } }: ModelsPanelProps) {
  const [chosen, choose] = useState<number | null>(null);
  const shelf = chosen === null ? undefined : shelves[chosen];
  const shown = shelf?.models ?? [...models.keys()].slice(0, mostTiles);
  return (
    <div className="mega">
      <div className="wrap">
        <ul className="bodies">
          {shelves.map(({ label, href, models: places }, place) => (
            <li key={href}>
              <a
                href={href}
                className={place === chosen ? 'on' : undefined}
                onPointerEnter={() => choose(place)}
                onFocus={() => choose(place)}
              >
                {label} <em>{places.length}</em>
              </a>
            </li>
          ))}
        </ul>
        <ul className="tiles">
          {shown.map((place) => {
            const model = models[place];
            return model && <ModelTile key={place} model={model} />;
          })}
        </ul>
        <p className="foot">
          <SiteLink className="link" link={overview}>
            {overview.label}
            <Icon path={arrowRightIcon} />
          </SiteLink>
        </p>
      </div>
    </div>
  );
}

function ModelTile({ model }: { readonly model: ModelLinkView }) {
  return (
    <li>
      <SiteLink className="tile" link={model}>
        {model.picture && <Picture picture={model.picture} sizes="240px" ratio="16:9" />}
        <b>{model.name}</b>
        {model.note !== null && <span>{model.note}</span>}
      </SiteLink>
    </li>
  );
}
