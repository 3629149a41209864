import type { ModelTileView } from '@forecourt/app/pages/blocks/model-tile.view';
import { Picture } from '@forecourt/ui/picture';
import { DrawnVehicle } from '../shared/drawn-vehicle.tsx';

/** A model of the range. One that has no page is shown and leads nowhere. */
export function ModelTile({ tile: { name, note, href, picture } }: { readonly tile: ModelTileView }) {
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
      {note !== null && <span className="note">{note}</span>}
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
