import { derivedKeys } from '@forecourt/providers/accounts/derived-key';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { countingLimiter } from '@forecourt/providers/rate-limiter/counting-limiter';
import { redisCounts } from '@forecourt/providers/rate-limiter/redis-counts';
import { argon2Passwords } from '@forecourt/providers/staff/argon2-passwords';
import { sealedOneTimeCodes } from '@forecourt/providers/staff/sealed-one-time-codes';
import { webAuthnPasskeys } from '@forecourt/providers/staff/web-authn-passkeys';
import { systemClock } from '@forecourt/server/clock/system-clock';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import { connectDatabase } from '@forecourt/store/connection';
import { listenForLeads } from '@forecourt/store/directory/lead-changes';
import { staffDirectory } from '@forecourt/store/directory/staff-directory';
import { storeRunner } from '@forecourt/store/stores';
import type { ConsolePorts } from './console-deps.ts';
import type { ConsoleEnv } from './env.ts';

export interface Composed {
  readonly ports: ConsolePorts;
  close(): Promise<void>;
}

/** Connections for all that staff read and do. */
const poolSize = 8;
/** For finding who is at the door. */
const directoryPoolSize = 2;
const callTimeoutMs = 5_000;

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
  const leadChanges = listenForLeads({
    url: env.databaseUrl,
    onLost: (error) =>
      log.warn(
        { event: 'database_connection_lost', error: failureSummary(error) },
        'leads are listened for anew',
      ),
  });
  return {
    ports: {
      leadChanges,
      store: storeRunner(database),
      directory: staffDirectory(directory),
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
      await Promise.all([leadChanges.close(), database.close(), directory.close()]);
    },
  };
}
