import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process that is killed and started again, as a supervisor would. */
export interface KilledProcess {
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps a file of this folder running with its order. */
export function keepRunning(
  file: string,
  order: object,
  variables: Readonly<Record<string, string>> = {},
): KilledProcess {
  const start = () =>
    spawn(process.execPath, [join(import.meta.dirname, file), JSON.stringify(order)], {
      env: { PATH: '/usr/bin:/bin', TZ: 'UTC', ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  let child: ChildProcess = start();
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    async kill() {
      await end();
      child = start();
    },
    stop: end,
  };
}
