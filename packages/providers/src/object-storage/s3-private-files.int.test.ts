import { randomUUID } from 'node:crypto';
import { testS3 } from '@forecourt/testkit/env';
import { afterAll, describe, expect, it } from 'vitest';
import { s3MediaStore } from '../media/s3-media-store.ts';
import { s3PrivateFiles } from './s3-private-files.ts';

const files = s3PrivateFiles(testS3);
const media = s3MediaStore(testS3);
afterAll(() => {
  files.close();
  media.close();
});
const site = randomUUID();
const photo = { bytes: Buffer.from('a photograph'), type: 'image/jpeg' };

describe('a private file', () => {
  it('is read by its key, and gone when it is removed; removing it again is no failure', async () => {
    const key = `${site}/journey/one.jpg` as const;
    await files.put(key, photo);
    expect(Buffer.from((await files.read(key)) ?? []).toString()).toBe('a photograph');
    await files.remove([key, `${site}/journey/never.jpg`]);
    await files.remove([key]);
    await files.remove([]);
    expect(await files.read(key)).toBeNull();
  });

  it('is read piece by piece, where it is no larger than its reader takes', async () => {
    const key = `${site}/journey/pieces.jpg` as const;
    await files.put(key, { bytes: Buffer.alloc(300_000, 'x'), type: 'image/jpeg' });
    const pieces: Uint8Array[] = [];
    for await (const piece of (await files.open(key, 300_000)) ?? []) pieces.push(piece);
    expect(Buffer.concat(pieces)).toHaveLength(300_000);
    expect(pieces.length).toBeGreaterThan(1);
    expect(await files.open(key, 299_999)).toBeNull();
    expect(await files.open(`${site}/journey/never.jpg`, 300_000)).toBeNull();
    await files.remove([key]);
  });

  it('is none of the pictures that anybody may see', async () => {
    const key = `${site}/journey/two.jpg` as const;
    await files.put(key, photo);
    for (const name of [key, `private/${key}`, `../uploads/private/${key}`])
      expect(await media.find(name).catch(() => null)).toBeNull();
    await files.remove([key]);
  });

  it('is fetched by nobody who has no key of the storage', async () => {
    const key = `${site}/journey/three.jpg` as const;
    await files.put(key, photo);
    const { status } = await fetch(`${testS3.endpoint}/uploads/private/${key}`, {
      signal: AbortSignal.timeout(5_000),
    });
    expect(status).toBe(403);
    await files.remove([key]);
  });

  it('is listed with those of its site, from any of them on', async () => {
    const keys = ['a', 'b', 'c'].map((name) => `${site}/journey/${name}.jpg` as const);
    for (const key of keys) await files.put(key, photo);
    const listed = await files.list(`${site}/journey/a.jpg`);
    expect(listed.map(({ key }) => key).filter((key) => key.startsWith(site))).toEqual(keys.slice(1));
    expect(Date.now() - (listed[0]?.writtenAt.getTime() ?? 0)).toBeLessThan(600_000);
    await files.remove(keys);
  });
});
