import type { LoadedPage } from '../navigation/navigation-state.ts';
import { pageKinds } from './page-kinds.ts';
import type { ShownPage } from '../navigation/shown-page.ts';

/** A cache of the loaded components: a dynamic `import()`, even of a loaded module, costs a server more than drawing a card. */
const loaded = new Map<ShownPage['kind'], LoadedPage['Page']>();

/** A page together with the component that draws it, which is loaded where that has not been done. */
export async function loadComponent(page: ShownPage): Promise<LoadedPage> {
  const known = loaded.get(page.kind);
  if (known) return { page, Page: known };
  const { Page } = await pageKinds[page.kind]();
  loaded.set(page.kind, Page as LoadedPage['Page']);
  return { page, Page: Page as LoadedPage['Page'] };
}

/** Prefetches the code, and only the code, of the pages of a kind; of a kind that nobody knows, nothing. */
export function prefetchComponent(kind: string): void {
  if (!Object.hasOwn(pageKinds, kind)) return;
  // A prefetch that fails is no fault: following the link loads it again.
  pageKinds[kind as keyof typeof pageKinds]().catch(() => undefined);
}
