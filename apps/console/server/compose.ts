import { randomUUID } from 'node:crypto';
import { derivedKeys } from '@forecourt/providers/accounts/derived-key';
import { keyedCodes } from '@forecourt/providers/accounts/keyed-codes';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { s3PrivateFiles } from '@forecourt/providers/object-storage/s3-private-files';
import { countingLimiter } from '@forecourt/providers/rate-limiter/counting-limiter';
import { redisCounts } from '@forecourt/providers/rate-limiter/redis-counts';
import { openIdConnect } from '@forecourt/providers/single-sign-on/open-id-connect';
import { argon2Passwords } from '@forecourt/providers/staff/argon2-passwords';
import { sealedOneTimeCodes } from '@forecourt/providers/staff/sealed-one-time-codes';
import { webAuthnPasskeys } from '@forecourt/providers/staff/web-authn-passkeys';
import { nextFlight } from '@forecourt/resilience/next-flight';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { fairStore } from '@forecourt/server/limits/fair-store';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import { connectDatabase } from '@forecourt/store/connection';
import { listenForChanges } from '@forecourt/store/directory/live-changes';
import { signOnDirectory } from '@forecourt/store/directory/sign-on-directory';
import { staffDirectory } from '@forecourt/store/directory/staff-directory';
import { storeRunner } from '@forecourt/store/stores';
import { accountsOfStaff } from './account-of-staff.ts';
import type { ConsolePorts } from './console-deps.ts';
import type { ConsoleEnv } from './env.ts';
import { newsRoom } from './leads/news-room.ts';
import { presenceRoom } from './leads/presence-room.ts';

export interface Composed {
  readonly ports: ConsolePorts;
  close(): Promise<void>;
}

/** Connections for all that staff read and do. */
const poolSize = 8;
/** Of an account, so that one whose people ask for much waits for itself; and how many may wait, for how long. */
const shares = { atOnce: poolSize, mostOfOwner: 3, waiting: 300, timeoutMs: 4_000 };
/** For finding who is at the door. */
const directoryPoolSize = 2;
const callTimeoutMs = 5_000;

/** Where a developer tries a provider; a release asks the open internet alone. */
const isOfThisMachine = (host: string) => /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);

/** Builds everything the console stands on. Only what hears of leads is connecting already. */
export function compose(env: ConsoleEnv, log: EventLog): Composed {
  const connect = (size: number) =>
    connectDatabase({
      url: env.databaseUrl,
      poolSize: size,
      applicationName: 'forecourt-console',
      callTimeoutMs,
      onConnectionLost: (error) =>
        log.warn(
          { event: 'database_connection_lost', error: failureSummary(error) },
          'a connection was lost',
        ),
    });
  const [database, directory] = [connect(poolSize), connect(directoryPoolSize)];
  const counts = redisCounts({
    url: env.countersRedisUrl,
    clock: systemClock,
    onChange: (phase) =>
      phase === 'open'
        ? log.warn({ event: 'counters_unavailable' }, 'Redis is not used: each process counts for itself')
        : log.info({ event: 'counters_available' }, 'all processes count together again'),
  });
  const heard = listenForChanges({
    url: env.databaseUrl,
    onLost: (error) =>
      log.warn(
        { event: 'database_connection_lost', error: failureSummary(error) },
        'changes are listened for anew',
      ),
  });
  const leadPresence = presenceRoom(heard.openings, () => performance.now());
  const own = storeRunner(database);
  const store = fairStore(own, shares, accountsOfStaff(own));
  const leadNews = newsRoom({ store, leadChanges: heard.changes, clock: systemClock });
  const codeKeys = keyedCodes(env.codeSecrets);
  const files = s3PrivateFiles(env.s3);
  return {
    ports: {
      leadNews,
      staffChanges: heard.staff,
      leadPresence,
      files,
      inboxReads: nextFlight(),
      store,
      directory: staffDirectory(directory),
      signOnDirectory: signOnDirectory(directory),
      singleSignOn: openIdConnect({
        keys: codeKeys,
        policy: { allowedHosts: { has: (host) => env.isDevelopment && isOfThisMachine(host) } },
        clock: systemClock,
        onSilent: (account, error) =>
          log.warn(
            { event: 'identity_provider_silent', account, error: failureSummary(error) },
            'a group’s provider of identities did not answer',
          ),
      }),
      codeKeys,
      origin: env.origin,
      randomId: randomUUID,
      tokens: hashedTokens(env.codeSecrets),
      passwords: argon2Passwords(),
      codes: sealedOneTimeCodes(env.codeSecrets),
      passkeys: webAuthnPasskeys({ host: new URL(env.origin).hostname, origin: env.origin }),
      limiter: countingLimiter({
        counts,
        secrets: derivedKeys(env.codeSecrets, 'rate limits of the console'),
        processes: env.processes,
        nowMs: () => performance.now(),
      }),
    },
    async close() {
      counts.close();
      leadPresence.close();
      leadNews.close();
      files.close();
      await Promise.all([heard.close(), database.close(), directory.close()]);
    },
  };
}
