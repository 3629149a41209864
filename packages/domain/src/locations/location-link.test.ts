import { expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { brandDefaults } from '../settings/template-defaults.ts';
import { locationContactLink, locationLink } from './location-link.ts';

const location = { name: 'Newstead - Sales', slug: 'newstead-sales', dealershipSlug: 'harbour-toyota' };
const settings = resolveSettings([]).settings;

it('URL-7 a location has its page under /locations, by its own slug or its dealership’s', () => {
  expect(locationLink(location, settings)).toBe('/locations/newstead-sales');
  const byDealership = {
    ...settings,
    locations: { ...settings.locations, addressBy: 'dealership' as const },
  };
  expect(locationLink(location, byDealership)).toBe('/locations/harbour-toyota');
});

it('URL-7 the site of a manufacturer links to /contact instead', () => {
  const [brand] = Object.values(brandDefaults);
  const ofBrand = resolveSettings([{ layer: 'brand', key: 'any', number: 0, overrides: brand }]).settings;
  expect(locationLink(location, ofBrand)).toBe('/contact');
});

it('URL-7 the contact page of a place has its name without the department', () => {
  expect(locationContactLink(location)).toBe('/contact-us/newstead');
});

it('URL-7 a slug of a feed cannot leave its place in the address', () => {
  expect(locationLink({ ...location, slug: 'a/../b?c' }, settings)).toBe('/locations/a%2F..%2Fb%3Fc');
  expect(locationContactLink({ name: '?', slug: 'a/b' })).toBe('/contact-us/a%2Fb');
});
