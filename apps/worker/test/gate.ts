import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be shut: open connections are cut, and new ones are refused. */
export interface Gate {
  readonly port: number;
  shut(): void;
  open(): void;
  close(): void;
}

export async function gateTo(port: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  let isShut = false;
  const server = createServer((near) => {
    if (isShut) {
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
    shut() {
      isShut = true;
      cut();
    },
    open() {
      isShut = false;
    },
    close() {
      server.close();
      cut();
    },
  };
}
