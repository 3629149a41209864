import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { homeHero } from './home-hero.ts';

const facets = { make: ['Mazda', 'Toyota'], body: ['SUV'], make_model: ['Mazda CX-5'] };

describe('HOME-1 the search on the home page', () => {
  it('has the usual words, prices and tiles', () => {
    expect(homeHero(settingsWith().home, facets)).toEqual({
      heading: 'Search our new & used vehicles',
      text: 'Tell us your budget and what you have in mind.',
      price: { from: 5_000, to: 250_000, step: 500 },
      tiles: [
        { attribute: 'make', values: ['Mazda', 'Toyota'] },
        { attribute: 'body', values: ['SUV'] },
        { attribute: 'make_model', values: ['Mazda CX-5'] },
      ],
    });
  });

  it('has those of the site, and no tile without a choice', () => {
    const { home } = settingsWith({
      home: {
        heroHeading: 'Search our stock',
        heroTiles: ['body', 'make', 'make_model'],
        heroPriceRange: { fromCents: 100_000, toCents: 5_000_000 },
        heroPriceStepCents: 100_000,
      },
    });
    expect(homeHero(home, { make: ['Mazda'], body: [] })).toMatchObject({
      heading: 'Search our stock',
      price: { from: 1_000, to: 50_000, step: 1_000 },
      tiles: [{ attribute: 'make', values: ['Mazda'] }],
    });
  });
});
