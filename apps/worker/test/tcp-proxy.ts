import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can be blocked: open connections are cut, and new ones are refused. */
export interface TcpProxy {
  readonly port: number;
  block(): void;
  unblock(): void;
  close(): void;
}

export async function tcpProxy(port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isBlocked = false;
  const server = createServer((near) => {
    if (isBlocked) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    block() {
      isBlocked = true;
      cut();
    },
    unblock() {
      isBlocked = false;
    },
    close() {
      server.close();
      cut();
    },
  };
}
