import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoomAt } from './zoom-at.ts';

const box = { width: 600, height: 400, picture: { width: 600, height: 400 } };
const middle = { x: 0, y: 0 };
/** No pixel, and more than sums of fractions are apart. */
const rounding = 1e-9;
const whole = { scale: 1, x: 0, y: 0 };

describe('a closer look at a picture', () => {
  it('VDP-1.1 keeps the point that it is about where it is', () => {
    expect(zoomAt(whole, { ...box, factor: 2, at: { x: 100, y: -50 } })).toEqual({
      scale: 2,
      x: -100,
      y: 50,
    });
  });

  it('VDP-1.1 ends at five times, and going back ends with the whole picture in its place', () => {
    const close = zoomAt(whole, { ...box, factor: 99, at: { x: 300, y: 200 } });
    expect(close).toEqual({ scale: 5, x: -1200, y: -800 });
    expect(zoomAt(close, { ...box, factor: 0.01, at: middle })).toEqual(whole);
  });

  it.each([
    ['stays in the middle as long as it is no taller than its box', 2, { x: 300, y: 0 }],
    ['is moved to its own edge, not to that of the room above it', 3, { x: 600, y: 50 }],
  ])('VDP-1.1 a wide picture in a tall box %s', (_, factor, most) => {
    const tall = { width: 600, height: 1_100, picture: { width: 600, height: 400 } };
    const close = zoomAt(whole, { ...tall, factor, at: middle });
    expect(zoomAt({ ...close, x: 9_999, y: 9_999 }, { ...tall, factor: 1, at: middle })).toMatchObject(most);
    expect(zoomAt({ ...close, y: most.y }, { ...tall, factor: 1 / factor, at: middle })).toEqual(whole);
  });

  it('VDP-1.1 never leaves a gap between the picture and its box', () => {
    const number = fc.double({ min: -1_000, max: 1_000, noNaN: true });
    const steps = fc.array(
      fc.record({ factor: fc.double({ min: 0.1, max: 9, noNaN: true }), x: number, y: number }),
    );
    fc.assert(
      fc.property(steps, (all) => {
        let zoomed = whole;
        for (const { factor, x, y } of all) zoomed = zoomAt(zoomed, { ...box, factor, at: { x, y } });
        expect(zoomed.scale).toBeGreaterThanOrEqual(1);
        expect(Math.abs(zoomed.x)).toBeLessThanOrEqual(((zoomed.scale - 1) * box.width) / 2 + rounding);
        expect(Math.abs(zoomed.y)).toBeLessThanOrEqual(((zoomed.scale - 1) * box.height) / 2 + rounding);
      }),
    );
  });
});
