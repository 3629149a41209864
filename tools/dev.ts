/**
 * `pnpm dev`: everything that the dealer sites need, and their server, which follows changes of the sources; the
 * console, which does too once it is built anew; a worker; and the simulator, on whose page the messages to phones can
 * be read.
 */
import { spawn } from 'node:child_process';
import { consoleEnvironment, simulatorPort, webEnvironment, workerEnvironment } from './db/env.ts';
import { preparePlatform } from './dev/prepare-platform.ts';
import { runProgram } from './run-program.ts';
import { readServicesEnv } from './services/env.ts';

const buildConsole = ['--filter', '@forecourt/console', 'exec', 'vite', 'build'] as const;
const watching = (...paths: readonly string[]) => paths.map((path) => `--watch-path=${path}`);

await preparePlatform(readServicesEnv());
const built = await runProgram(['pnpm', ...buildConsole], 'kept');
if (!built.passed) console.error(built.output);
// Changes of the server itself start it anew; pages follow without that.
const server = spawn(
  process.execPath,
  [...watching('apps/web/server', 'packages'), 'apps/web/server/development/main.ts'],
  { stdio: 'inherit', env: webEnvironment() },
);
const quiet: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];
const behind = [
  ...['apps/simulator/src/main.ts', 'apps/worker/src/main.ts'].map((program) =>
    spawn(process.execPath, [program], { stdio: quiet, env: workerEnvironment() }),
  ),
  spawn('pnpm', [...buildConsole, '--watch'], { stdio: quiet }),
  spawn(
    process.execPath,
    [...watching('apps/console/server', 'apps/console/build', 'packages'), 'apps/console/server/main.ts'],
    { stdio: quiet, env: consoleEnvironment() },
  ),
];
console.log(`Messages to phones: http://127.0.0.1:${simulatorPort}/`);
console.log('The console: http://console.localhost:3100/ (docs/console.md says who signs in, and how)');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  for (const program of behind) program.kill('SIGTERM');
  process.exitCode = code ?? 0;
});
