import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { RefusedPhoto, type CleanedPhoto } from '@forecourt/app/ports/media/photo-cleaner.port';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import type { CleaningOutcome, CleaningTask } from './cleaning-process.ts';
import { memoryOf } from './memory-of.ts';

export interface ChildLimits {
  readonly timeoutMs: number;
  readonly memoryMb: number;
}

export interface CleaningChild {
  readonly isAlive: boolean;
  readonly tasks: number;
  run(task: CleaningTask): Promise<CleanedPhoto>;
  end(): void;
}

const program = fileURLToPath(new URL('./cleaning-process.ts', import.meta.url));
const megabyte = 1024 * 1024;
const lookEveryMs = 50;

/**
 * A process that cleans one photograph after another. One that takes too long or too much memory, or that breaks a
 * decoder, is ended with it: the task is refused, and nobody else notices.
 */
export function cleaningChild({ timeoutMs, memoryMb }: ChildLimits, clock: ElapsedClock): CleaningChild {
  const child: ChildProcess = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // What it decodes is no business of the secrets that this process was started with.
    env: {},
    execArgv: ['--max-old-space-size=128'],
  });
  let isAlive = true;
  let tasks = 0;
  let settle: ((outcome: CleaningOutcome) => void) | undefined;
  const gone = () => {
    isAlive = false;
    settle?.({ refusal: 'tooHeavy' });
  };
  child.on('message', (outcome: CleaningOutcome) => settle?.(outcome));
  child.on('exit', gone);
  child.on('error', gone);
  // A child that waits for work keeps no process from ending.
  child.unref();
  child.channel?.unref();

  const end = () => {
    isAlive = false;
    child.kill('SIGKILL');
  };

  return {
    get isAlive() {
      return isAlive;
    },
    get tasks() {
      return tasks;
    },
    end,
    async run(task) {
      tasks += 1;
      const outcome = await new Promise<CleaningOutcome>((resolve) => {
        const stopTimer = clock.after(timeoutMs, () => finish({ refusal: 'tooHeavy' }, true));
        let stopLooking = clock.after(lookEveryMs, () => void look());
        function finish(result: CleaningOutcome, isTooMuch: boolean): void {
          settle = undefined;
          stopTimer();
          stopLooking();
          if (isTooMuch) end();
          resolve(result);
        }
        async function look(): Promise<void> {
          const bytes = await memoryOf(child.pid ?? 0);
          if (!settle) return;
          if (bytes > memoryMb * megabyte) finish({ refusal: 'tooHeavy' }, true);
          else stopLooking = clock.after(lookEveryMs, () => void look());
        }
        settle = (result) => finish(result, false);
        if (isAlive) child.send(task, (error) => error && gone());
        else gone();
      });
      if ('refusal' in outcome) throw new RefusedPhoto(outcome.refusal);
      return outcome;
    },
  };
}
