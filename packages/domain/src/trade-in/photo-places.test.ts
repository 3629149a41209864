import { describe, expect, it } from 'vitest';
import { photoPlace } from './photo-places.ts';

describe('TRADE-4.1 the place of a photograph', () => {
  it.each([
    ['front', 'front'],
    ['odometer', 'odometer'],
    ['', null],
    ['../front', null],
    [undefined, null],
  ])('%j is %j', (sent, place) => {
    expect(photoPlace(sent)).toBe(place);
  });
});
