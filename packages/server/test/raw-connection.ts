import { connect, type Socket } from 'node:net';
import { vi } from 'vitest';

/** A connection that stays open between what is written to it, as keep-alive and pipelining need it. */
export interface RawConnection {
  write(bytes: string): void;
  /** Everything that came back, once it matches. */
  receive(expected: RegExp): Promise<string>;
  /** Everything that came back, once the server has closed the connection. */
  end(): Promise<string>;
  /** Goes away without a word, as a visitor does who closes the browser. */
  abort(): void;
}

export async function rawConnection(port: number): Promise<RawConnection> {
  let text = '';
  let isClosed = false;
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect(port, '127.0.0.1', () => resolve(opened)).on('error', reject);
  });
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('close', () => {
    isClosed = true;
  });
  return {
    write: (bytes) => void socket.write(bytes),
    async receive(expected) {
      await vi.waitUntil(() => expected.test(text), { timeout: 5_000 });
      return text;
    },
    async end() {
      await vi.waitUntil(() => isClosed, { timeout: 5_000 });
      return text;
    },
    abort: () => void socket.destroy(),
  };
}
