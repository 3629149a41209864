import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { GestureHandlers, Point } from './gesture-recognizer.ts';
import { dragOffset, dropOutcome, type DragPlace } from './photo-drag.ts';

export interface PhotoTrackProps extends Pick<DragPlace, 'place' | 'last' | 'isTurned'> {
  readonly turnTo: (place: number) => void;
  readonly onClose: () => void;
}

export interface PhotoTrack extends Pick<GestureHandlers, 'onDrag' | 'onDrop'> {
  /** Holds the photo with its neighbours, and moves them together. */
  readonly track: RefObject<HTMLDivElement | null>;
}

const settleMs = 220;
/** Between two photos, as the stylesheet has it. */
const gapPx = 16;

/** Photos that follow the finger: on to the next or back, down and away, and at the ends a little. */
export function usePhotoTrack(props: PhotoTrackProps): PhotoTrack {
  const track = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const settling = useRef<{ readonly timer: number; readonly end: () => void } | null>(null);
  useEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => moveTo(track.current, { x: 0, y: 0 }), [props.place, props.isTurned]);
  useEffect(() => () => clearTimeout(settling.current?.timer), []);

  const placeNow = (): DragPlace => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = track.current ?? {};
    return { ...latest.current, width, height };
  };
  const settle = (to: Point, end: () => void) => {
    const ms = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : settleMs;
    moveTo(track.current, to, ms);
    settling.current = { timer: window.setTimeout(endNow, ms), end };
  };
  const endNow = () => {
    const { timer, end } = settling.current ?? {};
    clearTimeout(timer);
    settling.current = null;
    end?.();
  };
  return {
    track,
    onDrag(drag) {
      endNow();
      const at = placeNow();
      if (track.current && at.isTurned) track.current.dataset['axis'] = drag.axis;
      moveTo(track.current, dragOffset(drag, at));
    },
    onDrop(drop) {
      const at = placeNow();
      const outcome = drop ? dropOutcome(drop, at) : 'back';
      if (!drop || outcome === 'back') return settle({ x: 0, y: 0 }, () => undefined);
      if (outcome === 'close') return settle({ x: 0, y: window.innerHeight }, latest.current.onClose);
      const by = -outcome * ((drop.axis === 'x' ? at.width : at.height) + gapPx);
      return settle(drop.axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by }, () =>
        latest.current.turnTo(at.place + outcome),
      );
    },
  };
}

/** How far down a photo is pulled when the page behind it shows most. */
const pulledPx = 400;

function moveTo(track: HTMLElement | null, { x, y }: Point, ms = 0): void {
  if (!track) return;
  track.style.transition = ms > 0 ? `transform ${ms}ms ease-out` : 'none';
  track.style.transform = `translate(${x}px, ${y}px)`;
  const isPulled = y > 0 && track.dataset['axis'] === undefined;
  track
    .closest<HTMLElement>('dialog')
    ?.style.setProperty('--pulled', isPulled ? `${Math.min(1, y / pulledPx)}` : '0');
}
