import type { ChangeHints } from '@forecourt/app/ports/stock/change-hints.port';
import type { SharedCache } from '@forecourt/app/ports/platform/shared-cache.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import { RESP_TYPES } from 'redis';
import { connection, redisCommands, type RedisOptions } from './redis-connection.ts';

export interface SharedRedis {
  readonly cache: SharedCache;
  readonly hints: ChangeHints;
  close(): void;
}

const channel = 'site-changes';
/** More than any one step changes; what is beyond is found within the second. */
const mostSites = 1_000;

/** A Redis cache that all processes share, with a channel on which they publish changes. */
export function redisSharedCache(options: RedisOptions): SharedRedis {
  const commands = redisCommands(options);
  const subscriber = connection(options.url, { queues: true });
  return {
    cache: {
      get: (key) =>
        commands.run((client) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(key)),
      set(key, value, ms) {
        const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
        const expiration = { type: 'PX', value: Math.max(1, Math.floor(ms)) } as const;
        void commands.run((client) => client.set(key, bytes, { expiration }));
      },
    },
    hints: {
      publish(siteIds) {
        void commands.run((client) => client.publish(channel, siteIds.slice(0, mostSites).join(' ')));
      },
      subscribe(onHint) {
        // Subscribed again by the client itself after every loss of the connection.
        subscriber.client
          .subscribe(channel, (message) => onHint(message.split(' ', mostSites) as SiteId[]))
          .catch(() => undefined);
      },
    },
    close() {
      commands.close();
      subscriber.end();
    },
  };
}
