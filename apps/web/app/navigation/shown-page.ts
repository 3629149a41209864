import type { LayoutView } from '@forecourt/app/layout/layout.view';
import type { PageKind, PageViews } from './page-views.ts';

/** A page as JSON: within the document, or alone as the response to client-side navigation. */
export type ShownPage = {
  readonly [Kind in PageKind]: {
    readonly kind: Kind;
    readonly status: number;
    readonly title: string;
    /** The build that made it: the components of another build may not fit its view. */
    readonly build: string;
    readonly view: PageViews[Kind];
  };
}[PageKind];

/** What a browser draws of the layout; the rest of it stands in the document's head. */
export type ShownLayout = Pick<
  LayoutView,
  'brand' | 'header' | 'footer' | 'popup' | 'saving' | 'cachedPages'
>;

/** What stands in the document as inert JSON. */
export interface DocumentData {
  readonly layout: ShownLayout;
  readonly page: ShownPage;
}
