import type { TakeSmsPorts } from '@forecourt/app/leads/answer/take-sms';
import type { Geocoding } from '@forecourt/app/ports/locations/geocoding.port';
import type { CarSheetWriter } from '@forecourt/app/ports/media/car-sheet-writer.port';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SharedCache } from '@forecourt/app/ports/platform/shared-cache.port';
import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import type { ChangeHints } from '@forecourt/app/ports/stock/change-hints.port';
import type { StockIndexWithFallback } from '@forecourt/app/stock/indexing/stock-index-with-fallback';
import type { Middleware } from '@forecourt/server/http/http-handler';
import type { EventLog } from '@forecourt/server/observability/event-log';
import type { WebEnv } from './env.ts';
import type { MediaPorts } from './media/media-ports.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import type { PageStores, PaymentPorts, UploadPorts, VisitorPorts, VisitorStores } from './server-deps.ts';
import type { ResolverPorts } from './site/resolve-site.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** What the dealer sites' server is started with. */
export interface ServerOptions {
  readonly ports: ResolverPorts &
    VisitorPorts & {
      readonly stockIndex: StockIndexWithFallback;
      readonly store: StoreRunner<PageStores & VisitorStores>;
      readonly urgentStore: StoreRunner<PageStores & VisitorStores>;
      readonly pictures: MediaPorts;
      readonly sheets: CarSheetWriter;
      readonly payments: PaymentPorts | null;
      readonly smsAnswers: TakeSmsPorts | null;
      readonly uploads: UploadPorts;
      readonly shared: SharedCache;
      readonly hints: ChangeHints;
      readonly geocoding: Geocoding;
    };
  readonly clock: Clock;
  readonly renderer: PageRenderer;
  readonly log: EventLog;
  readonly middleware?: Middleware;
  /** Left out: pages are made in this thread. */
  readonly workers?: WorkerPool;
  /** Told what a site took of this thread. */
  readonly onSpent?: (siteId: string, ms: number) => void;
  readonly env: Pick<
    WebEnv,
    | 'platformDomain'
    | 'buildId'
    | 'port'
    | 'bind'
    | 'metricsPort'
    | 'metricsBind'
    | 'trustedProxies'
    | 'stopSeconds'
    | 'cacheMb'
    | 'pagesMb'
    | 'networkRequests'
    | 'siteShare'
    | 'mediaMb'
    | 'mediaKeys'
    | 'warmUpSearches'
  >;
}
