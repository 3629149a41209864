import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { cardButtons } from './card-buttons.ts';

const settings = resolveSettings([]).settings;
const everything = { checkout: true, financePage: true };
const car = buildCar();
const withWords = (words: Partial<typeof settings.cardButtons>) => ({
  ...settings,
  cardButtons: { ...settings.cardButtons, ...words },
});

describe('the buttons of a card', () => {
  it('CARD-3.1 of an available car are five, with the deposit on the one that takes it', () => {
    expect(cardButtons(car, settings, everything)).toEqual([
      { opens: 'car', text: 'Explore vehicle', amount: null },
      { opens: 'enquiry', text: 'Quick enquiry', amount: null },
      { opens: 'finance', text: 'Get finance', amount: null },
      { opens: 'checkout', text: 'Reserve this car', amount: '$200' },
      { opens: 'testDrive', text: 'Book a test drive', amount: null },
    ]);
  });

  it('CARD-3.1 are the ones of the site, in its order and its words', () => {
    const site = withWords({
      shown: ['reserve', 'explore'],
      exploreText: 'View details',
      reserveText: 'Reserve',
      showsReserveAmount: false,
    });
    expect(cardButtons(car, site, everything)).toEqual([
      { opens: 'checkout', text: 'Reserve', amount: null },
      { opens: 'car', text: 'View details', amount: null },
    ]);
  });

  it('CARD-3.1 name the deposit of the car where it has its own', () => {
    const own = { ...car, reserveAmountCents: 50_000 };
    expect(cardButtons(own, settings, everything)).toContainEqual(
      expect.objectContaining({ amount: '$500' }),
    );
  });

  it.each([
    ['finance', { checkout: true, financePage: false }, settings],
    ['checkout', { checkout: false, financePage: true }, settings],
    ['testDrive', everything, { ...settings, testDrive: { carTypes: [] } }],
  ])('CARD-3.1 leave %s away where there is nothing to open', (opens, exists, site) => {
    const names = cardButtons(car, site, exists).map((button) => button.opens);
    expect(names).toHaveLength(4);
    expect(names).not.toContain(opens);
  });

  it.each([{ reserved: true }, { status: 'coming_soon' }])('CARD-3.1 offer no drive in %j', (waited) => {
    const names = cardButtons({ ...car, ...waited }, settings, everything).map((button) => button.opens);
    expect(names).toEqual(['car', 'enquiry', 'finance', 'checkout']);
  });

  it.each([['sold'], ['withdrawn'], [null]])('CARD-4 of a car of status %j are one alone', (status) => {
    expect(cardButtons({ ...car, status }, settings, everything)).toEqual([
      { opens: 'similarEnquiry', text: 'Find me something similar', amount: null },
    ]);
  });

  it('CARD-4 find a similar car in the search where the site says so', () => {
    const site = withWords({ similarOpens: 'search', similarText: 'Find me something similar' });
    expect(cardButtons({ ...car, status: 'sold' }, site, everything)).toEqual([
      { opens: 'similarSearch', text: 'Find me something similar', amount: null },
    ]);
  });
});
