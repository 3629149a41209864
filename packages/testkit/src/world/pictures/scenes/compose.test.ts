import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { wearOf } from './dust.ts';
import type { Eye, Frame } from './frame.ts';
import { sceneNames, scenes, type SceneName } from './scenes.ts';
import { drawn, type Shot } from './shot.ts';

const eye: Eye = {
  focal: 1.48,
  horizon: 0.22,
  height: 1.28,
  distance: 7.1,
  ground: 0.49,
  sun: -1,
  box: [0.2, 0.1, 0.8, 0.5],
};
const shot: Shot = {
  paint: '#ac171d',
  scene: scenes.harbour,
  eye,
  seed: 7,
  wear: 0,
  isPhone: false,
  exposure: 1,
};
const [width, height] = [25, 15];

/** The mean red, green and blue of one frame with something of everything. */
const means: Readonly<Record<SceneName, readonly [red: number, green: number, blue: number]>> = {
  showroom: [174.1, 123.3, 130.7],
  yard: [126.1, 94.2, 100.2],
  paddock: [134.1, 109.5, 109.4],
  harbour: [133.2, 113.4, 123.2],
  gallery: [139, 104.4, 115.5],
  workshop: [142.8, 121, 128.5],
  outback: [124, 88.2, 85.3],
  dunes: [128, 101.8, 106.2],
  apron: [132.9, 113, 122.3],
  lane: [129.6, 103, 107.3],
};

/** A frame of one kind of pixel: `cover` of 0 is all place, 255 all vehicle. */
function frame(
  cover: number,
  parts: Partial<
    Record<
      'floor' | 'sun' | 'added' | 'backdrop' | 'backdropSoft' | 'up' | 'right' | 'glass' | 'through',
      number
    >
  > = {},
): Frame {
  const of = (value: number, channels = 1) => new Uint8Array(width * height * channels).fill(value);
  return {
    width,
    height,
    black: of(60, 3),
    added: of(parts.added ?? 90, 3),
    backdrop: of(parts.backdrop ?? 128, 3),
    backdropSoft: of(parts.backdropSoft ?? 128, 3),
    coverSoft: of(cover),
    cut: {
      cover: of(cover),
      right: of(parts.right ?? 128),
      up: of(parts.up ?? 128),
      glass: of(parts.glass ?? 0),
      through: of(parts.through ?? 0),
      floor: of(parts.floor ?? 226),
      sun: of(parts.sun ?? 255),
    },
  };
}

function mean(pixels: Uint8Array, channel: number): number {
  const all = [...pixels].filter((_, at) => at % 3 === channel);
  return all.reduce((sum, byte) => sum + byte, 0) / all.length;
}

/** The green of a vehicle that fills the frame. */
const toneOf = (parts: Parameters<typeof frame>[1]) => mean(compose(frame(255, parts), shot), 1);

describe('a vehicle in a place', () => {
  it('is the same picture for the same shot, and another for another seed', () => {
    expect(compose(frame(128), shot)).toEqual(compose(frame(128), shot));
    expect(compose(frame(128), { ...shot, seed: 8 })).not.toEqual(compose(frame(128), shot));
  });

  it('leaves an open place about its own tone', () => {
    expect(Math.abs(mean(compose(frame(0), shot), 1) - 128)).toBeLessThan(16);
  });

  it('darkens the ground beneath it', () => {
    const beneath = compose(frame(0, { floor: 70 }), shot);
    expect(mean(beneath, 1)).toBeLessThan(mean(compose(frame(0), shot), 1) * 0.7);
  });

  it('casts a shadow, and only where there is sun', () => {
    const shade = frame(0, { sun: 0 });
    expect(mean(compose(shade, shot), 1)).toBeLessThan(mean(compose(frame(0), shot), 1));
    const indoors = { ...shot, scene: scenes.showroom };
    expect(compose(shade, indoors)).toEqual(compose(frame(0), indoors));
  });

  it('has its paint, and the place has not', () => {
    const red = compose(frame(255), shot);
    expect(mean(red, 0)).toBeGreaterThan(mean(red, 2) * 1.4);
    const blue = { ...shot, paint: '#25548f' };
    expect(compose(frame(0, { added: 0 }), blue)).toEqual(compose(frame(0, { added: 0 }), shot));
  });

  it('hides the place where it covers it', () => {
    expect(compose(frame(255, { backdrop: 10 }), shot)).toEqual(compose(frame(255, { backdrop: 240 }), shot));
  });

  it('mirrors the place in its windows, and shows it through them', () => {
    const pane = { added: 0, glass: 255 };
    expect(toneOf({ ...pane, backdropSoft: 240 })).toBeGreaterThan(
      toneOf({ ...pane, backdropSoft: 10 }) + 10,
    );
    expect(toneOf({ ...pane, backdropSoft: 240, through: 60 })).toBeGreaterThan(
      toneOf({ ...pane, backdropSoft: 240 }) + 10,
    );
    expect(toneOf({ added: 0, backdropSoft: 240 })).toBe(toneOf({ added: 0, backdropSoft: 10 }));
  });

  it.each(sceneNames)('has no hole in a %s, however it faces', (name) => {
    for (let up = 0; up < 256; up += 15) {
      const one = frame(255, { up, right: 255 - up });
      const pixels = compose(one, { ...shot, scene: scenes[name], paint: '#f2f3f3' });
      expect(Math.min(...pixels)).toBeGreaterThan(0);
    }
  });

  it('is duller with dust, and darker with less light', () => {
    expect(compose(frame(255), { ...shot, wear: 1 })).not.toEqual(compose(frame(255), shot));
    const dark = compose(frame(128), { ...shot, exposure: 0.13 });
    expect(mean(dark, 1)).toBeLessThan(mean(compose(frame(128), shot), 1) * 0.6);
  });

  it.each(Object.entries(means))('looks in a %s as it always did', (name, mean3) => {
    const [wide, high] = [64, 48];
    const of = (channels: number, byteAt: (column: number, row: number, part: number) => number) =>
      Uint8Array.from({ length: wide * high * channels }, (_, at) => {
        const pixel = Math.floor(at / channels);
        return byteAt(pixel % wide, Math.floor(pixel / wide), at % channels);
      });
    const everything: Frame = {
      width: wide,
      height: high,
      black: of(3, (column, row, part) => 40 + ((column * 3 + row * 5 + part * 7) % 120)),
      added: of(3, (column, row) => 60 + ((column * 2 + row * 4) % 110)),
      backdrop: of(3, (column, row, part) => (column * 3 + row * 2 + part * 11) & 255),
      backdropSoft: of(3, (column) => 90 + column).subarray(0, 12 * 9 * 3),
      coverSoft: of(1, (column) => 255 - column * 3).subarray(0, 12 * 9),
      cut: {
        cover: of(1, (column, row) => (column < 16 || row < 8 ? 0 : column < 22 ? (column - 16) * 42 : 255)),
        right: of(1, (column) => column * 4),
        up: of(1, (_, row) => row * 5),
        glass: of(1, (column) => (column > 50 ? 255 : 0)),
        through: of(1, (column) => (column > 56 ? 60 : 0)),
        floor: of(1, (column) => Math.min(255, 60 + column * 5)),
        sun: of(1, (column, row) => ((column + row) % 3 === 0 ? 0 : 255)),
      },
    };
    const isWorn = name === 'yard' || name === 'outback';
    const pixels = compose(everything, {
      ...shot,
      scene: scenes[name as SceneName],
      wear: isWorn ? 0.8 : 0,
      isPhone: name === 'yard',
    });
    for (const [part, usual] of mean3.entries())
      expect(Math.abs(mean(pixels, part) - usual)).toBeLessThan(0.5);
  });

  it('is refused where a plate has another size', () => {
    expect(() => compose({ ...frame(0), black: new Uint8Array(3) }, shot)).toThrow(/size of the frame/);
  });
});

it('draws numbers from 0 to 1 that differ by purpose', () => {
  const numbers = Array.from({ length: 200 }, (_, seed) => drawn(seed, seed % 11));
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(numbers).size).toBeGreaterThan(195);
  expect(wearOf(3)).toBeGreaterThan(0.5);
});
