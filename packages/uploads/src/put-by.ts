import { createHash, randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedFile } from '@forecourt/app/ports/media/uploaded-file.port';

export interface PutByFile extends Omit<UploadedFile, 'name'> {
  close(): Promise<void>;
}

/**
 * Writes what comes into a file that has no name any more: it takes no memory while it waits, nobody else can open it,
 * and a process that dies leaves nothing of it behind.
 */
export async function putBy(chunks: AsyncIterable<Uint8Array>): Promise<PutByFile> {
  const handle = await openNameless();
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      await writeWhole(handle, chunk, bytes);
      bytes += chunk.length;
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  return {
    bytes,
    hash: hash.digest(),
    read: () => readWhole(handle, bytes),
    close: () => handle.close(),
  };
}

async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `forecourt-upload-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
}

async function writeWhole(handle: FileHandle, chunk: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < chunk.length;) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, position + done);
    done += bytesWritten;
  }
}

async function readWhole(handle: FileHandle, bytes: number): Promise<Uint8Array> {
  const whole = Buffer.alloc(bytes);
  for (let done = 0; done < bytes;) {
    const { bytesRead } = await handle.read(whole, done, bytes - done, done);
    if (bytesRead === 0) throw new Error('a file that was put by has become shorter');
    done += bytesRead;
  }
  return whole;
}
