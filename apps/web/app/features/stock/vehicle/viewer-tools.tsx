import { Icon } from '@forecourt/ui/icon';
import { imagesIcon, rotateIcon, xIcon, zoomInIcon, zoomOutIcon } from '@forecourt/ui/icons';
import type { Zoom } from './use-zoom.ts';

export interface ViewerToolsProps {
  readonly zoom: Zoom;
  readonly isTurned: boolean;
  readonly onTurn: () => void;
  /** Back to all of them, where a phone has them one below the other; null where there is one. */
  readonly onAll: (() => void) | null;
  readonly onClose: () => void;
}

/** On a phone held upright the photo on its side, which fills the screen; a closer look, a farther one, the way out. */
export function ViewerTools({ zoom, isTurned, onTurn, onAll, onClose }: ViewerToolsProps) {
  return (
    <div className="r">
      {onAll && (
        <button type="button" className="icon-btn all" aria-label="All photos" onClick={onAll}>
          <Icon path={imagesIcon} />
        </button>
      )}
      <button
        type="button"
        className="icon-btn turn"
        aria-label="Turn the photo"
        aria-pressed={isTurned}
        onClick={onTurn}
      >
        <Icon path={rotateIcon} />
      </button>
      <button
        type="button"
        className="icon-btn zoom"
        aria-label="Zoom out"
        disabled={!zoom.isZoomed}
        onClick={zoom.farther}
      >
        <Icon path={zoomOutIcon} />
      </button>
      <button type="button" className="icon-btn zoom" aria-label="Zoom in" onClick={zoom.closer}>
        <Icon path={zoomInIcon} />
      </button>
      <button type="button" className="icon-btn" aria-label="Close photos" onClick={onClose}>
        <Icon path={xIcon} />
      </button>
    </div>
  );
}
