import { runProgram, type ProgramResult } from '../run-program.ts';

export interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
}

export interface CheckResult extends ProgramResult {
  readonly name: string;
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
      const result = { name: check.name, ...(await runProgram(check.command, 'kept')) };
      report(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return results;
}
