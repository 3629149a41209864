import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const endOfDirectory = 0x06054b50;
const longestComment = 65_535;
const entryLength = 46;

/** Unpacks a zip, with the permissions in it: `unzip` is not on every machine. Files and folders only, up to 4 GB. */
export async function unzip(archive: string, folder: string): Promise<void> {
  const bytes = await readFile(archive);
  let end = bytes.length - 22;
  const earliest = Math.max(0, end - longestComment);
  while (end >= earliest && bytes.readUInt32LE(end) !== endOfDirectory) end -= 1;
  if (end < earliest) throw new Error(`${archive} is not a whole zip file`);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + entryLength, at + entryLength + nameLength);
    const mode = (bytes.readUInt32LE(at + 38) >>> 16) & 0o777;
    const target = join(folder, name);
    if (normalize(name).startsWith('..')) throw new Error(`${archive} would write outside: ${name}`);
    if (name.endsWith('/')) await mkdir(target, { recursive: true });
    else {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, await contentOf(bytes, at), { mode: mode || 0o644 });
    }
    at += entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

async function contentOf(bytes: Buffer, at: number): Promise<Buffer> {
  const isStored = bytes.readUInt16LE(at + 10) === 0;
  const packedLength = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  // The local header repeats the name, and its extra field may have another length.
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + packedLength);
  return isStored ? packed : inflate(packed);
}
