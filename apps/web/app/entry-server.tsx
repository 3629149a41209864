import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './page/app.tsx';
import { standingNavigation } from './page/navigation.ts';
import type { DocumentData } from './page/shown-page.ts';
import { NavigationProvider } from './page/use-navigation.ts';
import { withComponent } from './page/with-component.ts';

/** The markup of a page's body, complete. */
export async function renderApp({ frame, page }: DocumentData, address: string): Promise<string> {
  const navigation = standingNavigation(await withComponent(page), address);
  return renderToString(
    <StrictMode>
      <NavigationProvider value={navigation}>
        <App frame={frame} />
      </NavigationProvider>
    </StrictMode>,
  );
}
