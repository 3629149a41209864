/** `pnpm dev`: everything that the dealer sites need, and their server, which follows changes of the sources. */
import { spawn } from 'node:child_process';
import { webEnvironment } from './db/env.ts';
import { preparePlatform } from './dev/prepare-platform.ts';
import { readServicesEnv } from './services/env.ts';

await preparePlatform(readServicesEnv());
// Changes of the server itself start it anew; pages follow without that.
const watched = ['apps/web/server', 'packages'].map((path) => `--watch-path=${path}`);
const server = spawn(process.execPath, [...watched, 'apps/web/server/development/main.ts'], {
  stdio: 'inherit',
  env: webEnvironment(),
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
