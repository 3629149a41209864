import { createClient, RESP_TYPES } from 'redis';

/** Keys of a Redis under which, or in whose value, a text stands. */
export async function redisKeysWith(port: number, text: string): Promise<readonly string[]> {
  const client = createClient({ url: `redis://127.0.0.1:${port}` }).withTypeMapping({
    [RESP_TYPES.BLOB_STRING]: Buffer,
  });
  const found: string[] = [];
  await client.connect();
  try {
    for await (const keys of client.scanIterator({ COUNT: 500 })) {
      const values = await Promise.all(keys.map((key) => client.get(key).catch(() => null)));
      for (const [at, key] of keys.entries()) {
        if (key.includes(text) || values[at]?.includes(text)) found.push(`redis ${key.toString()}`);
      }
    }
    return found;
  } finally {
    client.destroy();
  }
}
