import { describe, expect, it } from 'vitest';
import { suburbAt, suburbNamed, townCentre } from './suburbs.ts';

const melbourne = { lat: -37.81, long: 144.96 };
const sydney = { lat: -33.87, long: 151.21 };

describe('LOC-6.5 a suburb that somebody names', () => {
  it('is found whatever its case', () => {
    expect(suburbNamed('  green   VALLEY ', [])).toMatchObject({ name: 'Green Valley', state: 'NSW' });
  });

  it('is the one nearest to the dealer where several have its name, else the one of the state that was said', () => {
    expect(suburbNamed('Richmond', [melbourne])?.state).toBe('VIC');
    expect(suburbNamed('Richmond', [sydney])?.state).toBe('NSW');
    expect(suburbNamed('Richmond SA', [sydney])?.state).toBe('SA');
  });

  it('is none where nobody knows it', () => {
    expect(suburbNamed('Atlantis', [melbourne])).toBeNull();
    expect(suburbNamed('', [])).toBeNull();
    expect(suburbNamed('Geelong WA', [])).toBeNull();
  });
});

describe('LOC-6.5 the suburb where somebody is', () => {
  it.each([
    ['Melbourne', melbourne],
    ['Sydney', sydney],
    ['Geelong', { lat: -38.15, long: 144.36 }],
    ['Alice Springs', { lat: -23.9, long: 133.7 }],
  ])('near %s leads back to itself by its name and state', (_, point) => {
    const suburb = suburbAt(point);
    expect(suburb).not.toBeNull();
    expect(suburbNamed(`${suburb?.name} ${suburb?.state}`, [])).toEqual(suburb);
  });

  it('is none far out at sea', () => {
    expect(suburbAt({ lat: -40, long: 100 })).toBeNull();
  });
});

describe('LOC-6.4 the middle of a postcode when nobody can be asked', () => {
  it('is that of its town', () => {
    expect(townCentre('3220')).toEqual({ lat: -38.147, long: 144.361 });
  });

  it.each(['3221', '0000', 'abcd'])('is not known of %s', (postcode) => {
    expect(townCentre(postcode)).toBeNull();
  });
});
