import { connect, createServer, type Socket } from 'node:net';

/** A way to PostgreSQL that can fall silent: connections stay open and nothing passes, as when a host loses power. */
export interface SilentProxy {
  readonly url: string;
  /** What is connected now falls silent for good; what connects later passes. */
  fallSilent(): void;
  close(): void;
}

export async function silentProxy(url: string): Promise<SilentProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => open.delete(from));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const through = new URL(url);
  through.port = String(address.port);
  return {
    url: through.href,
    fallSilent() {
      for (const socket of open) {
        socket.unpipe();
        socket.pause();
      }
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
