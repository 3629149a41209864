import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followVisit } from './browser/visit-trail.ts';
import { App } from './page/app.tsx';
import { browserNavigation } from './navigation/browser-navigation.ts';
import { windowBrowser } from './navigation/navigation-browser.ts';
import { interceptLinks } from './navigation/intercept-links.ts';
import type { DocumentData } from './navigation/shown-page.ts';
import { NavigationProvider } from './navigation/use-navigation.ts';
import { loadComponent, prefetchComponent } from './page/load-component.ts';
import './styles.css';

const { layout, page } = JSON.parse(document.querySelector('#page-data')?.textContent ?? '') as DocumentData;
const browser = windowBrowser();
const navigation = browserNavigation(await loadComponent(page), {
  browser,
  loadComponent,
  cachedPages: layout.cachedPages,
});
interceptLinks(navigation, prefetchComponent);
followVisit(navigation, browser.sessionStorage);

// Hydrates in a transition, which yields to input: a press meanwhile does not wait for the whole page (INP).
startTransition(() => {
  hydrateRoot(
    document.querySelector('#app') as HTMLElement,
    <StrictMode>
      <NavigationProvider value={navigation}>
        <App layout={layout} />
      </NavigationProvider>
    </StrictMode>,
  );
});
