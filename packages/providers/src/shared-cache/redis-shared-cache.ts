import type { ChangeHints } from '@forecourt/app/ports/stock/change-hints.port';
import type { SharedCache } from '@forecourt/app/ports/platform/shared-cache.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import { guardCalls } from '@forecourt/resilience/guard-calls';
import { createClient, RESP_TYPES } from 'redis';
import type { SharedCounts } from '../rate-limiter/counting-limiter.ts';

export interface SharedRedis {
  readonly cache: SharedCache;
  readonly hints: ChangeHints;
  readonly counts: SharedCounts;
  close(): void;
}

export interface RedisOptions {
  readonly url: string;
  readonly clock: ElapsedClock;
  /** Open: Redis is not used. */
  readonly onChange: (phase: 'open' | 'closed') => void;
}

const limits = { failuresInRow: 3, pauseMs: 2_000 };
const timeoutMs = 50;
const channel = 'site-changes';
/** More than any one step changes; what is beyond is found within the second. */
const mostSites = 1_000;
const longestReconnectMs = 1_000;

/** A Redis cache that all processes share, with a channel on which they publish changes. */
export function redisSharedCache({ url, clock, onChange }: RedisOptions): SharedRedis {
  let commands = connection(url);
  const subscriber = connection(url, { queues: true });
  const guarded = guardCalls({
    limits,
    timeoutMs,
    clock,
    onChange(phase) {
      onChange(phase);
      if (phase === 'open') reconnect();
    },
    onProbeFailed: reconnect,
  });

  /** Replies to commands that timed out may never come, or be taken for those of others: a new connection owes none. */
  function reconnect(): void {
    commands.end();
    commands = connection(url);
  }

  return {
    cache: {
      get: (key) =>
        guarded(() => commands.client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(key)),
      set(key, value, ms) {
        const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
        const expiration = { type: 'PX', value: Math.max(1, Math.floor(ms)) } as const;
        void guarded(() => commands.client.set(key, bytes, { expiration }));
      },
    },
    counts: {
      // The first to count begins the window; all in one step, so that no count is ever without an end.
      add: (key, ms) =>
        guarded(async () => {
          const [, count, msLeft] = await commands.client
            .multi()
            .set(key, 0, { expiration: { type: 'PX', value: ms }, condition: 'NX' })
            .incr(key)
            .pTTL(key)
            .exec();
          return { count: Number(count), msLeft: Number(msLeft) };
        }),
    },
    hints: {
      publish(siteIds) {
        void guarded(() => commands.client.publish(channel, siteIds.slice(0, mostSites).join(' ')));
      },
      subscribe(onHint) {
        // Subscribed again by the client itself after every loss of the connection.
        subscriber.client
          .subscribe(channel, (message) => onHint(message.split(' ', mostSites) as SiteId[]))
          .catch(() => undefined);
      },
    },
    close() {
      commands.end();
      subscriber.end();
    },
  };
}

/**
 * A connection that is retried until it is ended. The client reconnects by itself, but gives up for good where the
 * handshake of its first connection fails.
 */
function connection(url: string, { queues = false } = {}) {
  const client = createClient({
    url,
    // What cannot be sent now is not wanted later; a subscription is.
    disableOfflineQueue: !queues,
    commandsQueueMaxLength: 1_000,
    pingInterval: 1_000,
    socket: {
      connectTimeout: 1_000,
      // A connection whose other end is gone without a word is given up.
      socketTimeout: 2_500,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, longestReconnectMs),
    },
  });
  // Its own calls fail as well; without a listener the process would end.
  client.on('error', () => undefined);
  let isWanted = true;
  const connect = () => {
    if (!isWanted || client.isOpen) return;
    client.connect().catch(() => setTimeout(connect, longestReconnectMs).unref());
  };
  connect();
  return {
    client,
    end() {
      isWanted = false;
      // One that is closed refuses to be ended.
      if (client.isOpen) client.destroy();
    },
  };
}
