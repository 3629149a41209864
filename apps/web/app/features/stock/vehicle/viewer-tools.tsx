import { Icon } from '@forecourt/ui/icon';
import { xIcon, zoomInIcon, zoomOutIcon } from '@forecourt/ui/icons';
import type { Zoom } from './use-zoom.ts';

export interface ViewerToolsProps {
  readonly zoom: Zoom;
  readonly onClose: () => void;
}

/** A closer look, a farther one, and the way out. */
export function ViewerTools({ zoom, onClose }: ViewerToolsProps) {
  return (
    <div className="r">
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
