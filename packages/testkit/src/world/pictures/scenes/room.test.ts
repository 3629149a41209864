import { describe, expect, it } from 'vitest';
import { backdropOf, backdropSize } from './backdrop.ts';
import type { Eye } from './frame.ts';
import { held } from './held.ts';
import { eyeIn, inRoom, plateSize, roomOf } from './room.ts';
import { sceneNames } from './scenes.ts';

const eye: Eye = {
  focal: 1.5,
  horizon: 0.2,
  height: 1.2,
  distance: 6.1,
  ground: 0.48,
  sun: -1,
  box: [0.07, 0.13, 0.93, 0.57],
};
const views = ['front', 'side', 'rear'] as const;
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

describe('the room round a vehicle', () => {
  it('is larger round a small car', () => {
    const small = roomOf('front', { ...eye, distance: 5 }, { seed: 3, isPhone: false });
    expect(small.width).toBeGreaterThan(roomOf('front', eye, { seed: 3, isPhone: false }).width);
  });

  it('carries the border of the plate on', () => {
    const room = roomOf('front', eye, { seed: 3, isPhone: true });
    const plate = new Uint8Array(plateSize.width * plateSize.height).fill(9);
    expect(inRoom(plate, room, 1)).toEqual(new Uint8Array(room.width * room.height).fill(9));
  });

  it('leaves the vehicle where it was', () => {
    const room = roomOf('front', eye, { seed: 3, isPhone: true });
    const { box, horizon } = eyeIn(room, eye);
    expect(box[0] * room.width).toBeCloseTo(eye.box[0] * plateSize.width + room.left);
    expect(horizon * room.width).toBeCloseTo(eye.horizon * plateSize.width + room.top);
  });
});

describe('the place behind a vehicle', () => {
  it('is never seen beyond its edge', () => {
    for (const view of views)
      for (const seed of seeds) {
        const room = roomOf(view, eye, { seed, isPhone: true });
        const { part } = backdropOf('yard', view, { eye: eyeIn(room, eye), room, seed });
        expect(Math.min(part.left, part.top)).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(backdropSize.width);
        expect(part.top + part.height).toBeLessThanOrEqual(backdropSize.height);
      }
  });

  it('is turned round only where no sun says otherwise', () => {
    const turned = sceneNames.filter((scene) =>
      seeds.some((seed) => {
        const room = roomOf('front', eye, { seed, isPhone: false });
        return backdropOf(scene, 'front', { eye, room, seed }).isMirrored;
      }),
    );
    expect(turned).toEqual(['showroom', 'yard', 'gallery', 'workshop', 'apron', 'lane']);
  });
});

it('holds the camera within the picture', () => {
  for (const seed of [1, 2, 3]) {
    const room = roomOf('front', eye, { seed, isPhone: true });
    const pixels = new Uint8Array(room.width * room.height * 3).fill(90);
    const print = held(pixels, room, { seed, isPhone: true, box: eye.box });
    expect(print).toHaveLength(plateSize.width * plateSize.height * 3);
    expect(new Set(print)).toEqual(new Set([90]));
  }
});

it('steps nearer to what is small, and keeps all of it in the picture', () => {
  for (const seed of seeds) {
    const room = roomOf('front', eye, { seed, isPhone: true });
    const box = [0.3, 0.2, 0.75, 0.52] as const;
    const pixels = new Uint8Array(room.width * room.height * 3);
    const [left, top, right, bottom] = box.map((share) => Math.round(share * room.width)) as [
      number,
      number,
      number,
      number,
    ];
    for (let row = top; row < bottom; row += 1)
      pixels.fill(255, (row * room.width + left) * 3, (row * room.width + right) * 3);
    const print = held(pixels, room, { seed, isPhone: true, box });
    const lit = print.filter((byte) => byte > 128).length / print.length;
    // Of the whole room it has a fifth.
    expect(lit).toBeGreaterThan(0.4);
    const edges = [print.subarray(0, plateSize.width * 3), print.subarray(-plateSize.width * 3)];
    expect(edges.every((edge) => edge.every((byte) => byte === 0))).toBe(true);
  }
});
