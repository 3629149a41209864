import type { ModelTileView } from '@forecourt/app/pages/blocks/model-tile.view';
import { Picture } from '@forecourt/ui/picture';
import { DrawnVehicle } from '../shared/drawn-vehicle.tsx';
import './model-tile.css';

/** A model of the range. One that has no page is shown and leads nowhere. */
export function ModelTile({ tile }: { readonly tile: ModelTileView }) {
  const { name, price, note, text, facts, href, picture } = tile;
  const inside = (
    <>
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 75em) 30vw, 78vw" />
      ) : (
        <span className="pic pic-pending">
          <DrawnVehicle />
        </span>
      )}
      <b>{name}</b>
      {price && (
        <span className="model-price">
          {price.amount} {price.basis !== null && <span className="price-basis">{price.basis}</span>}
        </span>
      )}
      {note !== null && <span className="note">{note}</span>}
      {text !== null && <span className="model-text">{text}</span>}
      {facts.length > 0 && <span className="model-facts">{facts.join(' · ')}</span>}
    </>
  );
  return href === null ? (
    <div className="model">{inside}</div>
  ) : (
    <a className="model" href={href}>
      {inside}
    </a>
  );
}
