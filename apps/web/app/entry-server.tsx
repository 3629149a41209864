import { renderToString } from 'react-dom/server';
import { currentLink } from './features/layout/current-link.ts';
import { layoutOfPage } from './features/layout/layout-of-page.ts';
import { pagePlace } from './features/layout/page-place.ts';
import type { LoadedPage } from './navigation/navigation-state.ts';
import type { DocumentData, ShownLayout } from './navigation/shown-page.ts';
import { staticNavigation } from './navigation/static-navigation.ts';
import { loadComponent } from './page/load-component.ts';
import { LayoutRoot, PageRoot, pageRootOptions } from './page/react-roots.tsx';

/** Markup, and the preload links that React writes before all else. */
interface Drawn {
  readonly preloads: string;
  readonly markup: string;
}

/** The server-rendered layout: the markup before a page and after it. */
interface DrawnLayout {
  readonly preloads: string;
  readonly before: string;
  readonly after: string;
}

/** Of each layout, which is one object for as long as nothing of the site changes, by what it shows of a page. */
const drawnLayouts = new WeakMap<ShownLayout, Map<string, DrawnLayout>>();

/** Server-renders the body of a document. The layout around the page is rendered once for all pages of a site. */
export async function renderApp({ layout, page: shown }: DocumentData, address: string): Promise<string> {
  const loaded = await loadComponent(shown);
  return joined(layoutAround(layout, loaded, address), drawPage(layout, loaded, address));
}

/** The same markup without the cache. */
export async function renderUncached({ layout, page }: DocumentData, address: string): Promise<string> {
  const loaded = await loadComponent(page);
  return joined(drawLayout(layout, loaded, address), drawPage(layout, loaded, address));
}

const joined = (around: DrawnLayout, page: Drawn) =>
  around.preloads + page.preloads + around.before + page.markup + around.after;

function layoutAround(layout: ShownLayout, loaded: LoadedPage, address: string): DrawnLayout {
  const cached = drawnLayouts.get(layout) ?? new Map<string, DrawnLayout>();
  drawnLayouts.set(layout, cached);
  const current = currentLink(layout.header, address);
  const key = JSON.stringify([layoutOfPage(loaded.page.kind), current]);
  const drawn = cached.get(key) ?? drawLayout(layout, loaded, current);
  cached.set(key, drawn);
  return drawn;
}

function drawLayout(layout: ShownLayout, loaded: LoadedPage, address: string): DrawnLayout {
  const navigation = staticNavigation(loaded, address);
  const drawn = splitPreloads(renderToString(<LayoutRoot navigation={navigation} layout={layout} />));
  // No text of a site can be mistaken for the page's place: React escapes what it is given.
  const [before = '', after = ''] = drawn.markup.split(pagePlace, 2);
  return { preloads: drawn.preloads, before, after };
}

function drawPage(layout: ShownLayout, loaded: LoadedPage, address: string): Drawn {
  const navigation = staticNavigation(loaded, address);
  return splitPreloads(renderToString(<PageRoot navigation={navigation} layout={layout} />, pageRootOptions));
}

function splitPreloads(drawn: string): Drawn {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(drawn) ?? [];
  return { preloads, markup: drawn.slice(preloads.length) };
}
