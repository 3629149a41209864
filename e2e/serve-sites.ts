/** Serves the sites of the demo world, as they are in the database of this machine, for the tests beside it. */
import { spawn } from 'node:child_process';
import { sitesEnvironment } from './env.ts';

const server = spawn(process.execPath, ['apps/web/server/main.ts'], {
  stdio: 'inherit',
  env: sitesEnvironment(),
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
