import { connect } from 'node:net';
import { megabytes } from './disk-space.ts';
import { findProgram } from './find-program.ts';
import type { Service } from './service.ts';
import { ServiceProblem } from './service-problem.ts';

export interface RedisOptions {
  readonly folder: string;
  readonly port: number;
  readonly searchPath: string;
}

/** Beyond it, what was used longest ago of what has an end is evicted; compose.yaml says the same. */
const memory = '--maxmemory 256mb --maxmemory-policy volatile-lru';
/** No program of ours sends Redis a script, and its flaws of late years were in running them. */
const user = '--user default on nopass ~* &* +@all -@scripting';

/** The system's redis-server on a port of ours. It keeps nothing on disk: all it holds may be lost. */
export function redisService({ folder, port, searchPath }: RedisOptions): Service {
  return {
    name: 'redis',
    folder,
    ports: [{ variable: 'REDIS_PORT', port }],
    startTimeoutSeconds: 20,
    stopSignal: 'SIGTERM',
    needsFreeBytes: megabytes(10),
    async fetch() {
      requireRedis(searchPath);
    },
    async configure() {},
    async command() {
      const options = `--port ${port} --bind 127.0.0.1 --appendonly no --daemonize no ${memory} ${user}`;
      return { file: requireRedis(searchPath), args: [...options.split(' '), '--dir', folder, '--save', ''] };
    },
    isHealthy: () => answersPing(port),
  };
}

function requireRedis(searchPath: string): string {
  const program = findProgram('redis-server', searchPath);
  if (program) return program;
  throw new ServiceProblem(
    'redis-server is missing. Run `sudo apt-get install redis-server`, or use `docker compose up`.',
  );
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const settle = (isHealthy: boolean) => {
      socket.destroy();
      resolve(isHealthy);
    };
    socket.setTimeout(1000, () => settle(false));
    socket.once('error', () => settle(false));
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (reply) => settle(reply.toString().startsWith('+PONG')));
  });
}
