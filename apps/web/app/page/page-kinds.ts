import type { ComponentType } from 'react';
import type { PageKind, PageViews } from '../navigation/page-views.ts';

interface PageModule<View> {
  readonly Page: ComponentType<{ readonly view: View }>;
}

/** The component of each kind, code-split: loaded when such a page is first shown. */
export const pageKinds: { readonly [Kind in PageKind]: () => Promise<PageModule<PageViews[Kind]>> } = {
  design: () => import('../features/design/design-page.tsx'),
  'not-found': () => import('../features/pages/not-found-page.tsx'),
  home: () => import('../features/pages/home-page.tsx'),
  content: () => import('../features/pages/content-page.tsx'),
  blog: () => import('../features/pages/blog-page.tsx'),
  offer: () => import('../features/pages/offer-page.tsx'),
  offers: () => import('../features/pages/offers-page.tsx'),
  reviews: () => import('../features/pages/reviews-page.tsx'),
  models: () => import('../features/pages/models-page.tsx'),
  model: () => import('../features/pages/model-page.tsx'),
  search: () => import('../features/stock/search/search-page.tsx'),
  vehicle: () => import('../features/stock/vehicle/vehicle-page.tsx'),
  'car-finance': () => import('../features/finance/finance-page.tsx'),
  finance: () => import('../features/finance/home/finance-home.tsx'),
  'personal-finance': () => import('../features/finance/personal/personal-finance.tsx'),
  'finance-application': () => import('../features/finance/application/application-page.tsx'),
  saved: () => import('../features/watchlist/saved-page.tsx'),
  unsubscribe: () => import('../features/watchlist/unsubscribe-page.tsx'),
  compare: () => import('../features/watchlist/compare-page.tsx'),
  'test-drive': () => import('../features/test-drive/test-drive-page.tsx'),
  account: () => import('../features/accounts/account-page.tsx'),
  'confirm-email': () => import('../features/accounts/confirm-email-page.tsx'),
  'erase-data': () => import('../features/accounts/erase-data-page.tsx'),
  'sign-in': () => import('../features/accounts/sign-in-page.tsx'),
  checkout: () => import('../features/checkout/checkout-page.tsx'),
  reservation: () => import('../features/checkout/reservation-page.tsx'),
  contact: () => import('../features/contact/contact-page.tsx'),
  location: () => import('../features/locations/location-page.tsx'),
  'instant-offer': () => import('../features/trade-in/instant-offer-page.tsx'),
  'offer-inspection': () => import('../features/trade-in/inspection-page.tsx'),
  'lead-form': () => import('../features/leads/lead-form-page.tsx'),
  'lead-confirm': () => import('../features/leads/confirm-page.tsx'),
  receipt: () => import('../features/leads/receipt-page.tsx'),
  spin: () => import('../features/promotions/spin-page.tsx'),
  service: () => import('../features/service-booking/service-page.tsx'),
  'service-booking': () => import('../features/service-booking/booking-page.tsx'),
  'service-move': () => import('../features/service-booking/service-move-page.tsx'),
  'revealed-phone': () => import('../features/contact/revealed-phone-page.tsx'),
};
