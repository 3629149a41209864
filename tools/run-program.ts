import { spawn } from 'node:child_process';

export interface ProgramResult {
  readonly passed: boolean;
  readonly seconds: number;
  /** What it wrote to both streams, in the order in which it came; empty where it was shown at once. */
  readonly output: string;
}

/** Runs a program to its end. Beside others its output is kept: lines of two programs in turn can be read by nobody. */
export function runProgram(
  [program, ...args]: readonly [program: string, ...args: string[]],
  output: 'shown' | 'kept',
): Promise<ProgramResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    let written = '';
    const finish = (passed: boolean) =>
      resolve({ passed, seconds: (performance.now() - started) / 1000, output: written });
    const child = spawn(program, args, {
      stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (written += text));
    }
    child.on('error', (error) => {
      written += error.message;
      finish(false);
    });
    child.on('close', (status) => finish(status === 0));
  });
}
