import { expect, it } from 'vitest';
import { backdropSize, backdropWithin } from './backdrop.ts';
import { composeWithin, type WithinFrame, type WithinShot } from './compose-within.ts';
import { sceneNames, scenes } from './scenes.ts';

const [width, height] = [20, 16];
const shot: WithinShot = { paint: '#77736e', scene: scenes.harbour, seed: 5, isPhone: false, exposure: 1 };

/** A cabin whose upper half is window, with a mirror in the row below it. */
function cabin(place: Partial<Record<'ahead' | 'behind', number>> = {}): WithinFrame {
  const of = (value: number) => new Uint8Array(width * height * 3).fill(value);
  const rows = (from: number, to: number) =>
    Uint8Array.from({ length: width * height }, (_, at) => (at >= from * width && at < to * width ? 255 : 0));
  return {
    width,
    height,
    black: of(60),
    added: of(90),
    ahead: of(place.ahead ?? 128),
    behind: of(place.behind ?? 128),
    open: rows(0, 8),
    mirror: rows(8, 9),
  };
}

const toneOf = (pixels: Uint8Array, row: number) =>
  pixels.subarray(row * width * 3, (row + 1) * width * 3).reduce((sum, byte) => sum + byte, 0) / (width * 3);

it('shows the place ahead through the windows, and the place behind in the mirror', () => {
  const [usual, bright, back] = [{}, { ahead: 220 }, { behind: 220 }].map((place) =>
    composeWithin(cabin(place), shot),
  );
  if (!usual || !bright || !back) throw new Error('Three were composed');
  expect(toneOf(bright, 4)).toBeGreaterThan(toneOf(usual, 4) + 20);
  expect(toneOf(bright, 12)).toBe(toneOf(usual, 12));
  expect(toneOf(back, 8)).toBeGreaterThan(toneOf(usual, 8) + 20);
  expect(toneOf(back, 4)).toBe(toneOf(usual, 4));
});

it('lines the cabin in its upholstery and leaves the place its own colours', () => {
  const [dark, light] = ['#3f4043', '#b8ab98'].map((paint) => composeWithin(cabin(), { ...shot, paint }));
  if (!dark || !light) throw new Error('Two were composed');
  expect(toneOf(light, 12)).toBeGreaterThan(toneOf(dark, 12) + 10);
  expect(toneOf(light, 4)).toBe(toneOf(dark, 4));
});

it('is refused where a plate has another size', () => {
  expect(() => composeWithin({ ...cabin(), black: new Uint8Array(3) }, shot)).toThrow(/size of the frame/);
});

it.each(sceneNames)('finds the part of a %s that has the horizon of the camera', (scene) => {
  for (const side of ['front', 'side', 'rear'] as const) {
    const { name, part } = backdropWithin(scene, side, 0.19);
    expect(name).toBe(`${scene}-${side}`);
    expect(part.top).toBeGreaterThanOrEqual(0);
    expect(part.top + part.height).toBeLessThanOrEqual(backdropSize.height);
  }
});
