import { describe, expect, it } from 'vitest';
import { modelsByCode, modelsByWords } from './models-by-code.ts';
import { namedMakes } from './named-makes.ts';

const makes = namedMakes([
  { make: 'Toyota', models: ['HiLux', '86', 'LandCruiser', 'LandCruiser 70'] },
  { make: 'Mazda', models: ['3', 'CX-5'] },
  { make: 'Peugeot', models: ['2008', '3008', '308'] },
  { make: 'Porsche', models: ['911'] },
  { make: 'Ram', models: ['1500'] },
  { make: 'Audi', models: ['A3', 'TT'] },
  { make: 'Subaru', models: ['XV'] },
  { make: 'Honda', models: ['City'] },
  { make: 'Kawasaki', models: ['Ninja 650', 'Vulcan S'] },
  { make: 'Chery', models: ['Tiggo 7 Pro', 'Tiggo 4'] },
  { make: 'Ducati', models: ['Scrambler'] },
  { make: 'Triumph', models: ['Scrambler 900'] },
  { make: 'KTM', models: ['390 Duke', 'RC Adventurer'] },
  { make: 'GWM', models: ['Ute'] },
  { make: 'Holden', models: ['Ute', 'Nova'] },
  { make: 'Tatra', models: ['Nova'] },
]);
const byCode = modelsByCode(makes);
const valueOf = (code: string) => byCode.get(code)?.values[0];

describe('models without their make', () => {
  it.each([
    ['hilux', 'Toyota HiLux'],
    ['cx5', 'Mazda CX-5'],
    ['3008', 'Peugeot 3008'],
    ['911', 'Porsche 911'],
    ['a3', 'Audi A3'],
    ['xv', 'Subaru XV'],
    ['landcruiser', 'Toyota LandCruiser'],
    ['ninja', 'Kawasaki Ninja 650'],
    ['vulcan', 'Kawasaki Vulcan S'],
    ['tiggo7', 'Chery Tiggo 7 Pro'],
  ])('%s is a %s', (code, value) => {
    expect(valueOf(code)).toBe(value);
  });

  it.each(['86', '3', '2008', '308', '1500', 'tt', 'city', 'ute', 'tiggo', 'scrambler', 'nova'])(
    '%s is none',
    (code) => {
      expect(valueOf(code)).toBeUndefined();
    },
  );

  it('are told by their words in another order', () => {
    expect([...modelsByWords(makes).keys()]).toContain('390 duke');
  });
});
