import type { ComponentType } from 'react';
import type { BlogView } from '@forecourt/app/pages/show-blog-page';
import type { ContentView } from '@forecourt/app/pages/show-content-page';
import type { HomeView } from '@forecourt/app/pages/show-home-page';
import type { ModelView } from '@forecourt/app/pages/show-model-page';
import type { ModelsView } from '@forecourt/app/pages/show-models-page';
import type { NotFoundView } from '@forecourt/app/pages/show-not-found';
import type { OffersPageView } from '@forecourt/app/pages/show-offers-page';
import type { SearchPageView } from '@forecourt/app/stock/search-page.view';
import type { DesignView } from '../features/design/design.view.ts';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle-page.view';

/** Every kind of page, with the view that it draws. */
export interface PageViews {
  readonly design: DesignView;
  readonly 'not-found': NotFoundView;
  readonly home: HomeView;
  readonly content: ContentView;
  readonly blog: BlogView;
  readonly offers: OffersPageView;
  readonly models: ModelsView;
  readonly model: ModelView;
  readonly search: SearchPageView;
  readonly vehicle: VehiclePageView;
}

export type PageKind = keyof PageViews;

interface PageModule<View> {
  readonly Page: ComponentType<{ readonly view: View }>;
}

/** The component of each kind, loaded when such a page is first shown. */
export const pageKinds: { readonly [Kind in PageKind]: () => Promise<PageModule<PageViews[Kind]>> } = {
  design: () => import('../features/design/design-page.tsx'),
  'not-found': () => import('../features/pages/not-found-page.tsx'),
  home: () => import('../features/pages/home-page.tsx'),
  content: () => import('../features/pages/content-page.tsx'),
  blog: () => import('../features/pages/blog-page.tsx'),
  offers: () => import('../features/pages/offers-page.tsx'),
  models: () => import('../features/pages/models-page.tsx'),
  model: () => import('../features/pages/model-page.tsx'),
  search: () => import('../features/stock/search-page.tsx'),
  vehicle: () => import('../features/stock/vehicle-page.tsx'),
};
