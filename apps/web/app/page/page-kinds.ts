import type { ComponentType } from 'react';
import type { NotFoundView } from '@forecourt/app/pages/show-not-found';

/** Every kind of page, with the view that it draws. */
export interface PageViews {
  readonly 'not-found': NotFoundView;
}

export type PageKind = keyof PageViews;

interface PageModule<View> {
  readonly Page: ComponentType<{ readonly view: View }>;
}

/** The component of each kind, loaded when such a page is first shown. */
export const pageKinds: { readonly [Kind in PageKind]: () => Promise<PageModule<PageViews[Kind]>> } = {
  'not-found': () => import('../features/pages/not-found-page.tsx'),
};
