import type { TakeSmsPorts } from '@forecourt/app/leads/answer/take-sms';
import type { AlertStore } from '@forecourt/app/ports/accounts/alert-store.port';
import type { SavedSearchStore } from '@forecourt/app/ports/accounts/saved-search-store.port';
import type { WatchlistStore } from '@forecourt/app/ports/accounts/watchlist-store.port';
import type { VisitorEmailStore } from '@forecourt/app/ports/accounts/visitor-email-store.port';
import type { VisitorStore } from '@forecourt/app/ports/accounts/visitor-store.port';
import type { PersonalDataStore } from '@forecourt/app/ports/accounts/personal-data-store.port';
import type { SessionStore } from '@forecourt/app/ports/accounts/session-store.port';
import type { PaymentAccountStore } from '@forecourt/app/ports/checkout/payment-account-store.port';
import type { PaymentDirectory } from '@forecourt/app/ports/checkout/payment-directory.port';
import type { PaymentProvider } from '@forecourt/app/ports/checkout/payment-provider.port';
import type { PaymentStore } from '@forecourt/app/ports/checkout/payment-store.port';
import type { ReservationStore } from '@forecourt/app/ports/checkout/reservation-store.port';
import type { CarWaitStore } from '@forecourt/app/ports/checkout/car-wait-store.port';
import type { CarSheet, CarSheetWriter } from '@forecourt/app/ports/media/car-sheet-writer.port';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { PaymentSources } from './pages/payment-sources.ts';
import type { AnswerFileStore } from '@forecourt/app/ports/leads/answer-file-store.port';
import type { FormPhotoStore } from '@forecourt/app/ports/leads/form-photo-store.port';
import type { LeadStore } from '@forecourt/app/ports/leads/lead-store.port';
import type { ServicePlaceStore } from '@forecourt/app/ports/leads/service-place-store.port';
import type { TestDriveStore } from '@forecourt/app/ports/leads/test-drive-store.port';
import type { JobQueue } from '@forecourt/app/ports/platform/jobs.port';
import type { CodeStore } from '@forecourt/app/ports/accounts/code-store.port';
import type { AnalyticsStore } from '@forecourt/app/ports/platform/analytics-store.port';
import type { CodeKeys } from '@forecourt/app/ports/accounts/code-keys.port';
import type { RateLimiter } from '@forecourt/app/ports/platform/rate-limiter.port';
import type { ApplicationSeals } from '@forecourt/app/ports/finance/application-seals.port';
import type { ApplicationStore } from '@forecourt/app/ports/finance/application-store.port';
import type { SessionTokens } from '@forecourt/app/ports/accounts/session-tokens.port';
import type { CarStore } from '@forecourt/app/ports/stock/car-store.port';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { Geocoding } from '@forecourt/app/ports/locations/geocoding.port';
import type { LocationStore } from '@forecourt/app/ports/locations/location-store.port';
import type { MediaAddresses } from '@forecourt/app/ports/media/media-addresses.port';
import type { ModelStore } from '@forecourt/app/ports/content/model-store.port';
import type { PageStore } from '@forecourt/app/ports/content/page-store.port';
import type { GameStore } from '@forecourt/app/ports/content/game-store.port';
import type { PromoStore } from '@forecourt/app/ports/content/promo-store.port';
import type { ReviewStore } from '@forecourt/app/ports/content/review-store.port';
import type { PagePorts } from '@forecourt/app/pages/page-sources';
import type { PhotoCleaner } from '@forecourt/app/ports/media/photo-cleaner.port';
import type { PrivateFiles } from '@forecourt/app/ports/media/private-files.port';
import type { ReceiveFiles, UploadShares } from '@forecourt/app/ports/media/file-receiver.port';
import type { OfferStore } from '@forecourt/app/ports/trade-in/offer-store.port';
import type { TradeInStore } from '@forecourt/app/ports/trade-in/trade-in-store.port';
import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import type { StockIndex } from '@forecourt/app/ports/stock/stock-index.port';
import type { ResponseCache } from '@forecourt/server/cache/response-cache';
import type { MayBePublished } from './pages/may-be-published.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import type { WorkerPool } from './workers/worker-pool.ts';
import type { Pseudonym, SecurityLog } from '@forecourt/server/observability/security-log';
import type { Admission } from '@forecourt/server/limits/admission';
import type { TakeToken } from '@forecourt/server/limits/token-bucket';

/** What pages read beside the stock's index. Use cases name the few that they need. */
export interface PageStores {
  readonly cars: Pick<
    CarStore,
    'findById' | 'findOutline' | 'findBySlug' | 'listByIds' | 'listNewest' | 'listRates'
  >;
  readonly locations: Pick<LocationStore, 'find' | 'list'>;
  readonly models: Omit<ModelStore, 'saveManufacturer' | 'saveModel' | 'saveDetails'>;
  readonly pages: Pick<PageStore, 'findPublished' | 'listArticles' | 'list'>;
  readonly promos: Pick<PromoStore, 'listActive'>;
  readonly reviews: Pick<ReviewStore, 'listForSite' | 'listForLocation'>;
  readonly servicePlaces: ServicePlaceStore;
}

/** What is done for one person; pages that everybody is sent do not read it. */
export interface VisitorStores {
  readonly alerts: AlertStore;
  readonly answerFiles: Pick<AnswerFileStore, 'find'>;
  readonly formPhotos: FormPhotoStore;
  readonly applications: Pick<ApplicationStore, 'begin' | 'find' | 'findKey' | 'forget' | 'save' | 'send'>;
  readonly carWaits: CarWaitStore;
  readonly savedSearches: SavedSearchStore;
  readonly analytics: AnalyticsStore;
  readonly codes: CodeStore;
  readonly drives: TestDriveStore;
  readonly emails: VisitorEmailStore;
  readonly games: GameStore;
  readonly jobs: JobQueue;
  readonly leads: Pick<
    LeadStore,
    'submit' | 'findBySubmission' | 'findForSender' | 'addUpdate' | 'listEvents'
  >;
  readonly offers: OfferStore;
  readonly paymentAccounts: Pick<PaymentAccountStore, 'find'>;
  readonly payments: PaymentStore;
  readonly personalData: Pick<PersonalDataStore, 'export' | 'erase' | 'listFiles' | 'listPrivateKeys'>;
  readonly reservations: ReservationStore;
  readonly sessions: SessionStore;
  readonly tradeIns: TradeInStore;
  readonly visitors: VisitorStore;
  readonly watchlists: WatchlistStore;
}

/** How visitors are recognised and rate limited; pages that everybody is sent do not need it. */
export interface VisitorPorts {
  readonly codeKeys: CodeKeys;
  readonly tokens: SessionTokens;
  readonly seals: ApplicationSeals;
  readonly limiter: RateLimiter;
  /** Stands for a network or a person in logs. */
  readonly pseudonym: Pseudonym;
}

/** What takes files from visitors, and keeps them for those who may see them. */
export interface UploadPorts {
  readonly cleaner: PhotoCleaner;
  readonly files: PrivateFiles;
  readonly receive: ReceiveFiles;
  readonly shares: UploadShares;
}

/** How deposits are taken; null where the platform has no keys of a provider: nobody can reserve then. */
export interface PaymentPorts {
  readonly provider: PaymentProvider;
  /** Where messages of the provider are kept, of whichever site. */
  readonly directory: Pick<PaymentDirectory, 'keepMessage'>;
  /** Goes into pages, with the address of the provider's own script. */
  readonly publishableKey: string;
  readonly scriptUrl: string;
  /** The origins that the policy of these pages allows. */
  readonly sources: PaymentSources;
}

/** The dependencies of routes and pages. */
export interface ServerDeps extends Omit<VisitorPorts, 'pseudonym'> {
  readonly securityLog: SecurityLog;
  readonly stockIndex: StockIndex;
  readonly cache: ResponseCache;
  readonly admission: Admission;
  /** How often one client may have something counted. */
  readonly takeEvent: TakeToken<string>;
  readonly clock: Clock;
  /** Each site answers under its slug and this domain. */
  readonly platformDomain: string;
  /** Which build of the program this is: part of every ETag and shared cache key, as another may respond otherwise. */
  readonly buildId: string;
  readonly renderer: PageRenderer;
  /** Makes pages and responses that no cache has; null: this thread does. */
  readonly workers: WorkerPool | null;
  readonly mayBePublished: MayBePublished;
  readonly store: StoreRunner<PageStores & VisitorStores>;
  /** The same over connections that leads and codes alone may take. */
  readonly urgentStore: StoreRunner<PageStores & VisitorStores>;
  readonly media: MediaAddresses;
  readonly geocoding: Geocoding;
  readonly payments: PaymentPorts | null;
  /** Null: SMS that come back are not taken here. */
  readonly smsAnswers: TakeSmsPorts | null;
  readonly uploads: UploadPorts;
  /** Receipts on paper, drawn as the sheets of cars are. */
  readonly noteSheets: {
    readonly sheets: CarSheetWriter;
    readonly fontsOf: (theme: SiteSettings['theme']) => CarSheet['look']['fonts'];
  };
  /** Told of stored blocks that could not be drawn: the page goes on without them. */
  readonly onBrokenBlocks: PagePorts['onBrokenBlocks'];
  /** Told that a valuation was not kept for staff: its seller is not. */
  readonly onValuationLost: (siteId: string) => void;
}
