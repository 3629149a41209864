import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeUps } from './close-ups.ts';
import { develop, type Plate } from './develop.ts';

/** A plate of one row, from the bytes of its pixels. */
function plate(black: readonly number[], added: readonly number[]): Plate {
  return { width: black.length / 3, height: 1, black: Uint8Array.from(black), added: Uint8Array.from(added) };
}

const front = { view: 'front', paint: null, fault: null } as const;
const plain = (paint: string | null) => ({ ...front, paint });
const pixel = fc.tuple(...[0, 1, 2, 3, 4, 5].map(() => fc.integer({ min: 0, max: 255 })));
const hex = (parts: readonly number[]) =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The same arithmetic written out for one pixel, without tables. */
function exactly(black: readonly number[], added: readonly number[], paint: readonly number[]): number[] {
  const light = [0, 1, 2].map((at) => {
    const share = (paint[at] ?? 0) / 255;
    const painted = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    return 4 * ((black[at] ?? 0) / 255) ** 2.6 + painted * 4 * ((added[at] ?? 0) / 255) ** 2.6;
  });
  const least = Math.min(...light);
  const lifted = light.map((part) => part - (least < 0.08 ? least - 6.25 * least ** 2 : 0.04));
  const peak = Math.max(...lifted);
  const held = 1 - 0.24 ** 2 / (peak + 0.24 - 0.76);
  const white = 1 - 1 / (0.15 * (peak - held) + 1);
  const toned =
    peak < 0.76 ? lifted : lifted.map((part) => (part * held * (1 - white)) / peak + held * white);
  return toned.map((part) => 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));
}

describe('a picture from a plate', () => {
  it('differs from the exact arithmetic by rounding only', () => {
    fc.assert(
      fc.property(pixel, fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), (bytes, paint) => {
        const [black, added] = [bytes.slice(0, 3), bytes.slice(3)];
        const { pixels } = develop(plate(black, added), plain(hex(paint)));
        for (const [at, exact] of exactly(black, added, paint).entries())
          expect(Math.abs((pixels[at] ?? -9) - exact)).toBeLessThan(1.1);
      }),
    );
  });

  it('shows in black paint what the black half holds, and nothing of the other', () => {
    const black = [0, 90, 120, 150, 60, 30];
    const bare = develop(plate(black, [0, 0, 0, 0, 0, 0]), plain('#ffffff'));
    expect(develop(plate(black, [200, 100, 50, 9, 99, 199]), plain('#000000'))).toEqual(bare);
    expect(develop(plate(black, [200, 100, 50, 9, 99, 199]), plain(null))).toEqual(bare);
  });

  it('gives a fully lit panel its paint, less the glare that the tone curve takes away', () => {
    // A byte of 150 is the light of one sheet of white paper.
    const { pixels } = develop(plate([0, 0, 0], [150, 150, 150]), plain('#17509c'));
    const [red = 0, green = 0, blue = 0] = pixels;
    expect(Math.abs(red - 0x04)).toBeLessThan(20);
    expect(Math.abs(green - 0x4b)).toBeLessThan(12);
    expect(Math.abs(blue - 0x9a)).toBeLessThan(8);
  });

  it('never turns darker in a lighter grey', () => {
    const greys = Array.from({ length: 256 }, (_, grey) => {
      const { pixels } = develop(plate([40, 40, 40], [140, 140, 140]), plain(hex([grey, grey, grey])));
      return pixels[0] ?? -1;
    });
    expect(greys).toEqual(greys.toSorted((a, b) => a - b));
    expect(new Set(greys).size).toBeGreaterThan(150);
  });

  it('holds the brightest light back below white', () => {
    const { pixels } = develop(plate([255, 255, 255], [255, 255, 255]), plain('#ffffff'));
    expect([...pixels]).toEqual([254, 254, 254]);
  });

  it.each([
    ['of another size', { width: 2, height: 1, black: new Uint8Array(6), added: new Uint8Array(3) }],
    ['with transparency', { width: 1, height: 1, black: new Uint8Array(4), added: new Uint8Array(4) }],
  ])('refuses halves %s', (_, wrong) => {
    expect(() => develop(wrong, plain('#ffffff'))).toThrow(/three bytes per pixel/);
  });

  it('refuses what is no paint', () => {
    expect(() => develop(plate([0, 0, 0], [0, 0, 0]), plain('red'))).toThrow('Not a paint: red');
  });
});

describe('a picture with a fault', () => {
  const width = 120;
  const height = 80;
  /** Red tells the column and green the row. */
  const black = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const place = Math.floor(at / 3);
    return [place % width, Math.floor(place / width), 0][at % 3] ?? 0;
  });
  const all: Plate = { width, height, black, added: new Uint8Array(black.length) };
  const whole = develop(all, plain(null));
  const at = (print: typeof whole, column: number, row: number) => [
    ...print.pixels.subarray((row * print.width + column) * 3, (row * print.width + column) * 3 + 3),
  ];

  it('is upright from a phone, and too wide from a banner', () => {
    const portrait = develop(all, { ...front, fault: 'portrait' });
    expect(portrait.width / portrait.height).toBeLessThan(1);
    const banner = develop(all, { ...front, fault: 'banner' });
    expect(banner.width / banner.height).toBeGreaterThan(2.1);
    expect(at(banner, 100, 5)).toEqual(at(whole, 100, 5 + 14));
    for (const { pixels, ...size } of [portrait, banner])
      expect(pixels).toHaveLength(size.width * size.height * 3);
  });

  it('is a part of the front, in its shape, close to the face', () => {
    const closeUp = develop(all, { ...front, view: 'face' });
    expect(closeUp.width).toBeLessThan(width * 0.7);
    expect(closeUp.width / closeUp.height).toBeCloseTo(width / height, 1);
    const { left, top } = closeUps.face.crop;
    expect(at(closeUp, 3, 2)).toEqual(at(whole, Math.round(left * width) + 3, Math.round(top * height) + 2));
  });

  it('is brighter within than without', () => {
    const within = develop(all, { ...front, view: 'inside' });
    expect(within.pixels.every((byte, index) => byte >= (whole.pixels[index] ?? 0))).toBe(true);
    expect(Math.max(...within.pixels)).toBeGreaterThan(Math.max(...whole.pixels));
  });

  it('is dark all over after closing time', () => {
    const dark = develop(all, { ...front, fault: 'dark' });
    expect([dark.width, dark.height]).toEqual([width, height]);
    expect(dark.pixels.every((byte, index) => byte <= (whole.pixels[index] ?? 0))).toBe(true);
    expect(Math.max(...dark.pixels)).toBeLessThan(Math.max(...whole.pixels) * 0.6);
  });
});
