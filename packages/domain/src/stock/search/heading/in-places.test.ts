import { describe, expect, it } from 'vitest';
import { inPlaces } from './in-places.ts';

describe('where cars stand', () => {
  it.each([
    [['Cowra'], 'in Cowra'],
    [['Gold Coast'], 'on the Gold Coast'],
    [['Dandenong', 'Epping'], 'in Dandenong and Epping'],
    [['Central Coast', 'Sydney'], 'in Sydney and on the Central Coast'],
  ])('SRCH-5 of %j is said %j', (places, said) => {
    expect(inPlaces(places)).toBe(said);
  });
});
