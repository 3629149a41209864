export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points are measured from the middle of the element. */
export interface GestureHandlers {
  readonly onPinch: (factor: number, at: Point) => void;
  readonly onPan: (dx: number, dy: number) => void;
  readonly onDoubleTap: (at: Point) => void;
  /** To the left or up is on, to the right or down is back. */
  readonly onSwipe: (direction: 1 | -1, axis: 'x' | 'y') => void;
}

export interface GestureRecognizer {
  readonly down: (pointerId: number, at: Point) => void;
  readonly move: (pointerId: number, to: Point) => void;
  readonly up: (pointerId: number, at: Point, timeMs: number) => void;
  readonly cancel: (pointerId: number) => void;
}

const swipePx = 48;
const tapPx = 10;
const doubleTapMs = 300;

/** Makes gestures of what pointers do: one pans, taps or swipes, two pinch. */
export function gestureRecognizer(handlers: GestureHandlers): GestureRecognizer {
  const pointers = new Map<number, Point>();
  /** Where the one pointer went down; null while there are several. */
  let start: Point | null = null;
  let lastTap: { readonly at: Point; readonly timeMs: number } | null = null;

  function tap(at: Point, timeMs: number): void {
    const isSecond = lastTap && timeMs - lastTap.timeMs < doubleTapMs && distance(at, lastTap.at) < swipePx;
    lastTap = isSecond ? null : { at, timeMs };
    if (isSecond) handlers.onDoubleTap(at);
  }

  return {
    down(pointerId, at) {
      pointers.set(pointerId, at);
      start = pointers.size === 1 ? at : null;
    },
    move(pointerId, to) {
      const from = pointers.get(pointerId);
      if (!from) return;
      const [one, other] = pointers.values();
      pointers.set(pointerId, to);
      if (one && other) pinch(handlers, { from, to, anchor: one === from ? other : one });
      else handlers.onPan(to.x - from.x, to.y - from.y);
    },
    up(pointerId, at, timeMs) {
      if (!pointers.delete(pointerId) || !start) return;
      const [dx, dy] = [at.x - start.x, at.y - start.y];
      start = null;
      if (Math.hypot(dx, dy) <= tapPx) tap(at, timeMs);
      else {
        const [axis, moved] = Math.abs(dx) > Math.abs(dy) ? (['x', dx] as const) : (['y', dy] as const);
        if (Math.abs(moved) >= swipePx) handlers.onSwipe(moved < 0 ? 1 : -1, axis);
      }
    },
    cancel(pointerId) {
      pointers.delete(pointerId);
      start = null;
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
