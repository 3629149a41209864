import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { highlightPalette } from './palette.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

const issues = (colours: unknown) =>
  highlightPalette.safeParse(colours).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
  ])('of %s on %s is %d', (front, back, ratio) => {
    expect(contrastRatio(front, back)).toBeCloseTo(ratio, 2);
  });

  it('is between 1 and 21, whichever is in front', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(ratio).toBe(contrastRatio(other, one));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.000_1);
      }),
    );
  });
});

describe('TEN-4.1 the colours of a theme', () => {
  const readable = { lead: '#12432f', onLead: '#f6f4e6', spot: '#f2c230', onSpot: '#14261d' };
  it('are taken when they can be read', () => {
    expect(highlightPalette.parse(readable)).toEqual(readable);
  });

  it('are refused with the pair and its ratio', () => {
    expect(issues({ ...readable, onSpot: '#ffffff' })).toEqual([
      ['onSpot', 'onSpot on spot has a contrast of 1.68 and needs 4.5.'],
    ]);
  });

  it('are colours and nothing else, as they are written into a style', () => {
    const complaint = ['lead', 'Write a colour such as #15171a.'];
    expect(issues({ ...readable, lead: 'red;}' })).toEqual([complaint]);
    expect(issues({ ...readable, lead: '#12432F' })).toEqual([complaint]);
  });
});
