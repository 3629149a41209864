import type { ComponentType } from 'react';
import type { NotFoundView } from '@forecourt/app/pages/show-not-found';
import type { SearchPageView } from '@forecourt/app/stock/search-page.view';
import type { DesignView } from '../features/design/design.view.ts';

/** Every kind of page, with the view that it draws. */
export interface PageViews {
  readonly design: DesignView;
  readonly 'not-found': NotFoundView;
  readonly search: SearchPageView;
}

export type PageKind = keyof PageViews;

interface PageModule<View> {
  readonly Page: ComponentType<{ readonly view: View }>;
}

/** The component of each kind, loaded when such a page is first shown. */
export const pageKinds: { readonly [Kind in PageKind]: () => Promise<PageModule<PageViews[Kind]>> } = {
  design: () => import('../features/design/design-page.tsx'),
  'not-found': () => import('../features/pages/not-found-page.tsx'),
  search: () => import('../features/stock/search-page.tsx'),
};
