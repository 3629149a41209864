import { connect } from 'node:net';

/** Sends bytes as they are and returns everything that comes back until the connection ends. */
export function rawRequest(port: number, bytes: string | Buffer, timeoutMs = 5_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setTimeout(timeoutMs, () => {
      socket.destroy();
      reject(new Error(`no end of the answer after ${timeoutMs} ms: ${text.slice(0, 100)}`));
    });
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    // A server that has responded may close the connection while we still send.
    socket.on('error', (error) => (text === '' ? reject(error) : resolve(text)));
    socket.on('close', () => resolve(text));
    socket.write(bytes);
  });
}

export const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);

/** A GET whose address is written as it is, whatever it holds. */
export function rawGet(port: number, address: string, host = 'harbour.example'): Promise<string> {
  return rawRequest(
    port,
    Buffer.from(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1'),
  );
}
