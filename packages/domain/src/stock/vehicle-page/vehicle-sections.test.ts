import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { vehicleSections, type CarContents } from './vehicle-sections.ts';

const { vehiclePage } = resolveSettings([]).settings;
const contents = (has: boolean): CarContents => ({
  keyInformation: has,
  summary: has,
  specifications: has,
  whyBuyFromUs: has,
  reserveOnline: has,
  features: has,
  finance: has,
  call: has,
});
const written = {
  ...vehiclePage,
  whatsIncluded: ['A full tank'],
  protectYourCarText: 'Paint protection.',
};

describe('the sections of the vehicle page', () => {
  it('VDP-1.1 are all of them where all have something to say', () => {
    expect(vehicleSections(written, contents(true))).toEqual([
      'keyInformation',
      'summary',
      'features',
      'specifications',
      'comments',
      'whatsIncluded',
      'whyBuyFromUs',
      'reserveOnline',
      'protectYourCar',
      'finance',
      'call',
      'promoBanner',
    ]);
  });

  it('VDP-1.1 stay away where they have nothing to say', () => {
    expect(vehicleSections(vehiclePage, contents(false))).toEqual(['comments', 'promoBanner']);
    for (const key of Object.keys(contents(true))) {
      const missing = vehicleSections(written, { ...contents(true), [key]: false });
      expect(missing).toHaveLength(11);
      expect(missing).not.toContain(key);
    }
  });

  it('VDP-1.1 are the ones of the site, in its order', () => {
    const settings = { ...written, sections: ['features', 'comments'] as ('features' | 'comments')[] };
    expect(vehicleSections(settings, contents(true))).toEqual(['features', 'comments']);
  });
});
