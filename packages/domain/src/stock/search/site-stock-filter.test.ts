import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { templateDefaults } from '../../settings/template-defaults.ts';
import { evaluateFilter } from '../filter/evaluate-filter.ts';
import { printFilter } from '../filter/print-filter.ts';
import { siteStockFilter, type StockFilterSettings } from './site-stock-filter.ts';

const all: StockFilterSettings = {
  templateFilter: '',
  filter: '',
  itemTypes: ['caravan', 'car', 'motorcycle'],
  minimumPhotos: 0,
};
const printed = (settings: Partial<StockFilterSettings>) =>
  printFilter(siteStockFilter({ ...all, ...settings }));

const filterOf = (...layers: [layer: 'template' | 'site', overrides: unknown][]) =>
  siteStockFilter(
    resolveSettings(layers.map(([layer, overrides]) => ({ layer, key: 'any', number: 1, overrides })))
      .settings.stock,
  );

describe('TEN-6.1 the whole filter of a site', () => {
  it('leaves nothing out where nothing is asked for', () => {
    expect(printed({})).toBe('');
  });

  it.each([
    [{ itemTypes: ['car'] }, 'item_type = car'],
    [{ itemTypes: ['car', 'caravan'] }, 'item_type in (car, caravan)'],
    [{ minimumPhotos: 1 }, 'photos_count >= 1'],
    [{ templateFilter: 'car_type:used' }, 'car_type = used'],
    [{ filter: 'make != Suzuki' }, 'make != Suzuki'],
    [
      {
        itemTypes: ['motorcycle'],
        minimumPhotos: 5,
        templateFilter: 'car_type in (new, demo) or photos_count >= 3',
        filter: 'make != Suzuki and price < 60000',
      },
      'item_type = motorcycle and photos_count >= 5 and (car_type in (new, demo) or photos_count >= 3) and make != Suzuki and price < 60000',
    ],
  ] as [Partial<StockFilterSettings>, string][])('TEN-7 of %j is %s', (settings, text) => {
    expect(printed(settings)).toBe(text);
  });

  it('is never a part of it: a saved filter that cannot be read stops the site', () => {
    expect(() => printed({ filter: 'make =' })).toThrow('a saved stock filter cannot be read');
    expect(() => printed({ templateFilter: 'make =' })).toThrow('a saved stock filter cannot be read');
  });

  const bare = buildCar({ photosCount: 0 });
  const brandNew = buildCar({ carType: 'new', photosCount: 0 });
  const pictured = buildCar({ photosCount: 5 });
  const shown = (filter: ReturnType<typeof filterOf>) =>
    Object.entries({ bare, brandNew, pictured, caravan: { ...pictured, itemType: 'caravan' as const } })
      .filter(([, car]) => evaluateFilter(filter, car))
      .map(([name]) => name);

  it('depends on the template', () => {
    expect(shown(filterOf())).toEqual(['bare', 'brandNew', 'pictured']);
    expect(shown(filterOf(['template', templateDefaults.showroom]))).toEqual(['brandNew', 'pictured']);
    expect(shown(filterOf(['template', templateDefaults.supermarket]))).toEqual(['pictured']);
    expect(shown(filterOf(['template', templateDefaults.local]))).toEqual([
      'bare',
      'brandNew',
      'pictured',
      'caravan',
    ]);
  });

  it('adds the site to its template, and does not take the place of it', () => {
    const site = { stock: { filter: 'price < 1000000' } };
    expect(shown(filterOf(['template', templateDefaults.showroom], ['site', site]))).toEqual([
      'brandNew',
      'pictured',
    ]);
  });
});
