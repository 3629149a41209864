import { spawnSync } from 'node:child_process';
import { environmentWith } from '../db/env.ts';
import { writeSection } from './write-section.ts';

interface Bench {
  /** A program that prints what it measured, and ends with 1 where that is too much. */
  readonly main: string;
  readonly order: readonly string[];
  readonly title: string;
  readonly command: string;
  readonly isWritten: boolean;
}

/** Runs a bench in a process of its own and, where asked, writes what it printed into docs/benchmarks.md. */
export function runBench({ main, order, title, command, isWritten }: Bench): void {
  const { status, stdout } = spawnSync(process.execPath, [main, ...order], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: environmentWith({}),
  });
  console.log(stdout);
  if (isWritten && stdout !== '') writeSection(title, command, stdout);
  process.exitCode = status ?? 1;
}
