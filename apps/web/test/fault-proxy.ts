import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * - none: everything passes.
 * - stopped: nobody listens, and what was connected is cut.
 * - hanging: connections stay open and nothing comes back, as when a host loses power.
 * - slow: what comes back takes three seconds more.
 * - garbled: what comes back is an answer whose body is nonsense.
 * - noise: what comes back is no answer at all.
 */
export type Fault = 'none' | 'stopped' | 'hanging' | 'slow' | 'garbled' | 'noise';

export interface FaultProxy {
  readonly port: number;
  setFault(fault: Fault): Promise<void>;
  close(): Promise<void>;
}

const slowMs = 3_000;

/** Stands on the real connection to a server, and spoils it. */
export async function faultProxy(targetPort: number): Promise<FaultProxy> {
  const open = new Set<Socket>();
  let fault: Fault = 'none';
  let server: Server | undefined;

  function pass(near: Socket): void {
    const far = connect(targetPort, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk) => {
      if (fault === 'hanging') return;
      const spoilt = spoil(chunk, fault);
      if (fault === 'slow') setTimeout(() => near.writable && near.write(spoilt), slowMs).unref();
      else near.write(spoilt);
    });
  }

  async function listen(port: number): Promise<number> {
    const made = createServer(pass);
    server = made;
    await new Promise<void>((resolve, reject) => {
      made.once('error', reject);
      made.listen(port, '127.0.0.1', resolve);
    });
    return (made.address() as AddressInfo).port;
  }

  async function hangUp(): Promise<void> {
    const closing = server;
    server = undefined;
    for (const socket of open) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  }

  const port = await listen(0);
  return {
    port,
    async setFault(next) {
      fault = next;
      if (next === 'stopped') await hangUp();
      else if (!server) await listen(port);
    },
    close: hangUp,
  };
}

function spoil(chunk: Buffer, fault: Fault): Buffer {
  if (fault === 'noise') return Buffer.from(chunk.map((byte) => byte ^ 0x55));
  if (fault !== 'garbled') return chunk;
  const body = chunk.indexOf('\r\n\r\n') + 4;
  return Buffer.concat([
    chunk.subarray(0, body),
    Buffer.from(chunk.subarray(body).map((byte) => byte ^ 0x15)),
  ]);
}
