import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followVisit } from './browser/visit-trail.ts';
import { App } from './page/app.tsx';
import { browserNavigation } from './navigation/browser-navigation.ts';
import { followLinks } from './navigation/follow-links.ts';
import type { DocumentData } from './navigation/shown-page.ts';
import { NavigationProvider } from './navigation/use-navigation.ts';
import { loadComponent, prefetchComponent } from './page/load-component.ts';
import './styles.css';

const { layout, page } = JSON.parse(document.querySelector('#page-data')?.textContent ?? '') as DocumentData;
const navigation = browserNavigation(await loadComponent(page), loadComponent);
followLinks(navigation, prefetchComponent);
followVisit(navigation);

// In small steps: a visitor who presses something meanwhile does not wait for the whole page.
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
