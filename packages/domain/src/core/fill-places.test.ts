import { describe, expect, it } from 'vitest';
import { fillPlaces } from './fill-places.ts';

describe('the places in a text', () => {
  it.each([
    ['At most {count} of {count}', { count: 10 }, 'At most 10 of 10'],
    ['Hi {name} of {site}', { name: '{site}', site: 'Harbour' }, 'Hi {site} of Harbour'],
    ['{other} {constructor} {Name}', { name: 'x' }, '{other} {constructor} {Name}'],
    ['Costs $&', { name: 'x' }, 'Costs $&'],
    ['{name}', { name: '$& $1' }, '$& $1'],
    ['{empty}!', { empty: '' }, '!'],
  ])('of %j with %j read %j', (text, places, filled) => {
    expect(fillPlaces(text, places as Record<string, string | number>)).toBe(filled);
  });
});
