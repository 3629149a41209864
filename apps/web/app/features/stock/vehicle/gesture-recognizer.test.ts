import { describe, expect, it } from 'vitest';
import { gestureRecognizer } from './gesture-recognizer.ts';

const at = (x: number, y = 0) => ({ x, y });

function recognize() {
  const seen: unknown[] = [];
  const recognizer = gestureRecognizer({
    onPinch: (factor, middle) => seen.push(['pinch', factor, middle]),
    onPan: (dx, dy) => seen.push(['pan', dx, dy]),
    onDoubleTap: (point) => seen.push(['double tap', point]),
    onSwipe: (direction, axis) => seen.push(['swipe', direction, axis]),
  });
  return {
    ...recognizer,
    seen,
    tap: (timeMs: number, x = 0) => {
      recognizer.down(1, at(x));
      recognizer.up(1, at(x), timeMs);
    },
  };
}

describe('VDP-1.1 one finger', () => {
  it('pans by as much as it moves', () => {
    const { down, move, seen } = recognize();
    down(1, at(10, 10));
    move(1, at(14, 7));
    move(1, at(15, 7));
    expect(seen).toEqual([
      ['pan', 4, -3],
      ['pan', 1, 0],
    ]);
  });

  it.each([
    ['to the left shows the next picture', -48, 0, [['swipe', 1, 'x']]],
    ['to the right shows the one before', 48, 10, [['swipe', -1, 'x']]],
    ['that is too short shows none', -47, 0, []],
    ['that goes rather down is one of that axis', -60, 61, [['swipe', -1, 'y']]],
    ['upwards is on', 0, -48, [['swipe', 1, 'y']]],
  ])('a swipe %s', (_, dx, dy, expected) => {
    const { down, up, seen } = recognize();
    down(1, at(0));
    up(1, at(dx, dy), 0);
    expect(seen).toEqual(expected);
  });

  it('of a pointer that never went down means nothing', () => {
    const { move, up, seen } = recognize();
    move(1, at(50));
    up(1, at(99), 0);
    expect(seen).toEqual([]);
  });

  it('that the browser takes away means nothing more', () => {
    const { down, cancel, move, up, seen } = recognize();
    down(1, at(0));
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
    down(1, at(0));
    up(1, at(6, 8), 1_000);
    tap(1_100);
    expect(seen).toEqual([['double tap', { x: 0, y: 0 }]]);
  });
});

describe('VDP-1.1 two fingers', () => {
  it('that part pinch about the middle between them, and take the picture along', () => {
    const { down, move, seen } = recognize();
    down(1, at(-50));
    down(2, at(50));
    move(2, at(150));
    expect(seen).toEqual([
      ['pinch', 2, { x: 50, y: 0 }],
      ['pan', 50, 0],
    ]);
  });

  it('that close make it smaller, whichever of them moves', () => {
    const { down, move, seen } = recognize();
    down(1, at(-50));
    down(2, at(50));
    move(1, at(0));
    expect(seen[0]).toEqual(['pinch', 0.5, { x: 25, y: 0 }]);
  });

  it('that began in one point make no endless factor', () => {
    const { down, move, seen } = recognize();
    down(1, at(0));
    down(2, at(0));
    move(2, at(3));
    expect(seen[0]).toEqual(['pinch', 3, { x: 1.5, y: 0 }]);
  });

  it('are neither tap nor swipe when they are lifted', () => {
    const { down, up, seen } = recognize();
    down(1, at(0));
    down(2, at(50));
    up(2, at(-100), 0);
    up(1, at(-100), 10);
    expect(seen).toEqual([]);
  });
});
