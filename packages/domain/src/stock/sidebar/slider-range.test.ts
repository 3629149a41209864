import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { heroSlider, moveThumb, rangeOf, searchSlider, stepThumb, typeThumb } from './slider-range.ts';

const { searchControls, home } = resolveSettings([]).settings;
const open = { min: null, max: null };
const stats = { min: 4_990, max: 78_400 };
const price = searchSlider('price', stats, open, searchControls);

const at = (attribute: 'km' | 'year' | 'subscriptionPrice', value: number) =>
  moveThumb(searchSlider(attribute, { min: 0, max: 100_000 }, open, searchControls), 'min', value).min;

describe('a slider of the sidebar', () => {
  it('SRCH-12.1 reaches from 0 to 100000 unless facet stats apply', () => {
    expect(searchSlider('price', null, open, searchControls)).toEqual({
      lowest: 0,
      highest: 100_000,
      step: 1_000,
      rounding: 1_000,
      gap: 0,
      min: 0,
      max: 100_000,
    });
    expect(price).toMatchObject({ lowest: 4_990, highest: 78_400, min: 4_990, max: 78_400 });
  });

  it('SRCH-12.1 has a step of one hundredth of the range', () => {
    expect(price.step).toBe(734.1);
  });

  it('SRCH-12.1 ends on whole numbers outside of what the stock has', () => {
    const slider = searchSlider('price', { min: 10.5, max: 20.5 }, open, searchControls);
    expect(slider).toMatchObject({ lowest: 10, highest: 21, step: 0.11 });
  });

  it.each([
    [10_499, 10_000],
    [10_500, 11_000],
    [10_501, 11_000],
    [0, 4_990],
    [-5, 4_990],
    [78_100, 78_000],
    [99_999, 78_400],
  ])('SRCH-12.1 takes a thumb put at %i to %i', (value, taken) => {
    expect(moveThumb(price, 'min', value).min).toBe(taken);
    expect(moveThumb(price, 'max', value).max).toBe(taken);
  });

  it('SRCH-12.1 rounds km like price, and years and subscriptions not', () => {
    expect([at('km', 12_345), at('year', 2_019.6), at('subscriptionPrice', 259.4)]).toEqual([
      12_000, 2_020, 259,
    ]);
  });

  it('SRCH-12.1 lets no thumb pass the other', () => {
    const slider = searchSlider('price', stats, { min: 20_000, max: 30_000 }, searchControls);
    expect(moveThumb(slider, 'min', 45_000)).toEqual({ ...slider, min: 30_000 });
    expect(moveThumb(slider, 'max', 10_000)).toEqual({ ...slider, max: 20_000 });
    expect(moveThumb(slider, 'min', 30_000).min).toBe(30_000);
  });

  it.each([
    [
      { min: 20_000, max: null },
      { min: 20_000, max: 78_400 },
    ],
    [
      { min: null, max: 30_000 },
      { min: 4_990, max: 30_000 },
    ],
    [
      { min: 1, max: 999_999 },
      { min: 1, max: 999_999 },
    ],
    [
      { min: 90_000, max: 95_000 },
      { min: 90_000, max: 95_000 },
    ],
    [
      { min: 1, max: 2 },
      { min: 1, max: 2 },
    ],
  ])('SRCH-12.1 shows the choice %o at %o', (chosen, thumbs) => {
    expect(searchSlider('price', stats, chosen, searchControls)).toMatchObject(thumbs);
  });

  it('SRCH-12.1 sends nothing for a thumb at its end', () => {
    expect(rangeOf(price)).toEqual(open);
    expect(rangeOf(moveThumb(price, 'min', 10_000))).toEqual({ min: 10_000, max: null });
    expect(rangeOf(moveThumb(price, 'max', 50_000))).toEqual({ min: null, max: 50_000 });
  });

  it('is moved by a key even where a step is smaller than the rounding', () => {
    const at20 = moveThumb(price, 'min', 20_000);
    expect(stepThumb(at20, 'min', 1).min).toBe(21_000);
    expect(stepThumb(at20, 'min', -1).min).toBe(19_000);
    const years = searchSlider('year', { min: 2_010, max: 2_020 }, open, searchControls);
    expect(stepThumb(years, 'max', -1).max).toBe(2_019);
    const far = searchSlider('price', { min: 0, max: 500_000 }, open, searchControls);
    expect(stepThumb(far, 'min', 1).min).toBe(5_000);
  });

  it('SRCH-12.1 stays within its range in order, wherever its thumbs are put', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.integer()), {
      maxLength: 6,
    });
    const anyStats = fc.tuple(fc.nat(300_000), fc.nat(300_000)).map(([a, b]) => ({
      min: Math.min(a, b),
      max: Math.max(a, b),
    }));
    fc.assert(
      fc.property(anyStats, moves, fc.boolean(), (range, put, isHero) => {
        const start = isHero ? heroSlider(open, home) : searchSlider('km', range, open, searchControls);
        const { lowest, highest, min, max, gap } = put.reduce(
          (slider, [thumb, value]) => moveThumb(slider, thumb, value % 400_000),
          start,
        );
        expect(min).toBeGreaterThanOrEqual(lowest);
        expect(max).toBeLessThanOrEqual(highest);
        expect(max - min).toBeGreaterThanOrEqual(gap);
      }),
    );
  });
});

describe('the slider of the home page', () => {
  const hero = heroSlider(open, home);

  it('HOME-1 reaches from 5000 to 250000 in steps of 500', () => {
    expect(hero).toEqual({
      lowest: 5_000,
      highest: 250_000,
      step: 500,
      rounding: 500,
      gap: 500,
      min: 5_000,
      max: 250_000,
    });
    expect(stepThumb(hero, 'min', 1).min).toBe(5_500);
    expect(moveThumb(hero, 'max', 30_249).max).toBe(30_000);
    expect(moveThumb(hero, 'max', 30_250).max).toBe(30_500);
  });

  it('HOME-1 never lets the thumbs meet', () => {
    const near = heroSlider({ min: 20_000, max: 20_500 }, home);
    expect(stepThumb(near, 'min', 1)).toEqual(near);
    expect(stepThumb(near, 'max', -1)).toEqual(near);
    expect(moveThumb(hero, 'min', 250_000).min).toBe(249_500);
    expect(moveThumb(hero, 'max', 0).max).toBe(5_500);
    expect(heroSlider({ min: 30_000, max: 30_000 }, home)).toMatchObject({ min: 29_500, max: 30_000 });
    expect(heroSlider({ min: 1, max: 1 }, home)).toMatchObject({ min: 5_000, max: 5_500 });
  });

  it('HOME-1 stays on its track where the step is longer than it, or nothing', () => {
    const tiny = { heroPriceRange: { fromCents: 0, toCents: 10_000 }, heroPriceStepCents: 50_000 };
    const slider = heroSlider(open, tiny);
    expect(moveThumb(slider, 'min', 90)).toMatchObject({ min: 0, max: 100 });
    expect(moveThumb(slider, 'max', 0)).toMatchObject({ min: 0, max: 100 });
    expect(heroSlider(open, { ...home, heroPriceStepCents: 0 }).step).toBe(1);
  });
});

describe('a price that is typed', () => {
  const track = searchSlider('price', { min: 5_000, max: 100_000 }, { min: null, max: null }, searchControls);
  const from60 = typeThumb(track, 'min', 60_000);

  it('holds, and the other end gives way to it', () => {
    expect(rangeOf(from60)).toEqual({ min: 60_000, max: null });
    expect(rangeOf(typeThumb(from60, 'max', 20_000))).toEqual({ min: null, max: 20_000 });
    const upTo20 = typeThumb(track, 'max', 20_000);
    expect(rangeOf(typeThumb(upTo20, 'min', 35_000))).toEqual({ min: 35_000, max: null });
    expect(rangeOf(typeThumb(upTo20, 'min', 10_000))).toEqual({ min: 10_000, max: 20_000 });
    expect(rangeOf(typeThumb(from60, 'max', 80_000))).toEqual({ min: 60_000, max: 80_000 });
  });

  it('is not rounded, and holds beyond what the stock has', () => {
    expect(rangeOf(typeThumb(track, 'max', 12_345))).toEqual({ min: null, max: 12_345 });
    expect(rangeOf(typeThumb(track, 'min', 120_000))).toEqual({ min: 120_000, max: null });
    const under4 = searchSlider(
      'price',
      { min: 5_000, max: 100_000 },
      { min: null, max: 4_000 },
      searchControls,
    );
    expect(rangeOf(under4)).toEqual({ min: null, max: 4_000 });
  });

  it('leaves no bound behind where it is taken out again', () => {
    const odd = searchSlider(
      'price',
      { min: 14_990, max: 86_736 },
      { min: 20_000, max: 50_000 },
      searchControls,
    );
    expect(rangeOf(typeThumb(odd, 'min', null))).toEqual({ min: null, max: 50_000 });
    expect(rangeOf(typeThumb(odd, 'max', null))).toEqual({ min: 20_000, max: null });
  });

  it('HOME-1 is rounded where the thumbs keep a gap', () => {
    const hero = heroSlider({ min: null, max: null }, home);
    expect(typeThumb(hero, 'max', 30_249).max).toBe(30_000);
  });
});
