import { connect, type Socket } from 'node:net';
import { vi } from 'vitest';

/** A connection that stays open between what is written to it, as keep-alive and pipelining need it. */
export interface RawConnection {
  write(bytes: string): void;
  /** Everything that came back, once it matches. */
  receive(expected: RegExp): Promise<string>;
  /** Everything that came back, once the server has closed the connection. */
  end(): Promise<string>;
  /** Reads nothing more. */
  pause(): void;
  /** Goes away without a word, as a visitor does who closes the browser. */
  abort(): void;
}

export async function rawConnection(port: number): Promise<RawConnection> {
  let text = '';
  let isClosed = false;
  let onText: (() => void) | null = null;
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect(port, '127.0.0.1', () => resolve(opened)).on('error', reject);
  });
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    onText?.();
  });
  socket.on('close', () => {
    isClosed = true;
  });
  return {
    write: (bytes) => void socket.write(bytes),
    // By event, not by asking now and again: fifty megabytes come through loopback between two questions.
    receive: (expected) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`received only ${text.slice(0, 500)}`)), 5_000);
        const check = () => {
          if (!expected.test(text)) return;
          clearTimeout(timer);
          resolve(text);
        };
        onText = check;
        check();
      }),
    async end() {
      await vi.waitUntil(() => isClosed, { timeout: 5_000 });
      return text;
    },
    pause: () => void socket.pause(),
    abort: () => void socket.destroy(),
  };
}
