import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followVisit } from './browser/visit-trail.ts';
import { App } from './page/app.tsx';
import { browserNavigation } from './page/browser-navigation.ts';
import { followLinks } from './page/follow-links.ts';
import type { DocumentData } from './page/shown-page.ts';
import { NavigationProvider } from './page/use-navigation.ts';
import { withComponent } from './page/with-component.ts';
import './styles.css';

const { frame, page } = JSON.parse(document.querySelector('#page-data')?.textContent ?? '') as DocumentData;
const navigation = browserNavigation(await withComponent(page));
followLinks(navigation);
followVisit(navigation);

// In small steps: a visitor who presses something meanwhile does not wait for the whole page.
startTransition(() => {
  hydrateRoot(
    document.querySelector('#app') as HTMLElement,
    <StrictMode>
      <NavigationProvider value={navigation}>
        <App frame={frame} />
      </NavigationProvider>
    </StrictMode>,
  );
});
