import { isSameMake, manufacturerName } from '@forecourt/domain/models/manufacturer-name';
import { makePicture } from '@forecourt/domain/models/make-monogram';
import { headerMenu, type MenuItem } from '@forecourt/domain/site/navigation';
import { addressParts } from '@forecourt/domain/site/path-aliases';
import { hrefOf, readSearchPath, searchAddress } from '@forecourt/domain/stock/search/search-path';
import { emptySearch, normalSearchState } from '@forecourt/domain/stock/search/search-state';
import { stockCount } from '@forecourt/domain/stock/search/stock-count';
import { modelsMenu } from './layout-models.ts';
import type { MakeLinkView, MenuView } from './layout.view.ts';
import type { MenuSources } from './menu-sources.ts';

/** What fits on one screen of a menu; the search itself lists all. */
const mostMakes = 20;

/** The main menu as the header draws it (NAV-1, NAV-2). */
export function layoutMenu(sources: MenuSources): readonly MenuView[] {
  const { settings, sitePages } = sources;
  const makes = makeLinks(sources);
  const site = { ...sitePages, hasBrands: makes.length > 0 };
  return headerMenu(settings.header, site).flatMap((item) => menuView(item, makes, sources) ?? []);
}

function menuView(item: MenuItem, makes: readonly MakeLinkView[], sources: MenuSources): MenuView | null {
  if (item.kind === 'brands') return { ...item, makes };
  if (item.kind === 'models') return modelsMenu(item, sources);
  if (item.kind === 'link') {
    const { kind, ...link } = item;
    return { kind, link };
  }
  const { layout, header } = sources.settings;
  // A menu of brands shows the same makes: once is enough.
  const hasBrandMenu = header.menu.some(({ kind }) => kind === 'brands');
  const showsMakes = layout.menuTiles === 'makes' && !hasBrandMenu && isAboutStock(item, sources);
  return { ...item, makes: showsMakes ? makes : [] };
}

/** Whether most links of a menu lead to the search: beside these, the makes are a way on. */
function isAboutStock(
  { links }: Extract<MenuItem, { readonly kind: 'links' }>,
  { settings, stock }: MenuSources,
): boolean {
  const places = { search: settings.search, makes: stock?.tree ?? [] };
  const toStock = links.filter(({ href }) => readSearchPath(addressParts(href).path, places) !== null);
  return toStock.length * 2 > links.length;
}

function makeLinks({ settings, stock, manufacturers }: MenuSources): readonly MakeLinkView[] {
  const { search, models } = settings;
  return (stock?.makes ?? []).slice(0, mostMakes).map(({ value, count }) => {
    const state = normalSearchState({ ...emptySearch(search.defaultSort), lists: { make: [value] } });
    const made = manufacturers.find(({ name }) => isSameMake(name, value, models));
    return {
      name: manufacturerName(value, models) ?? value,
      count: stockCount(count, settings),
      href: hrefOf(searchAddress(state, { search, makes: stock?.tree ?? [] })),
      logoUrl: makePicture(value, models) ?? made?.logoUrl ?? null,
    };
  });
}
