import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A pid alone is not enough: the kernel gives it to somebody else later. With its start time it is one process for ever. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startTicks: number;
}

/** The living process of that pid, or null; one that has ended counts as gone, whoever has not yet collected it. */
export function identifyProcess(pid: number): ProcessIdentity | null {
  try {
    return parseProcessStat(pid, readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * The name in the middle may hold spaces and brackets, so fields are counted from the last bracket. A killed
 * process is a zombie at once, but keeps its ports until the last of its threads is gone.
 */
export function parseProcessStat(pid: number, stat: string): ProcessIdentity | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const hasEnded = fields[0] === 'X' || (fields[0] === 'Z' && Number(fields[17]) <= 1);
  return hasEnded ? null : { pid, startTicks: Number(fields[19]) };
}

export function isSameProcess(recorded: ProcessIdentity, living: ProcessIdentity | null): boolean {
  return living !== null && living.pid === recorded.pid && living.startTicks === recorded.startTicks;
}

export function isAlive(recorded: ProcessIdentity): boolean {
  return isSameProcess(recorded, identifyProcess(recorded.pid));
}

/** Processes of one program working in one folder. */
export function processesWorkingIn(folder: string, program: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          readlinkSync(`/proc/${pid}/cwd`) === folder &&
          readlinkSync(`/proc/${pid}/exe`).endsWith(`/${program}`)
        );
      } catch {
        return false;
      }
    });
}
