interface Point {
  readonly x: number;
  readonly y: number;
}

export interface FingerEvents {
  /** Points are measured from the middle of the element. */
  readonly onPinch: (factor: number, at: Point) => void;
  readonly onMove: (dx: number, dy: number) => void;
  readonly onDoubleTap: (at: Point) => void;
  readonly onSwipe: (direction: 1 | -1) => void;
}

const swipePx = 48;
const tapPx = 10;
const doubleTapMs = 300;
const wheelPerPixel = 0.0025;

/** Tells what fingers, a mouse and its wheel do to an element; answers how to stop listening. */
export function followFingers(element: HTMLElement, events: FingerEvents): () => void {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let lastTap: { readonly at: Point; readonly time: number } | null = null;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    down.set(event.pointerId, pointOf(event));
    start = down.size === 1 ? pointOf(event) : null;
  };

  const onMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const [one, other] = down.values();
    down.set(event.pointerId, now);
    if (!one || !other) {
      events.onMove(now.x - before.x, now.y - before.y);
      return;
    }
    const still = one === before ? other : one;
    const middle = { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 };
    const factor = apart(now, still) / Math.max(1, apart(before, still));
    events.onPinch(factor, middle);
    events.onMove((now.x - before.x) / 2, (now.y - before.y) / 2);
  };

  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || !start) return;
    const end = pointOf(event);
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    start = null;
    if (apart({ x: dx, y: dy }, { x: 0, y: 0 }) <= tapPx) tap(end, event.timeStamp);
    else if (Math.abs(dx) >= swipePx && Math.abs(dx) > Math.abs(dy)) events.onSwipe(dx < 0 ? 1 : -1);
  };

  function tap(at: Point, time: number): void {
    const isSecond = lastTap && time - lastTap.time < doubleTapMs && apart(at, lastTap.at) < swipePx;
    lastTap = isSecond ? null : { at, time };
    if (isSecond) events.onDoubleTap(at);
  }

  const onCancel = ({ pointerId }: PointerEvent) => {
    down.delete(pointerId);
    start = null;
  };

  const onWheel = (event: WheelEvent) => {
    // Else two fingers on a touchpad enlarge the whole page.
    event.preventDefault();
    events.onPinch(Math.exp(-event.deltaY * wheelPerPixel), pointOf(event));
  };

  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onCancel, { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => listening.abort();
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
