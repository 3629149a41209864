/**
 * Serves the sites of the demo world, as they are in the database of this machine, for the tests beside it, with what
 * stands behind them: a worker, and the simulator that takes its messages.
 */
import { spawn } from 'node:child_process';
import { sitesEnvironment } from './env.ts';

const start = (program: string) =>
  spawn(process.execPath, [program], { stdio: 'inherit', env: sitesEnvironment() });
const behind = ['apps/simulator/src/main.ts', 'apps/worker/src/main.ts'].map(start);
const server = start('apps/web/server/main.ts');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  for (const program of behind) program.kill('SIGTERM');
  process.exitCode = code ?? 0;
});
