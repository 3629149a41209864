import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process that is killed and started again, as a supervisor would. */
export interface KilledProcess {
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** How often it ended by itself, which it never should. */
  readonly ownEnds: () => number;
}

/** Keeps a program running with its order; its path counts from this folder. */
export function keepRunning(
  file: string,
  order: object,
  variables: Readonly<Record<string, string>> = {},
  /** Told whatever the program says; without it only its errors are seen. */
  onOutput: ((said: string) => void) | null = null,
): KilledProcess {
  const start = () => {
    const program = spawn(process.execPath, [join(import.meta.dirname, file), JSON.stringify(order)], {
      env: { PATH: '/usr/bin:/bin', TZ: 'UTC', FORECOURT_DEVELOPMENT: 'true', ...variables },
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'ignore', 'inherit'],
    });
    for (const stream of [program.stdout, program.stderr]) {
      stream?.on('data', (said: Buffer) => onOutput?.(said.toString()));
    }
    return program;
  };
  let child: ChildProcess;
  let ownEnds = 0;
  let isAsked = false;
  const startWatched = () => {
    child = start();
    child.once('exit', () => {
      if (isAsked) return;
      ownEnds += 1;
      startWatched();
    });
  };
  const end = async () => {
    isAsked = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  startWatched();
  return {
    async kill() {
      await end();
      isAsked = false;
      startWatched();
    },
    stop: end,
    ownEnds: () => ownEnds,
  };
}
