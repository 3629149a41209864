import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { GestureHandlers } from './gesture-recognizer.ts';
import { zoomGestures } from './zoom-gestures.ts';
import { zoomAt, type Zoomed } from './zoom-at.ts';

export interface Zoom {
  /** The box of the picture, which it is moved within. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly isZoomed: boolean;
  readonly closer: () => void;
  readonly farther: () => void;
}

const whole: Zoomed = { scale: 1, x: 0, y: 0 };
const step = 1.6;
const doubleTapScale = 2.5;

/** A picture to look at closely: by two fingers, the wheel, a double tap or the buttons. Each begins whole. */
export function useZoom(place: number, drags: Pick<GestureHandlers, 'onDrag' | 'onDrop'>): Zoom {
  const stage = useRef<HTMLDivElement>(null);
  const zoomed = useRef(whole);
  const drag = useRef(drags);
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    drag.current = drags;
  });

  const { show, by } = useMemo(() => {
    const showAs = (next: Zoomed) => {
      zoomed.current = next;
      const picture = stage.current?.querySelector<HTMLElement>('[data-now]');
      if (picture) picture.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
      setZoomed(next.scale > 1);
    };
    const zoomBy = (factor: number, at = { x: 0, y: 0 }) => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {};
      showAs(zoomAt(zoomed.current, { factor, at, width, height }));
    };
    return { show: showAs, by: zoomBy };
  }, []);

  useEffect(() => {
    show(whole);
    const picture = stage.current?.querySelector<HTMLElement>('[data-now]');
    // It stays beside the next one: looked at closely it would lie over that.
    return () => {
      picture?.style.removeProperty('transform');
    };
  }, [place, show]);

  useEffect(() => {
    const { current } = stage;
    if (!current) return undefined;
    return zoomGestures(current, {
      onPinch: by,
      onPan: (dx, dy) => {
        const { scale, x, y } = zoomed.current;
        const { clientWidth: width, clientHeight: height } = current;
        const moved = { scale, x: x + dx, y: y + dy };
        if (scale > 1) show(zoomAt(moved, { factor: 1, at: { x: 0, y: 0 }, width, height }));
      },
      onDoubleTap: (at) => (zoomed.current.scale > 1 ? show(whole) : by(doubleTapScale, at)),
      onDrag: (moved) => {
        if (zoomed.current.scale === 1) drag.current.onDrag(moved);
      },
      onDrop: (dropped) => {
        if (zoomed.current.scale === 1) drag.current.onDrop(dropped);
      },
    });
  }, [by, show]);

  return { stage, isZoomed, closer: () => by(step), farther: () => by(1 / step) };
}
