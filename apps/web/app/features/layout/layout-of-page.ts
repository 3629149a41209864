import { isPageApart } from '../../navigation/page-apart.ts';
import type { PageKind } from '../../navigation/page-views.ts';

/** All that a layout shows of the page in it, besides the mark on its link: the server caches layouts by this. */
export interface LayoutOfPage {
  /** Its header may lie on its first picture, and the promotion comes there. For all other pages it is the same. */
  readonly isHome: boolean;
  /** Cars that are chosen for comparing lie at its foot. */
  readonly hasTray: boolean;
  /** Money is asked for: the mark, the phone and what the law wants read are all that stands around it. */
  readonly isQuiet: boolean;
}

/** Where cars are chosen. Elsewhere the tray would lie over what the visitor came for. */
const pagesWithTray: ReadonlySet<PageKind> = new Set(['search', 'vehicle', 'saved'] as const);

export const layoutOfPage = (kind: PageKind): LayoutOfPage => ({
  isHome: kind === 'home',
  hasTray: pagesWithTray.has(kind),
  isQuiet: isPageApart(kind),
});
