import { isTwilioSigned } from '@forecourt/providers/sms/twilio-signature';
import { smsKeeper } from '@forecourt/store/leads/reply-directory';
import { makePictureJob } from '@forecourt/app/media/make-picture.job';
import { derivedKeys } from '@forecourt/providers/accounts/derived-key';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { keyedPseudonyms } from '@forecourt/providers/accounts/keyed-pseudonyms';
import { keyedCodes } from '@forecourt/providers/accounts/keyed-codes';
import { httpGeocoding } from '@forecourt/providers/geocoding/http-geocoding';
import { rememberedGeocoding } from '@forecourt/providers/geocoding/remembered-geocoding';
import { sealedApplications } from '@forecourt/providers/finance/sealed-applications';
import { s3MediaStore } from '@forecourt/providers/media/s3-media-store';
import { sharpPictureMaker } from '@forecourt/providers/media/sharp-picture-maker';
import { s3PrivateFiles } from '@forecourt/providers/object-storage/s3-private-files';
import { workerSheetWriter } from '@forecourt/providers/pdf/worker-sheet-writer';
import { countingLimiter } from '@forecourt/providers/rate-limiter/counting-limiter';
import { redisCounts } from '@forecourt/providers/rate-limiter/redis-counts';
import { redisSharedCache } from '@forecourt/providers/shared-cache/redis-shared-cache';
import { connectDatabase } from '@forecourt/store/connection';
import { siteDirectory } from '@forecourt/store/directory/site-directory';
import { stockVersions } from '@forecourt/store/directory/stock-versions';
import { storeRunner } from '@forecourt/store/stores';
import { signedCache } from '@forecourt/server/cache/signed-cache';
import { systemClock } from '@forecourt/server/clock/system-clock';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { photoCleaner } from '@forecourt/uploads/photo-cleaner';
import { receiveFiles } from '@forecourt/uploads/receive-files';
import { uploadShares } from '@forecourt/uploads/upload-shares';
import { composePayments } from './compose/compose-payments.ts';
import { composeSearch } from './compose/compose-search.ts';
import type { WebEnv } from './env.ts';
import { ofSecurity } from '@forecourt/server/observability/security-log';
import { fairStore } from '@forecourt/server/limits/fair-store';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import type { ServerOptions } from './server-options.ts';

export interface Composed {
  readonly ports: ServerOptions['ports'];
  close(): Promise<void>;
}

/** Connections to the database for all that visitors read and do, and how many of them one site may have at once. */
const pool = { atOnce: 6, mostOfOwner: 2, waiting: 300, timeoutMs: 2_000 };
/** Connections that leads and codes alone may take: whatever else is asked, they arrive. */
const urgentPool = { atOnce: 4, mostOfOwner: 3, waiting: 500, timeoutMs: 10_000 };
/** For finding sites and their versions: without them nothing is served. */
const directoryPoolSize = 2;
/** Of the pictures that visitors wait for. */
const pictureLimits = { atOnce: 2, mostOfOwner: 1, waiting: 60 };
/** Sheets of cars: each takes a core for a tenth to a quarter of a second, the first of a thread for a whole one. */
const sheetLimits = { atOnce: 2, mostOfOwner: 1, waiting: 20, timeoutMs: 10_000, memoryMb: 192 };

/** Photographs of visitors: each is drawn anew in a process that may take a core for seconds. */
const cleaningLimits = {
  atOnce: 3,
  mostOfOwner: 2,
  waiting: 60,
  waitMs: 60_000,
  timeoutMs: 20_000,
  memoryMb: 600,
};
/** While they come they take a connection and an open file each, and hardly any memory. */
const uploadLimits = { atOnce: 200, mostOfSite: 40, mostOfSender: 12, waiting: 400, timeoutMs: 30_000 };

/** Builds everything the dealer sites' server stands on. Nothing is connected yet. */
export function compose(env: WebEnv, log: EventLog): Composed {
  const onConnectionLost = (error: unknown) =>
    log.warn({ event: 'database_connection_lost', error: failureSummary(error) }, 'a connection was lost');
  const connect = (size: number, callTimeoutMs: number) =>
    connectDatabase({
      url: env.databaseUrl,
      poolSize: size,
      applicationName: 'forecourt-web',
      callTimeoutMs,
      onConnectionLost,
    });
  const database = connect(pool.atOnce, 5_000);
  const urgent = connect(urgentPool.atOnce, 5_000);
  const directory = connect(directoryPoolSize, 5_000);
  const search = composeSearch({ env, connect, log });
  const store = fairStore(storeRunner(database), pool);
  const media = s3MediaStore(env.s3);
  const files = s3PrivateFiles(env.s3);
  const cleaner = photoCleaner({ ...cleaningLimits, clock: systemClock });
  const sheets = workerSheetWriter({ ...sheetLimits, clock: systemClock });
  const redis = redisSharedCache({
    url: env.redisUrl,
    clock: systemClock,
    onChange: (phase) =>
      phase === 'open'
        ? log.warn(
            { event: 'redis_unavailable', ...ofSecurity },
            'Redis is not used: each process has its own cache',
          )
        : log.info({ event: 'redis_available' }, 'Redis is used again'),
  });
  const counts = redisCounts({
    url: env.countersRedisUrl,
    clock: systemClock,
    onChange: (phase) =>
      phase === 'open'
        ? log.warn({ event: 'counters_unavailable' }, 'Redis is not used: each process counts for itself')
        : log.info({ event: 'counters_available' }, 'all processes count together again'),
  });

  return {
    ports: {
      directory: siteDirectory(directory),
      store,
      pseudonym: keyedPseudonyms(env.codeSecrets[0]),
      urgentStore: fairStore(storeRunner(urgent), urgentPool),
      codeKeys: keyedCodes(env.codeSecrets),
      tokens: hashedTokens(env.codeSecrets),
      seals: sealedApplications(),
      limiter: countingLimiter({
        counts,
        secrets: derivedKeys(env.codeSecrets, 'rate limits'),
        processes: env.processes,
        nowMs: () => performance.now(),
      }),
      shared: signedCache(redis.cache, derivedKeys(env.codeSecrets, 'shared pages')),
      geocoding: rememberedGeocoding(
        httpGeocoding({
          ...env.geocoding,
          clock: systemClock,
          onChange: (phase) =>
            phase === 'open'
              ? log.warn(
                  { event: 'geocoding_unavailable' },
                  'the geocoding service is left alone for a while',
                )
              : log.info({ event: 'geocoding_available' }, 'the geocoding service is used again'),
        }),
        signedCache(redis.cache, derivedKeys(env.codeSecrets, 'postcodes')),
      ),
      hints: redis.hints,
      pictures: {
        media,
        maker: sharpPictureMaker({ ...pictureLimits, clock: systemClock }),
        makeLater: (scope, input) =>
          store.run(scope, ({ jobs }) =>
            jobs.enqueue(makePictureJob, input, { key: `${input.key} ${input.quality}` }),
          ),
      },
      payments: env.payments && composePayments({ env: env.payments, directory, log }),
      smsAnswers: env.smsAnswers && {
        keeper: smsKeeper(directory),
        isSigned: (fields, signature) =>
          isTwilioSigned(env.smsAnswers?.token ?? '', env.smsAnswers?.url ?? '', fields, signature),
      },
      sheets,
      uploads: {
        files,
        cleaner,
        receive: receiveFiles,
        shares: uploadShares({ ...uploadLimits, clock: systemClock }),
      },
      versions: stockVersions(directory),
      stockIndex: search.stockIndex,
    },
    async close() {
      media.close();
      files.close();
      cleaner.close();
      redis.close();
      counts.close();
      await Promise.all([
        sheets.close(),
        search.close(),
        ...[database, urgent, directory].map((one) => one.close()),
      ]);
    },
  };
}
