/** A bare server of Node that answers everything with a file, and where they are given with a page's headers. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = readFileSync(process.argv[2] ?? '');
const given = JSON.parse(process.argv[3] ?? '{}') as Record<string, string>;
const headers = {
  'content-type': 'text/html; charset=utf-8',
  ...given,
  'content-length': String(body.length),
};
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`);
});
