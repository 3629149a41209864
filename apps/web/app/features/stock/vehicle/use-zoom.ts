import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { GestureHandlers, Point } from './gesture-recognizer.ts';
import { zoomGestures } from './zoom-gestures.ts';
import { wholePicture } from './whole-picture.ts';
import { zoomAt, type Zoomed } from './zoom-at.ts';

export interface Zoom {
  /** The box of the picture, which it is moved within. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly isZoomed: boolean;
  readonly closer: () => void;
  readonly farther: () => void;
  /** Back to the whole picture. */
  readonly end: () => void;
}

const whole: Zoomed = { scale: 1, x: 0, y: 0 };
const step = 1.6;
const doubleTapScale = 2.5;

/** A picture to look at closely: by two fingers, the wheel, a double tap or the buttons. Each that is seen begins whole. */
export function useZoom(seen: string, drags: Pick<GestureHandlers, 'onDrag' | 'onDrop'>): Zoom {
  const stage = useRef<HTMLDivElement>(null);
  const zoomed = useRef(whole);
  const drag = useRef(drags);
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    drag.current = drags;
  });

  const { show, by, move } = useMemo(() => {
    const showAs = (next: Zoomed) => {
      zoomed.current = next;
      const picture = stage.current?.querySelector<HTMLElement>('[data-now]');
      if (picture) picture.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
      setZoomed(next.scale > 1);
    };
    const within = (next: Zoomed, factor: number, at = { x: 0, y: 0 }) => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {};
      const image = stage.current?.querySelector<HTMLImageElement>('[data-now] img') ?? null;
      const picture = wholePicture(image, { width, height });
      showAs(zoomAt(next, { factor, at, width, height, picture }));
    };
    return {
      show: showAs,
      by: (factor: number, at?: Point) => within(zoomed.current, factor, at),
      move: (dx: number, dy: number) => {
        const { scale, x, y } = zoomed.current;
        if (scale > 1) within({ scale, x: x + dx, y: y + dy }, 1);
      },
    };
  }, []);

  useEffect(() => {
    show(whole);
    const picture = stage.current?.querySelector<HTMLElement>('[data-now]');
    // It stays beside the next one: looked at closely it would lie over that.
    return () => {
      picture?.style.removeProperty('transform');
    };
  }, [seen, show]);

  useEffect(() => {
    // What is below a photo makes room for one that is looked at closely, and a phone is turned.
    const keepWithin = () => move(0, 0);
    keepWithin();
    window.addEventListener('resize', keepWithin);
    return () => window.removeEventListener('resize', keepWithin);
  }, [isZoomed, move]);

  useEffect(() => {
    const { current } = stage;
    if (!current) return undefined;
    return zoomGestures(current, {
      onPinch: by,
      onPan: move,
      onDoubleTap: (at) => (zoomed.current.scale > 1 ? show(whole) : by(doubleTapScale, at)),
      onDrag: (moved) => {
        if (zoomed.current.scale === 1) drag.current.onDrag(moved);
      },
      onDrop: (dropped) => {
        if (zoomed.current.scale === 1) drag.current.onDrop(dropped);
      },
    });
  }, [by, move, show]);

  return { stage, isZoomed, closer: () => by(step), farther: () => by(1 / step), end: () => show(whole) };
}
