import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { currentLink } from './features/site/current-link.ts';
import { SavingProvider } from './features/watchlist/saving/use-saving.ts';
import { App } from './page/app.tsx';
import { standingNavigation, type LoadedPage } from './navigation/navigation.ts';
import { PageBoundary } from './page/page-boundary.tsx';
import type { DocumentData, ShownFrame } from './navigation/shown-page.ts';
import { NavigationProvider } from './navigation/use-navigation.ts';
import { loadComponent } from './page/load-component.ts';

/** Markup, and what React wants a browser to load at once, which stands before all else. */
interface Drawn {
  readonly preloads: string;
  readonly markup: string;
}

/** The markup before a page and after it. */
interface DrawnFrame {
  readonly preloads: string;
  readonly before: string;
  readonly after: string;
}

/** Of each frame, which stays for as long as nothing of the site changes, by all that it shows of a page. */
const drawnFrames = new WeakMap<ShownFrame, Map<string, DrawnFrame>>();

/** The markup of a page's body, complete. What stands around it is drawn once for all pages of a site. */
export async function renderApp({ frame, page: shown }: DocumentData, address: string): Promise<string> {
  const loaded = await loadComponent(shown);
  const around = frameAround(frame, loaded, address);
  const page = drawPage(frame, loaded, address);
  return around.preloads + page.preloads + around.before + page.markup + around.after;
}

/** The same markup, drawn at one go. */
export async function renderWhole({ frame, page }: DocumentData, address: string): Promise<string> {
  return drawWhole(frame, await loadComponent(page), address);
}

function drawWhole(frame: ShownFrame, loaded: LoadedPage, address: string): string {
  return renderToString(
    <StrictMode>
      <NavigationProvider value={standingNavigation(loaded, address)}>
        <App frame={frame} />
      </NavigationProvider>
    </StrictMode>,
  );
}

function frameAround(frame: ShownFrame, loaded: LoadedPage, address: string): DrawnFrame {
  const ofFrame = drawnFrames.get(frame) ?? new Map<string, DrawnFrame>();
  drawnFrames.set(frame, ofFrame);
  const current = currentLink(frame.header, address);
  const { kind } = loaded.page;
  const name = `${kind === 'home'} ${kind === 'compare'} ${current}`;
  const drawn = ofFrame.get(name) ?? drawFrame(frame, loaded, current);
  ofFrame.set(name, drawn);
  return drawn;
}

function PagePlace() {
  return <template data-page-place="" />;
}

function drawFrame(frame: ShownFrame, { page }: LoadedPage, current: string): DrawnFrame {
  // No text of a site can be mistaken for it: React escapes what it is given.
  const place = '<template data-page-place=""></template>';
  const { preloads, markup } = apart(drawWhole(frame, { page, Page: PagePlace }, current));
  const [before = '', after = ''] = markup.split(place, 2);
  return { preloads, before, after };
}

function apart(drawn: string): Drawn {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(drawn) ?? [];
  return { preloads, markup: drawn.slice(preloads.length) };
}

/** React makes ids of the places among siblings: they are those that `App` and `Frame` give to the page. */
function drawPage(frame: ShownFrame, loaded: LoadedPage, address: string): Drawn {
  const { page, Page } = loaded;
  const drawn = renderToString(
    <StrictMode>
      <NavigationProvider value={standingNavigation(loaded, address)}>
        <>
          <SavingProvider value={frame.saving}>
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
