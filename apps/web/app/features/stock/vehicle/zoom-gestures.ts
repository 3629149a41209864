import { gestureRecognizer, type GestureHandlers, type Point } from './gesture-recognizer.ts';

const wheelPerPixel = 0.0025;

/** Listens for pinch-zoom gestures on an element, by fingers, mouse or wheel. Returns what stops listening. */
export function zoomGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const recognizer = gestureRecognizer(handlers);
  const listening = new AbortController();
  const { signal } = listening;
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    recognizer.down(event.pointerId, pointOf(event), event.timeStamp);
  };
  const onWheel = (event: WheelEvent) => {
    // Else a pinch on a touchpad zooms the whole page.
    event.preventDefault();
    handlers.onPinch(Math.exp(-event.deltaY * wheelPerPixel), pointOf(event));
  };
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', (event) => recognizer.move(event.pointerId, pointOf(event)), {
    signal,
  });
  element.addEventListener(
    'pointerup',
    (event) => recognizer.up(event.pointerId, pointOf(event), event.timeStamp),
    { signal },
  );
  element.addEventListener('pointercancel', ({ pointerId }) => recognizer.cancel(pointerId), { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => listening.abort();
}
