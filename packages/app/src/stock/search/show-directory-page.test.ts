import { describe, expect, it } from 'vitest';
import { ask, pageAt, titlesOf } from '../test/search-page-of.ts';
import { showDirectoryPage } from './show-directory-page.ts';
import type { showSearchPage } from './show-search-page.ts';

const showMazda: typeof showSearchPage = (ports, context, input) =>
  showDirectoryPage(ports, context, { ...input, slug: 'harbour-mazda' });

describe('SRCH-17 the directories', () => {
  const show = showDirectoryPage;

  it('are there only where the site has them', async () => {
    expect(await ask('/directory', '', { show })).toBeNull();
    expect(await ask('/dealerships/harbour-mazda', '', { show: showMazda })).toBeNull();
  });

  it('list everything by manufacturer, model and body', async () => {
    const page = await pageAt('/directory', '', {
      show,
      overrides: { search: { hasManufacturerDirectory: true } },
    });
    expect(page.view.count).toBe('3 cars');
    expect(page.view.filters.sections.map(({ key }) => key)).toEqual([
      'manufacturer.name',
      'model.name',
      'model.body',
    ]);
  });

  it('TEN-8 list one dealership of the site, and none of another', async () => {
    const overrides = { search: { hasDealershipDirectory: true } };
    const asked = { show: showMazda, overrides };
    expect(titlesOf(await pageAt('/dealerships/harbour-mazda', '', asked))).toEqual(['2021 Mazda BT-50']);
    expect(await ask('/dealerships/harbour-mazda', '', { ...asked, site: 'ranges' })).toBeNull();
  });
});
