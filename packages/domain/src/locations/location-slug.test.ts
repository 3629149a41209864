import { expect, it } from 'vitest';
import { locationSlug, placeName } from './location-slug.ts';

it.each([
  ['Newstead - Sales', 'Newstead', 'newstead'],
  ['Newstead - Service', 'Newstead', 'newstead'],
  ['Newstead - Parts', 'Newstead', 'newstead'],
  [' Mt Gravatt - Sales ', 'Mt Gravatt', 'mt-gravatt'],
  ['Springwood', 'Springwood', 'springwood'],
  ['Sales - Parts - Service', 'Sales - Parts', 'sales-parts'],
  ['Newstead - Sales Yard', 'Newstead - Sales Yard', 'newstead-sales-yard'],
  ['Newstead-Sales', 'Newstead-Sales', 'newstead-sales'],
  ['Sales', 'Sales', 'sales'],
])('URL-7 %j is at %j, and its page at %s', (name, place, slug) => {
  expect(placeName(name)).toBe(place);
  expect(locationSlug({ name, slug: 'own' })).toBe(slug);
});

it('URL-7 a name without a letter leaves the own slug', () => {
  expect(locationSlug({ name: '***', slug: 'own' })).toBe('own');
});
