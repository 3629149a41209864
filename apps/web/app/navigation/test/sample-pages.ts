import type { LoadComponent, LoadedPage } from '../navigation-state.ts';
import type { ShownPage } from '../shown-page.ts';

/** A page as the server sends it. What its view holds is nothing to navigation. */
export function samplePage(
  title: string,
  kind: 'content' | 'search' = 'content',
  build = 'build-1',
): ShownPage {
  return { kind, status: 200, title, build, view: {} } as unknown as ShownPage;
}

export const loadSample: LoadComponent = (page) => Promise.resolve(loadedSample(page));

export function loadedSample(page: ShownPage): LoadedPage {
  return { page, Page: () => null };
}
