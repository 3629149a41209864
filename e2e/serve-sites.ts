/**
 * Serves the sites of the demo world, as they are in the database of this machine, for the tests beside it, with what
 * stands behind them: a worker, and the simulator that takes its messages; and the console of their staff.
 */
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { consoleEnvironment, hasWorker, sitesEnvironment } from './env.ts';

const start = (program: string, added: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [program], { stdio: 'inherit', env: { ...sitesEnvironment(), ...added } });
const behind = [
  start('apps/simulator/src/main.ts'),
  start('apps/console/server/main.ts', consoleEnvironment()),
];
if (hasWorker) {
  const worker = start('apps/worker/src/main.ts');
  // It makes AVIF of every picture that is looked at for the first time, which may wait for what the tests look at.
  if (worker.pid !== undefined) setPriority(worker.pid, 10);
  behind.push(worker);
}
// A build of its own: what Redis keeps of another run may have been made by other code.
const server = start('apps/web/server/main.ts', { BUILD_ID: `e2e-${process.pid}-${Date.now()}` });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  for (const program of behind) program.kill('SIGTERM');
  process.exitCode = code ?? 0;
});
