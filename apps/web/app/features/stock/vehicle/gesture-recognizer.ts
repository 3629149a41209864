export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What one pointer has done since it went down, along the axis that it took. */
export interface Drag {
  readonly axis: 'x' | 'y';
  /** To the left or up is below zero. */
  readonly moved: number;
}

/** Points are measured from the middle of the element. */
export interface GestureHandlers {
  readonly onPinch: (factor: number, at: Point) => void;
  readonly onPan: (dx: number, dy: number) => void;
  readonly onDoubleTap: (at: Point) => void;
  readonly onDrag: (drag: Drag) => void;
  /** The pointer let go; null where the gesture came to nothing, and all is as before. */
  readonly onDrop: (drag: (Drag & { readonly isFlick: boolean }) | null) => void;
}

export interface GestureRecognizer {
  readonly down: (pointerId: number, at: Point, timeMs: number) => void;
  readonly move: (pointerId: number, to: Point) => void;
  readonly up: (pointerId: number, at: Point, timeMs: number) => void;
  readonly cancel: (pointerId: number) => void;
}

interface Start {
  readonly at: Point;
  readonly timeMs: number;
}

const tapPx = 10;
const doubleTapMs = 300;
const doubleTapPx = 48;
const flick = { px: 24, pxPerMs: 0.3 } as const;

/** Makes gestures of what pointers do: one pans, drags or taps, two pinch. */
export function gestureRecognizer(handlers: GestureHandlers): GestureRecognizer {
  const pointers = new Map<number, Point>();
  /** Where the one pointer went down; null while there are several. */
  let start: Start | null = null;
  let axis: Drag['axis'] | null = null;
  let lastTap: Start | null = null;

  function tap(at: Point, timeMs: number): void {
    const isSecond =
      lastTap && timeMs - lastTap.timeMs < doubleTapMs && distance(at, lastTap.at) < doubleTapPx;
    lastTap = isSecond ? null : { at, timeMs };
    if (isSecond) handlers.onDoubleTap(at);
  }

  function dragTo(to: Point): Drag | null {
    if (!start) return null;
    const [dx, dy] = [to.x - start.at.x, to.y - start.at.y];
    if (Math.hypot(dx, dy) > tapPx) axis ??= Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
    return axis && { axis, moved: axis === 'x' ? dx : dy };
  }

  function giveUp(): void {
    if (axis) handlers.onDrop(null);
    [start, axis] = [null, null];
  }

  return {
    down(pointerId, at, timeMs) {
      pointers.set(pointerId, at);
      giveUp();
      if (pointers.size === 1) start = { at, timeMs };
    },
    move(pointerId, to) {
      const from = pointers.get(pointerId);
      if (!from) return;
      const [one, other] = pointers.values();
      pointers.set(pointerId, to);
      if (one && other) return pinch(handlers, { from, to, anchor: one === from ? other : one });
      handlers.onPan(to.x - from.x, to.y - from.y);
      const drag = dragTo(to);
      if (drag) handlers.onDrag(drag);
    },
    up(pointerId, at, timeMs) {
      if (!pointers.delete(pointerId) || !start) return;
      const drag = dragTo(at);
      const lastedMs = Math.max(1, timeMs - start.timeMs);
      [start, axis] = [null, null];
      if (!drag) return tap(at, timeMs);
      const far = Math.abs(drag.moved);
      handlers.onDrop({ ...drag, isFlick: far >= flick.px && far / lastedMs >= flick.pxPerMs });
    },
    cancel(pointerId) {
      pointers.delete(pointerId);
      giveUp();
    },
  };
}

/** One of two pointers has moved, the anchor has not: the middle between them stays under the fingers. */
function pinch(
  { onPinch, onPan }: GestureHandlers,
  { from, to, anchor }: { readonly from: Point; readonly to: Point; readonly anchor: Point },
): void {
  const middle = { x: (to.x + anchor.x) / 2, y: (to.y + anchor.y) / 2 };
  onPinch(distance(to, anchor) / Math.max(1, distance(from, anchor)), middle);
  onPan((to.x - from.x) / 2, (to.y - from.y) / 2);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
