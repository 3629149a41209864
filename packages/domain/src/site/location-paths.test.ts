import { describe, expect, it } from 'vitest';
import { contactLocationPath, locationPath } from './location-paths.ts';
import { settingsWith } from './test/settings-with.ts';

const location = { slug: 'newstead-sales', dealershipSlug: 'harbour-toyota' };

describe('URL-7 the page of a location', () => {
  it('is named after the location', () => {
    expect(locationPath(location, settingsWith())).toBe('/locations/newstead-sales');
  });

  it('is named after its dealership where the site says so', () => {
    const settings = settingsWith({ locations: { addressBy: 'dealership' } });
    expect(locationPath(location, settings)).toBe('/locations/harbour-toyota');
  });

  it('is the contact page on the site of one manufacturer', () => {
    const settings = settingsWith({ locations: { linksToContactPage: true }, contact: { path: '/contact' } });
    expect(locationPath(location, settings)).toBe('/contact');
  });

  it('stays one part of the path whatever it is called', () => {
    expect(locationPath({ ...location, slug: 'a/b' }, settingsWith())).toBe('/locations/a%2Fb');
    expect(contactLocationPath('newstead')).toBe('/contact-us/newstead');
    expect(contactLocationPath('a/b')).toBe('/contact-us/a%2Fb');
  });
});
