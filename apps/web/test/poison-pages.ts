import { brotliCompressSync } from 'node:zlib';
import { connection } from '@forecourt/providers/shared-cache/redis-connection';
import { redisSharedCache } from '@forecourt/providers/shared-cache/redis-shared-cache';
import { systemClock } from '@forecourt/server/clock/system-clock';

const evil = brotliCompressSync('<!doctype html><script>alert(document.domain)</script>');
/** As many bytes as a signature has, and behind it the length of a page's facts. */
const [signatureBytes, lengthBytes] = [32, 4];

/** Writes a page of one's own over every page of a build in Redis, behind the signature that lay there; says over how many. */
export async function poisonPages(port: number, build: string): Promise<number> {
  const url = `redis://127.0.0.1:${port}`;
  const lister = connection(url, { queues: true });
  const redis = redisSharedCache({ url, clock: systemClock, onChange: () => undefined });
  try {
    const found = await lister.client.keys(`page:${build}*`);
    for (const key of found) {
      // A connection that is not there yet is a miss.
      const entry = await firstOf(() => redis.cache.get(key));
      const page = poisoned(Buffer.from(entry));
      redis.cache.set(key, page, 60_000);
      await firstOf(async () => ((await redis.cache.get(key))?.length === page.length ? page : null));
    }
    return found.length;
  } finally {
    lister.end();
    redis.close();
  }
}

async function firstOf<T>(find: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < 50; tries += 1) {
    const found = await find();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Redis does not answer');
}

function poisoned(entry: Buffer): Buffer {
  const start = signatureBytes + lengthBytes;
  const written = entry.subarray(start, start + entry.readUInt32BE(signatureBytes)).toString();
  const facts = Buffer.from(written.replace(/"brBytes":\d+/, `"brBytes":${evil.length}`));
  const size = Buffer.alloc(lengthBytes);
  size.writeUInt32BE(facts.length);
  return Buffer.concat([entry.subarray(0, signatureBytes), size, facts, evil]);
}
