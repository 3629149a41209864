import type { ChangeHints } from '@forecourt/app/ports/stock/change-hints.port';
import type { SharedCache } from '@forecourt/app/ports/platform/shared-cache.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import { createClient, RESP_TYPES } from 'redis';
import type { SharedCounts } from '../rate-limiter/counting-limiter.ts';
import { gate, type GateLimits } from './gate.ts';

export interface SharedRedis {
  readonly cache: SharedCache;
  readonly hints: ChangeHints;
  readonly counts: SharedCounts;
  close(): void;
}

export interface RedisOptions {
  readonly url: string;
  /** Told when Redis is left alone, and when it is used again. */
  readonly onChange: (isUsed: boolean) => void;
}

const limits: GateLimits = { callMs: 50, failuresInRow: 3, pauseMs: 2_000 };
const channel = 'site-changes';
/** More than any one step changes; what is beyond is found within the second. */
const mostSites = 1_000;
const longestReconnectMs = 1_000;

/** Keeps for all processes what each of them made, and carries word of changes between them. */
export function redisSharedCache({ url, onChange }: RedisOptions): SharedRedis {
  let line = connection(url);
  const ear = connection(url, { waits: true });
  const entrance = gate(limits, {
    nowMs: () => performance.now(),
    onChange(isOpen) {
      onChange(isOpen);
      if (!isOpen) connectAnew();
    },
    onStillShut: connectAnew,
  });

  /** What it owes us answers to may never come, or come for something else; nor may what it waits for. */
  function connectAnew(): void {
    line.end();
    line = connection(url);
  }

  return {
    cache: {
      find: (key) =>
        entrance.pass(() => line.client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(key)),
      keep(key, value, ms) {
        const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
        const expiration = { type: 'PX', value: Math.max(1, Math.floor(ms)) } as const;
        void entrance.pass(() => line.client.set(key, bytes, { expiration }));
      },
    },
    counts: {
      // The first to count begins the window; all in one step, so that no count is ever without an end.
      add: (key, ms) =>
        entrance.pass(async () => {
          const [, count, msLeft] = await line.client
            .multi()
            .set(key, 0, { expiration: { type: 'PX', value: ms }, condition: 'NX' })
            .incr(key)
            .pTTL(key)
            .exec();
          return { count: Number(count), msLeft: Number(msLeft) };
        }),
    },
    hints: {
      tell(siteIds) {
        void entrance.pass(() => line.client.publish(channel, siteIds.slice(0, mostSites).join(' ')));
      },
      listen(onHint) {
        // Subscribed again by the client itself after every loss of the connection.
        ear.client
          .subscribe(channel, (message) => onHint(message.split(' ', mostSites) as SiteId[]))
          .catch(() => undefined);
      },
    },
    close() {
      line.end();
      ear.end();
    },
  };
}

/**
 * A connection that is sought for as long as it is wanted. The client finds a lost one again by itself, but gives
 * up for good where the first one it makes answers nonsense.
 */
function connection(url: string, { waits = false } = {}) {
  const client = createClient({
    url,
    // What cannot be sent now is not wanted later; a subscription is.
    disableOfflineQueue: !waits,
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
