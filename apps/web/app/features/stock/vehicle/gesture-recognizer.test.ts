import { describe, expect, it } from 'vitest';
import { gestureRecognizer } from './gesture-recognizer.ts';

const at = (x: number, y = 0) => ({ x, y });

function recognize() {
  const seen: unknown[] = [];
  const recognizer = gestureRecognizer({
    onPinch: (factor, middle) => seen.push(['pinch', factor, middle]),
    onPan: (dx, dy) => seen.push(['pan', dx, dy]),
    onDoubleTap: (point) => seen.push(['double tap', point]),
    onDrag: (drag) => seen.push(['drag', drag.axis, drag.moved]),
    onDrop: (drop) => seen.push(drop ? ['drop', drop.axis, drop.moved, drop.isFlick] : 'let be'),
  });
  return {
    ...recognizer,
    seen,
    tap: (timeMs: number, x = 0) => {
      recognizer.down(1, at(x), timeMs);
      recognizer.up(1, at(x), timeMs);
    },
  };
}

describe('VDP-1.1 one finger', () => {
  it('pans by as much as it moves', () => {
    const { down, move, seen } = recognize();
    down(1, at(10, 10), 0);
    move(1, at(14, 7));
    move(1, at(15, 7));
    expect(seen).toEqual([
      ['pan', 4, -3],
      ['pan', 1, 0],
    ]);
  });

  it('drags along the axis that it took first, wherever it goes then', () => {
    const { down, move, up, seen } = recognize();
    down(1, at(0), 0);
    move(1, at(-8, 2));
    move(1, at(-20, 4));
    move(1, at(-30, 90));
    up(1, at(-40, 90), 1_000);
    expect(seen.filter((one) => !String(one).startsWith('pan'))).toEqual([
      ['drag', 'x', -20],
      ['drag', 'x', -30],
      ['drop', 'x', -40, false],
    ]);
  });

  it.each([
    ['a quick one to the left', -48, 0, 100, ['drop', 'x', -48, true]],
    ['a quick one down', 10, 48, 100, ['drop', 'y', 48, true]],
    ['too slow a one', -48, 0, 200, ['drop', 'x', -48, false]],
    ['too short a one', -23, 0, 10, ['drop', 'x', -23, false]],
  ])('lets go in a flick or not: %s', (_, dx, dy, timeMs, expected) => {
    const { down, up, seen } = recognize();
    down(1, at(0), 0);
    up(1, at(dx, dy), timeMs);
    expect(seen).toEqual([expected]);
  });

  it.each(['a second finger', 'the browser'])('lets a drag be that %s ends', (end) => {
    const { down, move, cancel, seen } = recognize();
    down(1, at(0), 0);
    move(1, at(30));
    if (end === 'the browser') cancel(1);
    else down(2, at(90), 0);
    expect(seen.at(-1)).toBe('let be');
  });

  it('of a pointer that never went down means nothing', () => {
    const { move, up, seen } = recognize();
    move(1, at(50));
    up(1, at(99), 0);
    expect(seen).toEqual([]);
  });

  it('that the browser takes away means nothing more', () => {
    const { down, cancel, move, up, seen } = recognize();
    down(1, at(0), 0);
    cancel(1);
    move(1, at(80));
    up(1, at(80), 0);
    expect(seen).toEqual([]);
  });
});

describe('VDP-1.1 a double tap', () => {
  it('is two taps within three tenths of a second at about the same place', () => {
    const { tap, seen } = recognize();
    tap(1_000, 5);
    tap(1_299, 12);
    expect(seen).toEqual([['double tap', { x: 12, y: 0 }]]);
  });

  it.each([
    ['later', 1_300, 5],
    ['elsewhere', 1_100, 60],
  ])('is none where the second tap comes %s', (_, timeMs, x) => {
    const { tap, seen } = recognize();
    tap(1_000, 5);
    tap(timeMs, x);
    expect(seen).toEqual([]);
  });

  it('is used up: a third tap begins anew', () => {
    const { tap, seen } = recognize();
    for (const timeMs of [1_000, 1_100, 1_200]) tap(timeMs);
    expect(seen).toHaveLength(1);
    tap(1_300);
    expect(seen).toHaveLength(2);
  });

  it('may tremble by ten pixels', () => {
    const { down, up, tap, seen } = recognize();
    down(1, at(0), 0);
    up(1, at(6, 8), 1_000);
    tap(1_100);
    expect(seen).toEqual([['double tap', { x: 0, y: 0 }]]);
  });
});

describe('VDP-1.1 two fingers', () => {
  it('that part pinch about the middle between them, and take the picture along', () => {
    const { down, move, seen } = recognize();
    down(1, at(-50), 0);
    down(2, at(50), 0);
    move(2, at(150));
    expect(seen).toEqual([
      ['pinch', 2, { x: 50, y: 0 }],
      ['pan', 50, 0],
    ]);
  });

  it('that close make it smaller, whichever of them moves', () => {
    const { down, move, seen } = recognize();
    down(1, at(-50), 0);
    down(2, at(50), 0);
    move(1, at(0));
    expect(seen[0]).toEqual(['pinch', 0.5, { x: 25, y: 0 }]);
  });

  it('that began in one point make no endless factor', () => {
    const { down, move, seen } = recognize();
    down(1, at(0), 0);
    down(2, at(0), 0);
    move(2, at(3));
    expect(seen[0]).toEqual(['pinch', 3, { x: 1.5, y: 0 }]);
  });

  it('are neither tap nor swipe when they are lifted', () => {
    const { down, up, seen } = recognize();
    down(1, at(0), 0);
    down(2, at(50), 0);
    up(2, at(-100), 0);
    up(1, at(-100), 10);
    expect(seen).toEqual([]);
  });
});
