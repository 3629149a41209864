import { describe, expect, it } from 'vitest';
import { allOf, anyOf, everyCar, negate, type FilterTerm } from './expression.ts';
import { filterLimits } from './filter-limits.ts';
import { printFilter } from './print-filter.ts';
import { savedFilter } from './read-filter.ts';

describe('TEN-6.3 a filter in its one writing', () => {
  it.each([
    ['', ''],
    ['make:mazda', 'make = mazda'],
    ['manufacturer.name=Mazda', 'make = Mazda'],
    ['car_type:used AND NOT make:Suzuki', 'car_type = used and make != Suzuki'],
    ["colour = 'Soul Red'", 'colour = "Soul Red"'],
    ['make in (Mazda)', 'make = Mazda'],
    ['make not in (Mazda)', 'make != Mazda'],
    ['make IN ("Mazda",Kia)', 'make in (Mazda, Kia)'],
    ['not make in (Mazda,Kia)', 'make not in (Mazda, Kia)'],
    ['not tag is present', 'tag is missing'],
    ['NOT tag IS MISSING', 'not tag is missing'],
    ['not price<30000', 'not price < 30000'],
    ['price>=030000', 'price >= 30000'],
    ['reserved:TRUE', 'reserved = true'],
    ['model = "IS" or model = "is"', 'model = "IS" or model = "is"'],
    ['model = "3" or model = "CX-5" or model = "e.GO"', 'model = 3 or model = CX-5 or model = e.GO'],
    [`tag = '6" \\\\ lift'`, String.raw`tag = "6\" \\ lift"`],
    [`tag = 'It\\'s new'`, `tag = "It's new"`],
    ['tag = "-x" or tag = "a,b" or tag = "x("', 'tag = "-x" or tag = "a,b" or tag = "x("'],
    ['km < 1 or km > 2 and seats = 5', 'km < 1 or (km > 2 and seats = 5)'],
    ['(km < 1 or km > 2) and seats = 5', '(km < 1 or km > 2) and seats = 5'],
    ['km < 1 and (km > 2 and seats = 5)', 'km < 1 and km > 2 and seats = 5'],
    ['not (km < 1 and seats = 5)', 'not (km < 1 and seats = 5)'],
    ['not not seats = 5', 'not seats != 5'],
    ['not not km < 1', 'not not km < 1'],
    ['km < 1, seats = 5', 'km < 1 and seats = 5'],
  ])('%s is printed as %s', (text, printed) => {
    expect(printFilter(savedFilter(text))).toBe(printed);
    expect(printFilter(savedFilter(printed))).toBe(printed);
    expect(savedFilter(printed)).toEqual(savedFilter(text));
  });

  it('can be read again however deep it was', () => {
    const deepest = Array.from({ length: filterLimits.depth / 2 }).reduce<string>(
      (inside) => `km < 1 or km > 2 and (${inside})`,
      'km < 3',
    );
    const filter = savedFilter(deepest);
    expect(savedFilter(printFilter(filter))).toEqual(filter);
  });
});

describe('TEN-6.3 terms put together', () => {
  const a: FilterTerm = { kind: 'present', attribute: 'tag' };
  const b: FilterTerm = { kind: 'present', attribute: 'km' };

  it('are one term where there is one', () => {
    expect(allOf([a])).toBe(a);
    expect(anyOf([a])).toBe(a);
  });

  it('are flat, and keep their order', () => {
    expect(allOf([a, allOf([b, a]), b])).toEqual({ kind: 'all', of: [a, b, a, b] });
    expect(anyOf([anyOf([b, a]), b])).toEqual({ kind: 'any', of: [b, a, b] });
    expect(allOf([anyOf([a, b]), a])).toEqual({ kind: 'all', of: [{ kind: 'any', of: [a, b] }, a] });
    expect(allOf([negate(allOf([a, b])), b])).toEqual({
      kind: 'all',
      of: [{ kind: 'not', of: { kind: 'all', of: [a, b] } }, b],
    });
  });

  it('print as nothing where every car fits', () => {
    expect(printFilter(everyCar)).toBe('');
  });
});
