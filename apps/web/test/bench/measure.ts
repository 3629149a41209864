import { readdirSync, readFileSync } from 'node:fs';

export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Milliseconds that half, nearly all and all but a few stayed under. */
export function timesOf(all: readonly number[]): Times {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

const ticksMs = 10;

/** How long processes, and those they started that have ended, have been on a core, in milliseconds. */
export function cpuMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      const ticks = after.slice(11, 15).reduce((all, one) => all + Number(one), 0);
      return sum + ticks * ticksMs;
    } catch {
      // It ended; what it used is lost, and not ours to guess.
      return sum;
    }
  }, 0);
}

/** A process and those it has started. */
export function familyOf(pid: number): readonly number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number);
  return [pid, ...children];
}

function parentOf(pid: string): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return null;
  }
}
