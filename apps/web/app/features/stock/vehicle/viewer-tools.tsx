import { Icon } from '@forecourt/ui/icon';
import { rotateIcon, xIcon, zoomInIcon, zoomOutIcon } from '@forecourt/ui/icons';
import type { Zoom } from './use-zoom.ts';

export interface ViewerToolsProps {
  readonly zoom: Zoom;
  readonly isTurned: boolean;
  readonly onTurn: () => void;
  readonly onClose: () => void;
}

/** On a phone held upright the photo on its side, which fills the screen; a closer look, a farther one, the way out. */
export function ViewerTools({ zoom, isTurned, onTurn, onClose }: ViewerToolsProps) {
  return (
    <div className="r">
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
        className="icon-btn"
        aria-label="Zoom out"
        disabled={!zoom.isZoomed}
        onClick={zoom.farther}
      >
        <Icon path={zoomOutIcon} />
      </button>
      <button type="button" className="icon-btn" aria-label="Zoom in" onClick={zoom.closer}>
        <Icon path={zoomInIcon} />
      </button>
      <button type="button" className="icon-btn" aria-label="Close photos" onClick={onClose}>
        <Icon path={xIcon} />
      </button>
    </div>
  );
}
