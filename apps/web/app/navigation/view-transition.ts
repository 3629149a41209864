import { nameSharedElement } from './shared-element.ts';

export interface PageChange {
  /** Only a change between two kinds of pages is animated. */
  readonly isAnimated: boolean;
  readonly from: string;
  readonly to: string;
}

/** Draws in a view transition, where the browser has them and the visitor wants motion. */
export function viewTransition({ isAnimated, from, to }: PageChange, draw: () => void): void {
  const wantsNoMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isAnimated || wantsNoMotion || !('startViewTransition' in document)) {
    draw();
    return;
  }
  const unnameOld = nameSharedElement(to);
  let unnameNew: (() => void) | null = null;
  const { ready, finished } = document.startViewTransition(() => {
    unnameOld();
    draw();
    unnameNew = nameSharedElement(from);
  });
  // Both reject where the next page comes before this transition has finished; the page is drawn all the same.
  ready.catch(() => undefined);
  finished.then(
    () => unnameNew?.(),
    () => unnameNew?.(),
  );
}
