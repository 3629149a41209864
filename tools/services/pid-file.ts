import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { isAlive, type ProcessIdentity } from './process-identity.ts';

export interface PidRecord extends ProcessIdentity {
  readonly ports: readonly number[];
}

const pidRecord = z.object({
  pid: z.int().positive(),
  startTicks: z.number(),
  ports: z.array(z.int()),
});

/** What was started; null when nothing was, and when the file is torn and so says nothing. */
export function readPidFile(path: string): PidRecord | null {
  try {
    return pidRecord.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Renamed into place, so that a reader never sees half a record. */
export function writePidFile(path: string, record: PidRecord): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(record));
  renameSync(unfinished, path);
}

export function removePidFile(path: string): void {
  rmSync(path, { force: true });
}

/** The record when its very process lives; a stale file counts as nothing. */
export function livingRecord(path: string): PidRecord | null {
  const record = readPidFile(path);
  return record && isAlive(record) ? record : null;
}
