import type { LoadedPage } from './navigation.ts';
import { pageKinds } from './page-kinds.ts';
import type { ShownPage } from './shown-page.ts';

/** A page together with the component that draws it, which is loaded where that has not been done. */
export async function withComponent(page: ShownPage): Promise<LoadedPage> {
  const { Page } = await pageKinds[page.kind]();
  return { page, Page: Page as LoadedPage['Page'] };
}
