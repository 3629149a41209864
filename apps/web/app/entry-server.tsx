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

/** Markup, and what React wants a browser to load at once, which stands before all else. */
interface Drawn {
  readonly preloads: string;
  readonly markup: string;
}

/** The markup before a page and after it. */
interface DrawnLayout {
  readonly preloads: string;
  readonly before: string;
  readonly after: string;
}

/** Of each layout, which stays for as long as nothing of the site changes, by all that it shows of a page. */
const drawnLayouts = new WeakMap<ShownLayout, Map<string, DrawnLayout>>();

/** The markup of a page's body, complete. What stands around it is drawn once for all pages of a site. */
export async function renderApp({ layout, page: shown }: DocumentData, address: string): Promise<string> {
  const loaded = await loadComponent(shown);
  const around = layoutAround(layout, loaded, address);
  const page = drawPage(layout, loaded, address);
  return around.preloads + page.preloads + around.before + page.markup + around.after;
}

/** The same markup, drawn at one go. */
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
  const ofLayout = drawnLayouts.get(layout) ?? new Map<string, DrawnLayout>();
  drawnLayouts.set(layout, ofLayout);
  const current = currentLink(layout.header, address);
  const { kind } = loaded.page;
  const name = `${kind === 'home'} ${kind === 'compare'} ${current}`;
  const drawn = ofLayout.get(name) ?? drawLayout(layout, loaded, current);
  ofLayout.set(name, drawn);
  return drawn;
}

function PagePlace() {
  return <template data-page-place="" />;
}

function drawLayout(layout: ShownLayout, { page }: LoadedPage, current: string): DrawnLayout {
  // No text of a site can be mistaken for it: React escapes what it is given.
  const place = '<template data-page-place=""></template>';
  const { preloads, markup } = apart(drawWhole(layout, { page, Page: PagePlace }, current));
  const [before = '', after = ''] = markup.split(place, 2);
  return { preloads, before, after };
}

function apart(drawn: string): Drawn {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(drawn) ?? [];
  return { preloads, markup: drawn.slice(preloads.length) };
}

/** React makes ids of the places among siblings: they are those that `App` and `Layout` give to the page. */
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
  return apart(drawn);
}
