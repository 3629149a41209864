import { describe, expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const names = ['make', 'model', 'colour', 'car_type', 'photos_count', 'km'];

describe('the name that was meant', () => {
  it.each([
    ['colour', 'colour'],
    ['color', 'colour'],
    ['colours', 'colour'],
    ['colaur', 'colour'],
    ['cloour', 'colour'],
    ['Make', 'make'],
    ['mkae', 'make'],
    ['photo_count', 'photos_count'],
    ['CarType', 'car_type'],
    ['mk', 'km'],
    ['k', 'km'],
  ])('of %s is %s', (written, meant) => {
    expect(nearestName(written, names)).toBe(meant);
  });

  it.each(['mk', 'mode'])('is the nearest, and of %s and others as near the first', (written) => {
    expect(nearestName(written, ['makes', 'modes', 'mode', 'km', 'mk'])).toBe(written);
    expect(nearestName('mo', ['mx', 'my'])).toBe('mx');
  });

  it.each([
    ['more than one slip in three letters', 'mxe'],
    ['more than one slip in five', 'mxdex'],
    ['three slips in eight', 'xarxtypx'],
    ['neighbours that are not', 'emka'],
    ['a name of nothing', 'dealer_password'],
    ['nothing', ''],
  ])('is none for %s', (_, written) => {
    expect(nearestName(written, names)).toBeNull();
  });

  it('allows two slips from six letters on', () => {
    expect(nearestName('coxxur', names)).toBe('colour');
    expect(nearestName('coxxu', names)).toBeNull();
  });

  it('is none for a text too long to be a name', () => {
    const name = 'a'.repeat(40);
    expect(nearestName(name, [name])).toBe(name);
    expect(nearestName(`${name}a`, [name])).toBeNull();
  });
});
