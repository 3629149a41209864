import { StrictMode } from 'react';
import { SavingProvider } from '../features/watchlist/saving/use-saving.ts';
import type { Navigation } from '../navigation/navigation-state.ts';
import type { ShownLayout } from '../navigation/shown-page.ts';
import { NavigationProvider } from '../navigation/use-navigation.ts';
import { App } from './app.tsx';
import { CurrentPage } from './current-page.tsx';

interface RootProps {
  readonly navigation: Navigation;
  readonly layout: ShownLayout;
}

/**
 * Two React roots, the page within the layout, so that the server renders the layout once for all pages of a site.
 * `useId` counts in each root for itself; server and browser give the page's ids the same prefix.
 */
export const pageRootOptions = { identifierPrefix: 'page' };

export function LayoutRoot({ navigation, layout }: RootProps) {
  return (
    <StrictMode>
      <NavigationProvider value={navigation}>
        <App layout={layout} />
      </NavigationProvider>
    </StrictMode>
  );
}

export function PageRoot({ navigation, layout }: RootProps) {
  return (
    <StrictMode>
      <NavigationProvider value={navigation}>
        <SavingProvider value={layout.saving}>
          <CurrentPage />
        </SavingProvider>
      </NavigationProvider>
    </StrictMode>
  );
}
