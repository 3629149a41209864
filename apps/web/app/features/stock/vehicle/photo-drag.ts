import type { Drag, GestureHandlers, Point } from './gesture-recognizer.ts';

export type Drop = NonNullable<Parameters<GestureHandlers['onDrop']>[0]>;

/** Where a photo lies while it is dragged. */
export interface DragPlace {
  readonly place: number;
  readonly last: number;
  /** The photo lies on its side, and so may the phone: a drag along either axis turns to the next. */
  readonly isTurned: boolean;
  readonly width: number;
  readonly height: number;
}

/** Beyond the first and the last photo, and upwards, there is nothing: it gives way a little. */
const resistance = 0.25;
const turnShare = 0.3;
const closePx = 110;

/** How far a photo follows the finger. */
export function dragOffset({ axis, moved }: Drag, at: DragPlace): Point {
  const isFree = turns(axis, at) ? hasNext(moved, at) : moved > 0;
  const by = isFree ? moved : moved * resistance;
  return axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by };
}

/** What a photo does that is let go: it turns to another by so many, closes the viewer, or goes back to its place. */
export function dropOutcome({ axis, moved, isFlick }: Drop, at: DragPlace): 1 | -1 | 'close' | 'back' {
  const far = Math.abs(moved);
  if (!turns(axis, at)) return moved > 0 && (isFlick || far >= closePx) ? 'close' : 'back';
  const size = axis === 'x' ? at.width : at.height;
  if (!hasNext(moved, at) || (!isFlick && far < size * turnShare)) return 'back';
  return moved < 0 ? 1 : -1;
}

function turns(axis: Drag['axis'], { isTurned }: DragPlace): boolean {
  return axis === 'x' || isTurned;
}

function hasNext(moved: number, { place, last }: DragPlace): boolean {
  return moved < 0 ? place < last : place > 0;
}
