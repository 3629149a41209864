import type { FinancePageView } from '@forecourt/app/finance/show-finance-page';
import type { AccountView } from '@forecourt/app/accounts/account-page.view';
import type { SignInView } from '@forecourt/app/accounts/sign-in-page.view';
import type { RevealedPhoneView } from '@forecourt/app/contact/revealed-page';
import type { ContactPageView } from '@forecourt/app/contact/show-contact-page';
import type { ConfirmPageView } from '@forecourt/app/leads/pages/show-confirm-page';
import type { LeadFormPageView } from '@forecourt/app/leads/pages/lead-form-page.view';
import type { ReceiptPageView } from '@forecourt/app/leads/pages/receipt-page.view';
import type { LocationPageView } from '@forecourt/app/locations/location-page.view';
import type { BlogView } from '@forecourt/app/pages/show-blog-page';
import type { ContentView } from '@forecourt/app/pages/show-content-page';
import type { HomeView } from '@forecourt/app/pages/show-home-page';
import type { ModelView } from '@forecourt/app/pages/show-model-page';
import type { ModelsView } from '@forecourt/app/pages/show-models-page';
import type { NotFoundView } from '@forecourt/app/pages/show-not-found';
import type { OffersPageView } from '@forecourt/app/pages/show-offers-page';
import type { BookingPageView } from '@forecourt/app/service-booking/booking-page.view';
import type { ServicePageView } from '@forecourt/app/service-booking/service-page.view';
import type { EraseDataView } from '@forecourt/app/accounts/own-data.view';
import type { SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import type { TestDrivePageView } from '@forecourt/app/test-drive/test-drive-page.view';
import type { ComparePageView } from '@forecourt/app/watchlist/compare-page.view';
import type { SavedPageView } from '@forecourt/app/watchlist/saved-page.view';
import type { UnsubscribeView } from '@forecourt/app/watchlist/show-unsubscribe-page';
import type { DesignView } from '../shared/design.view.ts';

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
  readonly 'car-finance': FinancePageView;
  readonly saved: SavedPageView;
  readonly compare: ComparePageView;
  readonly 'test-drive': TestDrivePageView;
  readonly 'sign-in': SignInView;
  readonly account: AccountView;
  readonly 'erase-data': EraseDataView;
  readonly contact: ContactPageView;
  readonly location: LocationPageView;
  readonly 'lead-form': LeadFormPageView;
  readonly 'lead-confirm': ConfirmPageView;
  readonly receipt: ReceiptPageView;
  readonly service: ServicePageView;
  readonly 'service-booking': BookingPageView;
  readonly 'revealed-phone': RevealedPhoneView;
  readonly unsubscribe: UnsubscribeView;
  readonly vehicle: VehiclePageView;
}

export type PageKind = keyof PageViews;
