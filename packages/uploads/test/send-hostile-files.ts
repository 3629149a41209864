import { readFile } from 'node:fs/promises';
import { photoKinds, RefusedPhoto } from '@forecourt/app/ports/media/photo-cleaner.port';
import sharp from 'sharp';
import { photoCleaner } from '../src/photo-cleaner.ts';
import { hostileFiles, payload, type HostileFile } from './hostile-files.ts';
import { realClock } from './real-clock.ts';

export const memoryMb = 600;

export interface HostileResult {
  readonly cleaned: number;
  readonly refused: Readonly<Record<string, number>>;
  /** What came out and should not have. */
  readonly unsafe: readonly string[];
  /** What was neither cleaned nor refused. */
  readonly failed: readonly string[];
}

/** Sends so many hostile files to a cleaner, two at a time, and looks at everything that comes out. */
export async function sendHostileFiles(count: number, seed: number): Promise<HostileResult> {
  const cleaner = photoCleaner({ atOnce: 2, waiting: 10, timeoutMs: 20_000, memoryMb, clock: realClock });
  const heic = await readFile(new URL('./telephone.heic', import.meta.url));
  const files = hostileFiles(count, seed, heic);
  const refused: Record<string, number> = {};
  const unsafe: string[] = [];
  const failed: string[] = [];
  let cleaned = 0;

  async function send({ what, bytes }: HostileFile): Promise<void> {
    try {
      const photo = await cleaner.clean(
        { read: () => Promise.resolve(bytes) },
        { kinds: photoKinds, owner: 'a site' },
      );
      cleaned += 1;
      if (!(await isSafe(Buffer.from(photo.bytes)))) unsafe.push(what);
    } catch (error) {
      if (error instanceof RefusedPhoto) refused[error.refusal] = (refused[error.refusal] ?? 0) + 1;
      else failed.push(`${what}: ${String(error)}`);
    }
  }
  async function sendAll(): Promise<void> {
    for (let next = await files.next(); !next.done; next = await files.next()) await send(next.value);
  }
  await Promise.all([sendAll(), sendAll()]);
  cleaner.close();
  return { cleaned, refused, unsafe, failed };
}

/** A plain JPEG that a browser draws, and nothing else in it. */
async function isSafe(photo: Buffer): Promise<boolean> {
  const { format, exif, xmp, iptc, icc } = await sharp(photo, { failOn: 'warning' }).metadata();
  await sharp(photo, { failOn: 'warning' }).raw().toBuffer();
  const carries = [exif, xmp, iptc, icc].some((block) => block !== undefined);
  const endsAtItsEnd = photo.at(-2) === 0xff && photo.at(-1) === 0xd9;
  return format === 'jpeg' && !carries && endsAtItsEnd && !photo.includes(payload);
}
