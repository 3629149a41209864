/**
 * Floods a server until it is told to stop, from a process of its own: `node flood.ts <kind> <port> <host> <connections>`.
 * Each connection is a network of its own, and asks for the next when the last has been answered.
 */
import { connect } from 'node:net';
import { floodKinds, isFloodKind, type FloodRequest } from './flood-kinds.ts';

const [kind = '', port = '', host = '', connections = ''] = process.argv.slice(2);
if (!isFloodKind(kind)) throw new Error(`there is no flood of ${kind}`);
const requestAt = floodKinds[kind];
const statuses: Record<string, number> = {};
/** Another for every run: what the last one asked for is cached by now. */
let sent = Math.floor(Math.random() * 5_000_000);

function text({ path, host: asked = host }: FloodRequest, network: number): string {
  const address = `198.18.${network >> 8}.${network & 255}`;
  return `GET ${path} HTTP/1.1\r\nHost: ${asked}\r\nX-Forwarded-For: ${address}\r\nAccept: application/json\r\n\r\n`;
}

function floodFrom(network: number): void {
  const socket = connect(Number(port), '127.0.0.1');
  let missing = 0;
  let head = '';
  const ask = () => {
    sent += 1;
    socket.write(text(requestAt(sent), network));
  };
  socket.on('connect', ask);
  socket.on('data', (chunk: Buffer) => {
    let body = chunk.length;
    if (missing === 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) return;
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      const status = head.slice(9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      missing = length;
      body = head.length - end - 4;
      head = '';
    }
    missing -= body;
    if (missing <= 0) {
      missing = 0;
      ask();
    }
  });
  // Whoever is cut off comes again.
  socket.on('error', () => undefined);
  socket.on('close', () => setTimeout(() => floodFrom(network), 100));
}

process.on('SIGTERM', () => {
  process.stdout.write(`${JSON.stringify(statuses)}\n`, () => process.exit(0));
});
for (let network = 0; network < Number(connections); network += 1) floodFrom(network);
