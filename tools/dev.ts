/**
 * `pnpm dev`: everything that the dealer sites need, and their server, which follows changes of the sources; a
 * worker; and the simulator, on whose page the messages to phones can be read.
 */
import { spawn } from 'node:child_process';
import { simulatorPort, webEnvironment, workerEnvironment } from './db/env.ts';
import { preparePlatform } from './dev/prepare-platform.ts';
import { readServicesEnv } from './services/env.ts';

await preparePlatform(readServicesEnv());
// Changes of the server itself start it anew; pages follow without that.
const watched = ['apps/web/server', 'packages'].map((path) => `--watch-path=${path}`);
const server = spawn(process.execPath, [...watched, 'apps/web/server/development/main.ts'], {
  stdio: 'inherit',
  env: webEnvironment(),
});
const behind = ['apps/simulator/src/main.ts', 'apps/worker/src/main.ts'].map((program) =>
  spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit'], env: workerEnvironment() }),
);
console.log(`Messages to phones: http://127.0.0.1:${simulatorPort}/`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  for (const program of behind) program.kill('SIGTERM');
  process.exitCode = code ?? 0;
});
