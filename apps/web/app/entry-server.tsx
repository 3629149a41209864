import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { currentLink } from './features/layout/current-link.ts';
import { SavingProvider } from './features/watchlist/saving/use-saving.ts';
import { App } from './page/app.tsx';
import type { LoadedPage } from './navigation/navigation-state.ts';
import { staticNavigation } from './navigation/static-navigation.ts';
import { PageBoundary } from './page/page-boundary.tsx';
import type { DocumentData, ShownLayout } from './navigation/shown-page.ts';
import { NavigationProvider } from './navigation/use-navigation.ts';
import { loadComponent } from './page/load-component.ts';

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
  const around = layoutAround(layout, loaded, address);
  const page = drawPage(layout, loaded, address);
  return around.preloads + page.preloads + around.before + page.markup + around.after;
}

/** The same markup without the cache, in one render. */
export async function renderWhole({ layout, page }: DocumentData, address: string): Promise<string> {
  return drawWhole(layout, await loadComponent(page), address);
}

function drawWhole(layout: ShownLayout, loaded: LoadedPage, address: string): string {
  return renderToString(
    <StrictMode>
      <NavigationProvider value={staticNavigation(loaded, address)}>
        <App layout={layout} />
      </NavigationProvider>
    </StrictMode>,
  );
}

function layoutAround(layout: ShownLayout, loaded: LoadedPage, address: string): DrawnLayout {
  const cached = drawnLayouts.get(layout) ?? new Map<string, DrawnLayout>();
  drawnLayouts.set(layout, cached);
  const current = currentLink(layout.header, address);
  const { kind } = loaded.page;
  const key = `${kind === 'home'} ${kind === 'compare'} ${current}`;
  const drawn = cached.get(key) ?? drawLayout(layout, loaded, current);
  cached.set(key, drawn);
  return drawn;
}

function PagePlace() {
  return <template data-page-place="" />;
}

function drawLayout(layout: ShownLayout, { page }: LoadedPage, current: string): DrawnLayout {
  // No text of a site can be mistaken for this placeholder: React escapes what it is given.
  const place = '<template data-page-place=""></template>';
  const { preloads, markup } = splitPreloads(drawWhole(layout, { page, Page: PagePlace }, current));
  const [before = '', after = ''] = markup.split(place, 2);
  return { preloads, before, after };
}

function splitPreloads(drawn: string): Drawn {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(drawn) ?? [];
  return { preloads, markup: drawn.slice(preloads.length) };
}

/** `useId` counts siblings: the nulls stand for those of `App` and `Layout`, so that hydration finds the same ids. */
function drawPage(layout: ShownLayout, loaded: LoadedPage, address: string): Drawn {
  const { page, Page } = loaded;
  const drawn = renderToString(
    <StrictMode>
      <NavigationProvider value={staticNavigation(loaded, address)}>
        <>
          <SavingProvider value={layout.saving}>
            {null}
            {null}
            {null}
            <PageBoundary address={address}>
              <Page view={page.view} />
            </PageBoundary>
            {null}
            {null}
            {null}
            {null}
          </SavingProvider>
          {null}
          {null}
        </>
      </NavigationProvider>
    </StrictMode>,
  );
  return splitPreloads(drawn);
}
