import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import { auditStore } from './accounts/audit-store.ts';
import { codeStore } from './accounts/code-store.ts';
import { sessionStore } from './accounts/session-store.ts';
import { identityProviderStore } from './staff/identity-provider-store.ts';
import { peopleStore } from './staff/people-store.ts';
import { savedViewStore } from './staff/saved-view-store.ts';
import { staffSessionStore } from './staff/staff-session-store.ts';
import { staffStore } from './staff/staff-store.ts';
import { visitorEmailStore } from './accounts/visitor-email-store.ts';
import { visitorStore } from './accounts/visitor-store.ts';
import { carWaitStore } from './checkout/car-wait-store.ts';
import { paymentAccountStore } from './checkout/payment-account-store.ts';
import { paymentStore } from './checkout/payment-store.ts';
import { reservationStore } from './checkout/reservation-store.ts';
import type { Database } from './connection.ts';
import { applicationStore } from './finance/application-store.ts';
import { analyticsStore } from './insights/analytics-store.ts';
import { jobQueue } from './jobs/postgres-jobs.ts';
import { findingStore } from './law/finding-store.ts';
import { answerFileStore } from './leads/answer-file-store.ts';
import { formPhotoStore } from './leads/form-photo-store.ts';
import { dayStore } from './leads/day-store.ts';
import { deliveryDeskStore } from './leads/delivery-desk-store.ts';
import { handLeadStore } from './leads/hand-lead-store.ts';
import { lateLeadStore } from './leads/late-lead-store.ts';
import { leadInboxStore } from './leads/lead-inbox-store.ts';
import { leadStore } from './leads/lead-store.ts';
import { mailDomainStore } from './leads/mail-domain-store.ts';
import { replyStore } from './leads/reply-store.ts';
import { servicePlaceStore } from './leads/service-place-store.ts';
import { testDriveStore } from './leads/test-drive-store.ts';
import { holidayStore } from './locations/holiday-store.ts';
import { locationStore } from './locations/location-store.ts';
import { modelStore } from './models/model-store.ts';
import { pageStore } from './pages/page-store.ts';
import { gameStore } from './promotions/game-store.ts';
import { promoStore } from './promotions/promo-store.ts';
import { personalDataStore } from './personal-data/personal-data-store.ts';
import { reviewStore } from './reviews/review-store.ts';
import { inScope, type ScopedTx } from './scoped.ts';
import { secretStore } from './secrets/secret-store.ts';
import { dealershipStore } from './site/dealership-store.ts';
import { settingsStore } from './site/settings-store.ts';
import { siteStore } from './site/site-store.ts';
import { carStore } from './stock/car-store.ts';
import { documentStore } from './stock/document-store.ts';
import { outboxStore } from './stock/outbox-store.ts';
import { offerStore } from './trade-in/offer-store.ts';
import { tradeInStore } from './trade-in/trade-in-store.ts';
import { alertStore } from './watchlist/alert-store.ts';
import { savedSearchStore } from './watchlist/saved-search-store.ts';
import { watchlistStore } from './watchlist/watchlist-store.ts';

/**
 * Every store of the platform, by the name under which use cases know it. A store that is not in here
 * cannot be reached by a use case, and the isolation test calls every method of every store in here.
 */
export const storeFactories = {
  alerts: alertStore,
  analytics: analyticsStore,
  answerFiles: answerFileStore,
  applications: applicationStore,
  audit: auditStore,
  cars: carStore,
  codes: codeStore,
  day: dayStore,
  dealerships: dealershipStore,
  deliveryDesk: deliveryDeskStore,
  documents: documentStore,
  drives: testDriveStore,
  emails: visitorEmailStore,
  findings: findingStore,
  formPhotos: formPhotoStore,
  games: gameStore,
  handLeads: handLeadStore,
  holidays: holidayStore,
  identityProviders: identityProviderStore,
  jobs: jobQueue,
  inbox: leadInboxStore,
  lateLeads: lateLeadStore,
  leads: leadStore,
  locations: locationStore,
  mailDomains: mailDomainStore,
  models: modelStore,
  offers: offerStore,
  outbox: outboxStore,
  pages: pageStore,
  paymentAccounts: paymentAccountStore,
  carWaits: carWaitStore,
  payments: paymentStore,
  people: peopleStore,
  personalData: personalDataStore,
  promos: promoStore,
  replies: replyStore,
  reservations: reservationStore,
  reviews: reviewStore,
  savedSearches: savedSearchStore,
  savedViews: savedViewStore,
  secrets: secretStore,
  servicePlaces: servicePlaceStore,
  sessions: sessionStore,
  settings: settingsStore,
  sites: siteStore,
  staff: staffStore,
  staffSessions: staffSessionStore,
  tradeIns: tradeInStore,
  visitors: visitorStore,
  watchlists: watchlistStore,
} as const satisfies Record<string, (tx: ScopedTx) => object>;

type Factories = typeof storeFactories;

export type Stores = { readonly [Key in keyof Factories]: ReturnType<Factories[Key]> };

/** The stores over one transaction. */
export function storesOver(tx: ScopedTx): Stores {
  const made = Object.entries(storeFactories).map(([key, factory]) => [key, factory(tx)]);
  return Object.fromEntries(made) as Stores;
}

/** What use cases get as `ports.store`: one call is one transaction of one scope. */
export function storeRunner(database: Database): StoreRunner<Stores> {
  return {
    run: (scope, work, options) => inScope(database, scope, (tx) => work(storesOver(tx)), options),
  };
}
