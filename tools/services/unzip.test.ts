import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { unzip } from './unzip.ts';

/** A zip of one file, written by the format's description. */
function zipOf(name: string, content: string, mode: number): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const directory = Buffer.alloc(46);
  directory.writeUInt32LE(0x02014b50, 0);
  directory.writeUInt16LE(8, 10);
  directory.writeUInt32LE(packed.length, 20);
  directory.writeUInt16LE(name.length, 28);
  directory.writeUInt32LE((mode << 16) >>> 0, 38);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, directory, Buffer.from(name), end]);
}

describe('unpacking a zip', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-zip-'));
  const archive = join(folder, 'a.zip');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps content and permissions', async () => {
    writeFileSync(archive, zipOf('server/bin/run', 'hello', 0o755));
    await unzip(archive, join(folder, 'out'));
    expect(readFileSync(join(folder, 'out/server/bin/run'), 'utf8')).toBe('hello');
    expect(statSync(join(folder, 'out/server/bin/run')).mode & 0o700).toBe(0o700);
  });

  it('refuses a file outside its folder', async () => {
    writeFileSync(archive, zipOf('../outside', 'x', 0o644));
    await expect(unzip(archive, join(folder, 'out'))).rejects.toThrow('would write outside: ../outside');
  });

  it('refuses one that is cut off', async () => {
    writeFileSync(archive, zipOf('file', 'hello', 0o644).subarray(0, -5));
    await expect(unzip(archive, join(folder, 'out'))).rejects.toThrow('is not a whole zip file');
  });
});
