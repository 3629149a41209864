import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { dealershipDirectoryFacets, directoryFacets, shownFacets } from './shown-facets.ts';

const settings = (overrides: object = {}) =>
  resolveSettings([{ layer: 'site', key: 'one', number: 1, overrides }]).settings;

describe('SRCH-6.1 the facets of a search page', () => {
  it('are those of the sidebar, with the models of the make cards', () => {
    expect(shownFacets(settings())).toEqual({
      lists: [
        'carType',
        'make',
        'makeModel',
        'body',
        'fuel',
        'transmission',
        'seats',
        'drive',
        'cab',
        'colour',
        'locationName',
      ],
      ranges: ['price', 'km', 'year', 'towing'],
    });
  });

  it('TEN-7 are those of what the site sells', () => {
    expect(shownFacets(settings({ stock: { itemTypes: ['motorcycle'] } }))).toEqual({
      lists: ['lams', 'body', 'make', 'makeModel', 'carType', 'fuel', 'colour', 'locationName'],
      ranges: ['price', 'engineSize', 'seatHeight', 'km', 'year'],
    });
    expect(shownFacets(settings({ stock: { itemTypes: ['caravan'] } }))).toEqual({
      lists: ['body', 'sleeps', 'make', 'makeModel', 'carType', 'filteredFeatures', 'locationName'],
      ranges: ['length', 'tare', 'atm', 'price', 'year'],
    });
  });

  it('are counted once each, and nothing else is', () => {
    const chosen = settings({ search: { facets: ['year', 'badge'] } });
    expect(shownFacets(chosen)).toEqual({ lists: ['badge'], ranges: ['year'] });
  });

  it('have price ranges where the price is no slider', () => {
    const search = { facets: ['price', 'price_range'] };
    expect(shownFacets(settings({ search, searchControls: { sliders: ['km'] } }))).toEqual({
      lists: ['priceRange'],
      ranges: [],
    });
  });
});

describe('SRCH-17 the facets of the directories', () => {
  it('are the manufacturer, the model and its body', () => {
    expect(directoryFacets).toEqual({ lists: ['manufacturerName', 'modelName', 'modelBody'], ranges: [] });
  });

  it("are one dealership's categories and price", () => {
    expect(dealershipDirectoryFacets).toEqual({ lists: ['categories'], ranges: ['price'] });
  });
});
