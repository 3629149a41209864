import { redisCommands, type RedisOptions } from '../shared-cache/redis-connection.ts';
import type { SharedCounts } from './counting-limiter.ts';

/** Counts of all processes, in a Redis of their own: what fills the one of pages evicts no count. */
export function redisCounts(options: RedisOptions): SharedCounts & { close(): void } {
  const commands = redisCommands(options);
  return {
    // The first to count begins the window; all in one step, so that no count is ever without an end.
    add: (key, ms) =>
      commands.run(async (client) => {
        const [, count, msLeft] = await client
          .multi()
          .set(key, 0, { expiration: { type: 'PX', value: ms }, condition: 'NX' })
          .incr(key)
          .pTTL(key)
          .exec();
        return { count: Number(count), msLeft: Number(msLeft) };
      }),
    close: () => commands.close(),
  };
}
