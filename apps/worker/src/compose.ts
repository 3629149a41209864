import type { IndexContents } from '@forecourt/app/ports/stock/index-contents.port';
import type { IndexRebuild } from '@forecourt/app/ports/stock/index-rebuild.port';
import type { IndexWriter } from '@forecourt/app/ports/stock/index-writer.port';
import type { IndexingStore } from '@forecourt/app/ports/stock/indexing-store.port';
import type { PicturePorts } from '@forecourt/app/media/show-picture';
import type { ConfirmPorts } from '@forecourt/app/leads/confirm/confirm-lead.job';
import type { PassOnPorts } from '@forecourt/app/leads/late/pass-on-late';
import type { StaffLinkMailPorts } from '@forecourt/app/staff/people/mail-staff-link.job';
import type { SendConfirmationPorts } from '@forecourt/app/accounts/send-email-confirmation.job';
import type { CodeKeys } from '@forecourt/app/ports/accounts/code-keys.port';
import type { SmsSender } from '@forecourt/app/ports/accounts/sms-sender.port';
import { keyedCodes } from '@forecourt/providers/accounts/keyed-codes';
import type { ExpirePorts } from '@forecourt/app/personal-data/expire-personal-data';
import type { RefreshPorts } from '@forecourt/app/reviews/refresh-review-set.job';
import type { DueReviewsPorts } from '@forecourt/app/reviews/refresh-reviews';
import type { SiteContextPorts } from '@forecourt/app/site/site-context';
import type { AskPorts } from '@forecourt/app/trade-in/ask-valuation.job';
import type { SendPhotoPorts } from '@forecourt/app/trade-in/photos/send-photo.job';
import type { SweepPorts } from '@forecourt/app/trade-in/photos/sweep-photo-files';
import type { PrivateFiles } from '@forecourt/app/ports/media/private-files.port';
import type { CheckAllPorts } from '@forecourt/app/law/check-site';
import type { SmsWinnerPorts } from '@forecourt/app/promotions/sms-winner.job';
import type { MailOfferPorts } from '@forecourt/app/trade-in/mail-offer.job';
import type { SmsPorts } from '@forecourt/app/trade-in/sms-seller.job';
import type { UpdateEvaluationPorts } from '@forecourt/app/trade-in/update-evaluation.job';
import type { ValuePorts } from '@forecourt/app/trade-in/value-offer.job';
import type { SendAlertPorts } from '@forecourt/app/watchlist/send-alert.job';
import type { SendArrivalsPorts } from '@forecourt/app/watchlist/saved-searches/send-arrivals.job';
import type { SearchConfirmationPorts } from '@forecourt/app/watchlist/saved-searches/send-search-confirmation.job';
import type { SendFreeCarPorts } from '@forecourt/app/watchlist/waits/send-free-car.job';
import type { TellFreeCarsPorts } from '@forecourt/app/watchlist/waits/tell-free-cars.job';
import type { TellArrivalsPorts } from '@forecourt/app/watchlist/saved-searches/tell-arrivals.job';
import type { TellPorts } from '@forecourt/app/watchlist/tell-saved-cars.job';
import type { Upkeep } from '@forecourt/app/ports/platform/upkeep.port';
import { valuationSaveFailed } from '@forecourt/domain/trade-in/valuation-record';
import { smtpMailSender } from '@forecourt/providers/mail/smtp-mail-sender';
import { s3MediaStore } from '@forecourt/providers/media/s3-media-store';
import { sharpPictureMaker } from '@forecourt/providers/media/sharp-picture-maker';
import { s3PrivateFiles } from '@forecourt/providers/object-storage/s3-private-files';
import { googleBusinessReviews } from '@forecourt/providers/reviews/google-business-reviews';
import { redisSharedCache } from '@forecourt/providers/shared-cache/redis-shared-cache';
import { httpSmsSender } from '@forecourt/providers/sms/http-sms-sender';
import { twilioSmsSender } from '@forecourt/providers/sms/twilio-sms-sender';
import { httpCarGuide } from '@forecourt/providers/car-guide/http-car-guide';
import { httpValuationService } from '@forecourt/providers/valuation/http-valuation-service';
import { openSearchIndexContents } from '@forecourt/search/index-contents';
import { openSearchClient } from '@forecourt/search/opensearch-client';
import { openSearchIndexRebuild } from '@forecourt/search/opensearch-index-rebuild';
import { openSearchIndexWriter } from '@forecourt/search/opensearch-index-writer';
import { stockAliases } from '@forecourt/search/stock-aliases';
import { connectDatabase } from '@forecourt/store/connection';
import { holdAlone, type HeldAlone } from '@forecourt/store/directory/hold-alone';
import { indexingStore } from '@forecourt/store/directory/indexing-store';
import { upkeep } from '@forecourt/store/directory/upkeep';
import { isReachable } from '@forecourt/store/is-reachable';
import { lateLeadDirectory } from '@forecourt/store/leads/late-lead-store';
import { queuePool } from '@forecourt/store/jobs/queue-pool';
import { stockVersions } from '@forecourt/store/directory/stock-versions';
import { postgresStockIndex } from '@forecourt/store/stock/postgres-stock-index';
import { storeRunner } from '@forecourt/store/stores';
import { workerLiveness, type WorkerLiveness } from '@forecourt/store/jobs/worker-liveness';
import { secretCipher } from '@forecourt/store/secrets/secret-cipher';
import { workerSheetWriter } from '@forecourt/providers/pdf/worker-sheet-writer';
import { systemClock } from '@forecourt/server/clock/system-clock';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { composeCheckout, type CheckoutPorts } from './compose/compose-checkout.ts';
import { composeFinance, type FinancePorts } from './compose/compose-finance.ts';
import { composeLeads, type LeadPorts } from './compose/compose-leads.ts';
import { composeReplies, type ReplyPorts } from './compose/compose-replies.ts';
import type { IndexingEnv, WorkerEnv } from './env.ts';
import { placesOf } from './fixed-concurrency.ts';
import { scopeOfJob, siteScopeOfJob } from './scope-of-job.ts';
import { ofSecurity } from '@forecourt/server/observability/security-log';
import { failureSummary } from '@forecourt/server/observability/failure-summary';

/** What handlers may ask. */
export interface Ports {
  readonly upkeep: Upkeep;
  readonly indexing: Indexing;
  readonly pictures: PicturePorts;
  readonly leads: LeadPorts;
  readonly replies: ReplyPorts;
  readonly lateLeads: PassOnPorts;
  readonly codeKeys: Pick<CodeKeys, 'open'>;
  readonly sms: SmsSender;
  readonly alerts: SendAlertPorts & TellPorts;
  readonly savedSearches: SearchConfirmationPorts & TellArrivalsPorts & SendArrivalsPorts;
  readonly waits: TellFreeCarsPorts & SendFreeCarPorts & SiteContextPorts;
  readonly staffLinks: StaffLinkMailPorts;
  readonly confirmations: ConfirmPorts & SendConfirmationPorts;
  readonly personalData: ExpirePorts;
  readonly reviews: RefreshPorts & DueReviewsPorts;
  readonly law: CheckAllPorts & Pick<SmsWinnerPorts, 'store'>;
  readonly finance: FinancePorts;
  /** Null without keys of a payment provider. */
  readonly checkout: CheckoutPorts | null;
  readonly tradeIns: AskPorts &
    ValuePorts &
    MailOfferPorts &
    SmsPorts &
    UpdateEvaluationPorts &
    SendPhotoPorts &
    SweepPorts &
    SiteContextPorts & { readonly files: PrivateFiles };
}

/** The search index and what it is filled from. */
export interface Indexing {
  readonly store: IndexingStore;
  readonly index: IndexWriter;
  readonly contents: IndexContents;
}

interface ComposedIndexing {
  readonly indexing: Indexing;
  readonly rebuild: IndexRebuild;
  /** Null while another process rebuilds. */
  rebuildAlone(): Promise<HeldAlone | null>;
  close(): Promise<void>;
}

export interface Composed {
  readonly ports: Ports;
  /** One of each for each life of the queue: they die with it. */
  newLiveness(): WorkerLiveness;
  newQueuePool(jobsAtOnce: number): ReturnType<typeof queuePool>;
  isDatabaseReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** More would only wait for each other: each batch reads, writes and then waits for the index to be refreshed. */
export const batchesAtOnce = 6;
/** For what comes back by mail and SMS. */
const doorPoolSize = 3;
const doorTimeoutMs = 10_000;
/** Of the others' work pictures may take one core. */
const pictureLimits = { atOnce: 1, waiting: 1_000 };
/** Receipts of mails: one at a time, and the mail goes without where it takes too long. */
const sheetLimits = { atOnce: 1, waiting: 20, timeoutMs: 10_000, memoryMb: 192 };

/** Builds what fills the search index. Nothing is connected yet. */
export function composeIndexing(
  env: IndexingEnv,
  onConnectionLost: (error: unknown) => void,
): ComposedIndexing {
  const database = connectDatabase({
    url: env.indexerUrl,
    poolSize: batchesAtOnce + 4,
    applicationName: 'forecourt-indexer',
    onConnectionLost,
  });
  const client = openSearchClient({ nodes: env.openSearchNodes });
  const aliases = stockAliases(env.stockIndex);
  return {
    indexing: {
      store: indexingStore(database),
      index: openSearchIndexWriter({ client, aliases }),
      contents: openSearchIndexContents(client, aliases.current),
    },
    rebuild: openSearchIndexRebuild({ client, aliases }),
    rebuildAlone: () => holdAlone(database, 'rebuild of the stock index'),
    async close() {
      await Promise.all([database.close(), client.close()]);
    },
  };
}

/** Builds everything the worker stands on. Nothing is connected yet. */
export function compose(env: WorkerEnv, log: EventLog): Composed {
  const onConnectionLost = (error: unknown) =>
    log.warn({ event: 'database_connection_lost', error: failureSummary(error) }, 'a connection was lost');
  const database = connectDatabase({
    url: env.databaseUrl,
    poolSize: placesOf(env) + 2,
    applicationName: 'forecourt-worker',
    onConnectionLost,
    ...(env.leads.secretsKeys !== null && { secretCipher: secretCipher(env.leads.secretsKeys) }),
  });
  const indexer = composeIndexing(env, onConnectionLost);
  const media = s3MediaStore(env.s3);
  const privateFiles = s3PrivateFiles(env.s3);
  const doorDatabase = connectDatabase({
    url: env.databaseUrl,
    poolSize: doorPoolSize,
    applicationName: 'forecourt-worker-mail',
    callTimeoutMs: doorTimeoutMs,
    onConnectionLost,
  });
  const mail = smtpMailSender({ ...env.smtp, dkim: env.replies.dkim });
  const sheets = workerSheetWriter({ ...sheetLimits, clock: systemClock });
  const sms = smsSenderOf(env.sms);
  const redis = redisSharedCache({
    url: env.redisUrl,
    clock: systemClock,
    onChange: (phase) =>
      phase === 'open'
        ? log.warn({ event: 'redis_unavailable', ...ofSecurity }, 'Redis is left alone')
        : log.info({ event: 'redis_available' }, 'Redis is used again'),
  });
  const leads = composeLeads({
    env,
    database,
    mail,
    onDestinationLost: (destination) =>
      log.warn(
        { event: 'destination_unavailable', ...ofSecurity, destination },
        'a destination of leads is left alone for a while',
      ),
  });
  const store: IndexingStore = {
    ...indexer.indexing.store,
    async finish(done) {
      const changed = await indexer.indexing.store.finish(done);
      // Servers need not wait for their next look.
      if (changed.length > 0) redis.hints.publish(changed);
      return changed;
    },
  };
  const replies = composeReplies({ env, database, doorDatabase, mail, sms, files: privateFiles, log });
  return {
    ports: {
      upkeep: upkeep(database),
      indexing: { ...indexer.indexing, store },
      pictures: { media, maker: sharpPictureMaker({ ...pictureLimits, clock: systemClock }) },
      leads: leads.ports,
      lateLeads: {
        store: storeRunner(database),
        late: lateLeadDirectory(database),
        scopeOf: siteScopeOfJob,
        now: () => new Date(),
      },
      replies,
      codeKeys: keyedCodes(env.codeSecrets),
      sms,
      personalData: {
        upkeep: upkeep(database),
        store: storeRunner(database),
        files: leads.files,
        scopeOf: (siteId) => scopeOfJob({ siteId }),
      },
      reviews: {
        store: storeRunner(database),
        upkeep: upkeep(database),
        scopeOf: (siteId) => scopeOfJob({ siteId }),
        random: Math.random,
        reviewSource: googleBusinessReviews({
          ...env.reviews,
          clock: systemClock,
          onChange: (phase) =>
            phase === 'open'
              ? log.warn({ event: 'reviews_unavailable' }, 'the reviews service is left alone for a while')
              : log.info({ event: 'reviews_available' }, 'the reviews service is used again'),
        }),
        onNotRefreshed: (what) =>
          log.warn({ event: 'reviews_not_refreshed', ...what }, 'the reviews of a place stay as they were'),
      },
      law: {
        upkeep: upkeep(database),
        store: storeRunner(database),
        scopeOf: (siteId) => scopeOfJob({ siteId }),
      },
      tradeIns: {
        store: storeRunner(database),
        files: privateFiles,
        scopeOf: (siteId) => scopeOfJob({ siteId }),
        versions: stockVersions(database),
        carGuide:
          env.redbook &&
          httpCarGuide({
            ...env.redbook,
            clock: systemClock,
            onChange: (phase) =>
              phase === 'open'
                ? log.warn({ event: 'car_guide_unavailable' }, 'RedBook is left alone for a while')
                : log.info({ event: 'car_guide_available' }, 'RedBook is used again'),
          }),
        valuation: httpValuationService({
          ...env.valuation,
          clock: systemClock,
          onChange: (phase) =>
            phase === 'open'
              ? log.warn(
                  { event: 'valuation_unavailable' },
                  'the valuation service is left alone for a while',
                )
              : log.info({ event: 'valuation_available' }, 'the valuation service is used again'),
        }),
        onValuationLost: (siteId) => log.warn({ event: 'valuation_not_saved', siteId }, valuationSaveFailed),
        sms,
        codeKeys: keyedCodes(env.codeSecrets),
        mail,
        mailFrom: env.mailFrom,
        platformDomain: env.platformDomain,
      },
      finance: composeFinance({ env, database, mail, log }),
      checkout:
        env.payments &&
        composeCheckout({
          env: env.payments,
          database,
          log,
          scopeOf: siteScopeOfJob,
          letters: {
            sheets,
            sms,
            codeKeys: keyedCodes(env.codeSecrets),
            mail,
            mailFrom: env.mailFrom,
            platformDomain: env.platformDomain,
          },
        }),
      staffLinks: { codeKeys: keyedCodes(env.codeSecrets), mail, mailFrom: env.mailFrom },
      confirmations: {
        store: storeRunner(database),
        codeKeys: keyedCodes(env.codeSecrets),
        mail,
        mailFrom: env.mailFrom,
        platformDomain: env.platformDomain,
      },
      savedSearches: {
        store: storeRunner(database),
        versions: stockVersions(database),
        // Nobody waits for it, and row-level security decides once more what a site may tell of.
        stockIndex: postgresStockIndex(database, { clock: systemClock, timeoutMs: 10_000, atOnce: 1 }),
        codeKeys: keyedCodes(env.codeSecrets),
        mail,
        mailFrom: env.mailFrom,
        platformDomain: env.platformDomain,
      },
      waits: {
        store: storeRunner(database),
        versions: stockVersions(database),
        mail,
        mailFrom: env.mailFrom,
        platformDomain: env.platformDomain,
      },
      alerts: {
        store: storeRunner(database),
        mail,
        sms,
        mailFrom: env.mailFrom,
        platformDomain: env.platformDomain,
      },
    },
    newLiveness: () =>
      workerLiveness({
        url: env.jobsUrl,
        deadAfterSeconds: env.deadAfterSeconds,
        onReleased: (worker, jobs) =>
          log.warn({ event: 'worker_died', worker, jobs }, 'a worker died; its jobs are free again'),
        onTrouble: (error) =>
          log.warn(
            { event: 'heartbeat_failed', error: failureSummary(error) },
            'no sign of life could be given',
          ),
      }),
    newQueuePool: (jobsAtOnce) => queuePool({ url: env.jobsUrl, size: jobsAtOnce + 2, onConnectionLost }),
    isDatabaseReachable: () => isReachable(database),
    async close() {
      media.close();
      privateFiles.close();
      replies.close();
      leads.close();
      mail.close();
      redis.close();
      await Promise.all([database.close(), doorDatabase.close(), indexer.close(), sheets.close()]);
    },
  };
}

function smsSenderOf({ twilioAccount: account, ...vendor }: WorkerEnv['sms']): SmsSender {
  return account === null
    ? httpSmsSender(vendor)
    : twilioSmsSender({ ...vendor, account, nowMs: () => performance.now() });
}
