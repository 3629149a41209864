import { valuationSaveFailed } from '@forecourt/domain/trade-in/valuation-record';
import { responseCache } from '@forecourt/server/cache/response-cache';
import { admission } from '@forecourt/server/limits/admission';
import { tokenBuckets } from '@forecourt/server/limits/token-bucket';
import { ofSecurity, securityLog } from '@forecourt/server/observability/security-log';
import { recordedLimiter } from './observability/recorded-limiter.ts';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import { stockIndexInTurns, storeInTurns } from './compose/ports-in-turns.ts';
import type { HandlerDeps } from './handlers/handler.ts';
import { mediaAddresses } from './media/media-addresses.ts';
import { mediaHandler } from './media/media-handler.ts';
import { pageCache } from './page-cache/page-cache.ts';
import { mayBePublished } from './pages/may-be-published.ts';
import { pageHeaders } from './pages/page-headers.ts';
import { carPdfHandler } from './pdf/car-pdf-handler.ts';
import { pictureReader } from './pdf/picture-reader.ts';
import { themeFonts } from './pdf/theme-fonts.ts';
import type { ServerOptions } from './server-options.ts';

/** Rate limit of one client at one site: more than a person can press. */
const eventRate = { perSecond: 1, burst: 20 };
const megabyte = 1024 * 1024;
/** After a rest, for a page with all that it loads and a few presses. */
const burstSeconds = 5;
/** Of a network's requests: nobody mistypes addresses so often, and no page names so much that is gone. */
const missingShare = 0.25;
/** Pages wait for the database and the search engine, and for each other's drawing. */
const pageLimits = { atOnce: 8, mostOfOwner: 3, waiting: 200, timeoutMs: 3_000 };

/** Browsers gather reports: a page with a fault sends a few at once, and then little. */
const reportRate = { perSecond: 0.2, burst: 20 };
/** Lines of the log about one directive on one site; all are counted. */
const violationRate = { perSecond: 1 / 60, burst: 1 };

interface CountsCsp {
  readonly countCspViolation: (directive: string) => void;
}

/** Builds what handlers stand on: the caches of this process, its limits, and what they make responses with. */
export function handlerDeps(
  { ports, clock, renderer, log, env, workers, onSpent }: ServerOptions,
  { resolver, isReady, countCspViolation }: Pick<HandlerDeps, 'resolver' | 'isReady'> & CountsCsp,
): HandlerDeps {
  const media = mediaAddresses(env.mediaKeys);
  const buildId = `${env.buildId}.${renderer.version}`;
  const onTrouble: HandlerDeps['onTrouble'] = (error, where) =>
    log.error({ event: 'request_failed', ...where, error: failureSummary(error) }, 'a request failed');
  const onFileTrouble = (error: unknown) =>
    log.warn({ event: 'file_unavailable', error: failureSummary(error) }, 'a file could not be served');
  const elapsedMs = () => clock.elapsedMs();
  const security = securityLog({ log, pseudonym: ports.pseudonym, elapsedMs });
  const takeViolation = tokenBuckets<string>(violationRate);
  const network = { perSecond: env.networkRequests, burst: env.networkRequests * burstSeconds };
  const admitted = admission({
    network,
    siteShare: env.siteShare / 100,
    elapsedMs,
    ...(onSpent && { onSpent }),
  });
  workers?.reportTo(admitted.spend);
  const store = storeInTurns(ports.store, admitted);
  const stockIndex = stockIndexInTurns(ports.stockIndex, admitted);
  const fontsOf = themeFonts(renderer.files);
  return {
    stockIndex,
    store,
    urgentStore: ports.urgentStore,
    codeKeys: ports.codeKeys,
    tokens: ports.tokens,
    seals: ports.seals,
    limiter: recordedLimiter(ports.limiter, security),
    securityLog: security,
    clock,
    renderer,
    workers: workers ?? null,
    media,
    geocoding: ports.geocoding,
    payments: ports.payments,
    smsAnswers: ports.smsAnswers,
    uploads: ports.uploads,
    noteSheets: { sheets: ports.sheets, fontsOf },
    platformDomain: env.platformDomain,
    buildId,
    resolver,
    isReady,
    onTrouble,
    cache: responseCache(env.cacheMb * megabyte, clock),
    admission: admitted,
    takeEvent: tokenBuckets<string>(eventRate),
    takeMissing: tokenBuckets<string>({
      perSecond: network.perSecond * missingShare,
      burst: network.burst * missingShare,
    }),
    takeReport: tokenBuckets<string>(reportRate),
    onCspViolation(site, directive) {
      countCspViolation(directive);
      if (takeViolation(`${site} ${directive}`, clock.elapsedMs()) > 0) return;
      log.warn(
        { event: 'csp_violated', ...ofSecurity, site, directive },
        'a browser saw the policy of a page violated',
      );
    },
    handleMedia: mediaHandler({
      ports: ports.pictures,
      addresses: media,
      clock,
      mostBytes: env.mediaMb * megabyte,
      onTrouble: onFileTrouble,
    }),
    handleCarPdf: carPdfHandler(
      {
        store,
        media,
        pictures: pictureReader(ports.pictures, media, onFileTrouble),
        sheets: ports.sheets,
        fontsOf,
      },
      onTrouble,
    ),
    pages: pageCache({
      mostBytes: env.pagesMb * megabyte,
      buildId,
      clock,
      shared: ports.shared,
      headersOf: ({ context, representation }, kind) =>
        pageHeaders(
          { stockIndex, store, media, renderer, payments: ports.payments },
          { context, representation, kind, now: clock.now() },
        ),
      limits: pageLimits,
    }),
    mayBePublished: mayBePublished(store),
    onBrokenBlocks: (where, broken) =>
      log.warn(
        { event: 'blocks_left_out', ...where, broken },
        'stored blocks do not fit their kind and were left out',
      ),
    onValuationLost: (siteId) => log.warn({ event: 'valuation_not_saved', siteId }, valuationSaveFailed),
  };
}
