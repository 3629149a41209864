import { isListening } from '@forecourt/testkit/is-listening';
import { expect, it } from 'vitest';
import { serveHealth } from './health-server.ts';

const health = { isReady: async () => ({ database: true }), metrics: async () => ({ leads_dead: 0 }) };

it.each([
  ['127.0.0.1', [true, false]],
  ['0.0.0.0', [true, true]],
])('L3 the worker that is bound to %s answers at 127.0.0.1 and 127.0.0.2: %o', async (bind, answered) => {
  const server = await serveHealth({ port: 0, bind }, health);
  const at = (address: string) => isListening(server.port, address);
  expect([await at('127.0.0.1'), await at('127.0.0.2')]).toEqual(answered);
  await server.close();
});
