import { nameSharedPicture } from './shared-picture.ts';

/** Where the visitor is to be on a page that came: so far down, or at an anchor. */
export type Landing = { readonly top: number } | { readonly hash: string };

export interface PageTurn {
  /** Only between two kinds of pages. */
  readonly isSoft: boolean;
  readonly from: string;
  readonly to: string;
}

/** Changes what is drawn, with a soft change between two kinds of pages where the visitor wants motion. */
export function changeSoftly({ isSoft, from, to }: PageTurn, draw: () => void): void {
  const wantsStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isSoft || wantsStill || !('startViewTransition' in document)) {
    draw();
    return;
  }
  const forgetOld = nameSharedPicture(to);
  let forgetNew: (() => void) | null = null;
  const { ready, finished } = document.startViewTransition(() => {
    forgetOld();
    draw();
    forgetNew = nameSharedPicture(from);
  });
  // Both fail where the next page comes before this one has settled; it is drawn all the same.
  ready.catch(() => undefined);
  finished.then(
    () => forgetNew?.(),
    () => forgetNew?.(),
  );
}

/** Brings the visitor to their place on the page. */
export function land(landing: Landing): void {
  const target = 'hash' in landing ? findAnchor(landing.hash) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 'top' in landing ? landing.top : 0, behavior: 'instant' });
}

/** Those who read by keyboard or by ear go on from the heading, as after loading a document. */
export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('#main');
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
