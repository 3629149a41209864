import { livingRecord, pidFileOf, readPidFile } from './pid-file.ts';
import type { Service } from './service.ts';

export type ServiceState = 'running' | 'not answering' | 'died' | 'stopped';

export interface ServiceStatus {
  readonly name: string;
  readonly state: ServiceState;
  readonly pid: number | null;
  readonly ports: readonly number[];
}

/** A record whose process is gone means that nobody stopped it: `stop` removes the record. */
export function serviceState(facts: {
  isRecorded: boolean;
  isAlive: boolean;
  isHealthy: boolean;
}): ServiceState {
  if (!facts.isRecorded) return 'stopped';
  if (!facts.isAlive) return 'died';
  return facts.isHealthy ? 'running' : 'not answering';
}

export async function readStatus(service: Service): Promise<ServiceStatus> {
  const pidFile = pidFileOf(service);
  const living = livingRecord(pidFile);
  const state = serviceState({
    isRecorded: readPidFile(pidFile) !== null,
    isAlive: living !== null,
    isHealthy: living !== null && (await service.isHealthy().catch(() => false)),
  });
  return {
    name: service.name,
    state,
    pid: living?.pid ?? null,
    ports: living?.ports ?? service.ports.map(({ port }) => port),
  };
}

/** Whether all is as asked: what was named must run, else all that was started, and that is at least something. */
export function isAsExpected(statuses: readonly ServiceStatus[], wereNamed: boolean): boolean {
  const expected = wereNamed ? statuses : statuses.filter(({ state }) => state !== 'stopped');
  return expected.length > 0 && expected.every(({ state }) => state === 'running');
}

export function statusTable(statuses: readonly ServiceStatus[]): string {
  const rows = statuses.map(({ name, state, pid, ports }) => [
    name,
    state,
    pid === null ? '' : `pid ${pid}`,
    ports.map((port) => `127.0.0.1:${port}`).join(' '),
  ]);
  return alignColumns(rows);
}

/** Columns as wide as their widest cell; nothing after the last one. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
