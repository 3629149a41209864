import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import { guardCalls } from '@forecourt/resilience/guard-calls';
import { createClient } from 'redis';

export interface RedisOptions {
  readonly url: string;
  readonly clock: ElapsedClock;
  /** Open: Redis is not used. */
  readonly onChange: (phase: 'open' | 'closed') => void;
}

type Client = ReturnType<typeof connection>['client'];

export interface RedisCommands {
  /** Null where Redis does not answer in time, or is not called. */
  run<T>(command: (client: Client) => Promise<T>): Promise<T | null>;
  close(): void;
}

const limits = { failuresInRow: 3, pauseMs: 2_000 };
const timeoutMs = 50;
const longestReconnectMs = 1_000;

/** Commands to Redis behind a circuit breaker: a command that fails or takes long is a command that was not run. */
export function redisCommands({ url, clock, onChange }: RedisOptions): RedisCommands {
  let commands = connection(url);
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
    run: (command) => guarded(() => command(commands.client)),
    close: () => commands.end(),
  };
}

/**
 * A connection that is retried until it is ended. The client reconnects by itself, but gives up for good where the
 * handshake of its first connection fails.
 */
export function connection(url: string, { queues = false } = {}) {
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
