import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { livingRecord, readPidFile, writePidFile } from './pid-file.ts';
import { identifyProcess, isSameProcess, parseProcessStat } from './process-identity.ts';

describe('a pid file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-pid-'));
  const path = join(folder, 'service.pid');
  afterAll(() => rmSync(folder, { recursive: true }));
  const own = identifyProcess(process.pid) ?? { pid: 0, startTicks: 0 };

  it('is worth something while its very process lives', () => {
    writePidFile(path, { ...own, ports: [6001] });
    expect(livingRecord(path)).toEqual({ ...own, ports: [6001] });
  });

  it('is stale when the pid belongs to somebody else by now', () => {
    writePidFile(path, { pid: own.pid, startTicks: own.startTicks - 1, ports: [6001] });
    expect(livingRecord(path)).toBeNull();
    expect(readPidFile(path)).not.toBeNull();
  });

  it('says nothing when it is torn or absent', () => {
    writeFileSync(path, '{"pid": 12');
    expect(readPidFile(path)).toBeNull();
    expect(readPidFile(join(folder, 'absent'))).toBeNull();
  });
});

const stat = (state: string, threads = 1) => `42 (a) (b c) ${state} 1 ${'0 '.repeat(15)}${threads} 0 777 0`;

describe('the identity of a process', () => {
  it('is read from behind a name with brackets and spaces', () => {
    expect(parseProcessStat(42, stat('S'))).toEqual({ pid: 42, startTicks: 777 });
  });

  it('is nobody when the process is a zombie, once its last thread has gone', () => {
    expect(parseProcessStat(42, stat('Z', 5))).not.toBeNull();
    expect(parseProcessStat(42, stat('Z'))).toBeNull();
  });

  it('differs by pid or by start', () => {
    const recorded = { pid: 42, startTicks: 777 };
    expect(isSameProcess(recorded, { pid: 42, startTicks: 777 })).toBe(true);
    expect(isSameProcess(recorded, { pid: 42, startTicks: 778 })).toBe(false);
    expect(isSameProcess(recorded, null)).toBe(false);
  });
});
