import { connect } from 'node:net';

/** Whether somebody takes connections at a port of an address of this machine. */
export function isListening(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: address, timeout: 2_000 });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
}
