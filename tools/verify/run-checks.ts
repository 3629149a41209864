import { spawn } from 'node:child_process';

export interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
}

export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** What it wrote to both streams, in the order in which it came. */
  readonly output: string;
}

/** Runs every check, so many at a time, whatever the others say; `report` hears of each as it ends. */
export async function runChecks(
  checks: readonly Check[],
  concurrency: number,
  report: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = checks.values();
  // The lanes share one iterator: a lane that is free takes the next check.
  const lane = async () => {
    for (const check of waiting) {
      const result = await runCheck(check);
      report(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return results;
}

function runCheck({ name, command: [program, ...args] }: Check): Promise<CheckResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const finish = (passed: boolean) =>
      resolve({ name, passed, seconds: (performance.now() - started) / 1000, output });
    const process = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [process.stdout, process.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    process.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    process.on('close', (status) => finish(status === 0));
  });
}
