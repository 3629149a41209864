import { holdPostsOffline } from './browser/hold-posts-offline.ts';
import { followVisit } from './browser/visit-trail.ts';
import { browserNavigation } from './navigation/browser-navigation.ts';
import { windowBrowser } from './navigation/navigation-browser.ts';
import { interceptLinks } from './navigation/intercept-links.ts';
import { isElsewhere } from './navigation/is-elsewhere.ts';
import type { DocumentData } from './navigation/shown-page.ts';
import { hydrateDocument } from './page/hydrate-document.tsx';
import { loadComponent, prefetchComponent } from './page/load-component.ts';
import './styles.css';

async function start(): Promise<void> {
  const { layout, page } = JSON.parse(
    document.querySelector('#page-data')?.textContent ?? '',
  ) as DocumentData;
  const browser = windowBrowser();
  const navigation = browserNavigation(await loadComponent(page), {
    browser,
    loadComponent,
    cachedPages: layout.cachedPages,
  });
  interceptLinks(navigation, prefetchComponent);
  holdPostsOffline();
  followVisit(navigation, browser.sessionStorage);
  hydrateDocument({ navigation, layout });
}

const [loaded] = performance.getEntriesByType('navigation');
if (loaded && isElsewhere(loaded.name, location)) location.reload();
else await start();
