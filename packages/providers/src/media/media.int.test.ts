import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import { BrokenPicture, TooManyPictures } from '@forecourt/app/ports/media/picture-maker.port';
import { testS3 } from '@forecourt/testkit/env';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { realClock } from '../../test/real-clock.ts';
import { s3MediaStore } from './s3-media-store.ts';
import { sharpPictureMaker } from './sharp-picture-maker.ts';

const media = s3MediaStore(testS3);
afterAll(() => media.close());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A few bytes that claim to be a square of so many pixels. */
function claiming(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** With another length of its first table. */
function damaged(jpeg: Buffer): Buffer {
  const table = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  const copy = Buffer.from(jpeg);
  copy.writeUInt16BE(3, table + 2);
  return copy;
}

const owner = 'a site';
const size = { width: 768, quality: 75, format: 'webp' } as const;

describe('pictures that are made', () => {
  const maker = sharpPictureMaker({ atOnce: 2, waiting: 20, clock: realClock });

  it.each(['avif', 'webp', 'jpeg'] as const)('API-3 are narrower, as %s', async (format) => {
    const made = await maker.make(await photo(1600, 1067), { ...size, format }, owner);
    const read = await sharp(made).metadata();
    expect(read).toMatchObject({ format: format === 'avif' ? 'heif' : format, width: 768, height: 512 });
  });

  it('API-3 are never wider', async () => {
    const made = await maker.make(await photo(300, 200), { ...size, width: 1920, quality: 100 }, owner);
    expect((await sharp(made).metadata()).width).toBe(300);
  });

  it('are larger in the better quality', async () => {
    const black = { width: 400, height: 300, channels: 3, background: '#000000' } as const;
    const noise = await sharp({
      create: { ...black, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .jpeg()
      .toBuffer();
    const [usual, best] = await Promise.all([
      maker.make(noise, size, owner),
      maker.make(noise, { ...size, quality: 100 }, owner),
    ]);
    expect(best.length).toBeGreaterThan(usual.length);
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    ['nothing', async () => Buffer.from('')],
    ['a text', async () => Buffer.from('no picture at all')],
    ['half a picture', async () => (await photo(800, 600)).subarray(0, 900)],
    ['a picture that lost its end', async () => (await photo(800, 600)).subarray(0, -400)],
    ['a picture with a damaged header', async () => damaged(await photo(800, 600))],
    ['more pixels than anybody can show', async () => claiming(20_000)],
  ])('of %s are none', async (_, source) => {
    await expect(maker.make(await source(), size, owner)).rejects.toThrow(BrokenPicture);
  });

  it('are not called broken where there was no time to make them', async () => {
    const hurried = sharpPictureMaker({ atOnce: 1, waiting: 0, timeoutSeconds: 1, clock: realClock });
    // Sixteen bits a colour, in nearly as many pixels as are taken.
    const large = await sharp({ create: { width: 7_700, height: 7_700, channels: 3, background: '#336699' } })
      .toColourspace('rgb16')
      .png({ compressionLevel: 1 })
      .toBuffer();
    const made = hurried.make(large, { ...size, width: 1920 }, owner);
    await expect(made).rejects.toThrow(/timeout/);
    await expect(made).rejects.not.toBeInstanceOf(BrokenPicture);
    expect((await maker.make(large, size, owner)).length).toBeGreaterThan(0);
  });

  it('are so many at once, and beyond a queue refused', async () => {
    const narrow = sharpPictureMaker({ atOnce: 1, waiting: 2, clock: realClock });
    const source = await photo(1600, 1067);
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => narrow.make(source, size, owner)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason instanceof TooManyPictures)).toEqual([true, true, true]);
    await expect(narrow.make(Buffer.from('x'), size, owner)).rejects.toThrow(BrokenPicture);
    expect((await narrow.make(source, size, owner)).length).toBeGreaterThan(0);
  });
});

describe('files in object storage', () => {
  it('are found as they were put, and null where there are none', async () => {
    const key = `tests/${randomUUID()}.jpg`;
    expect(await media.find(key)).toBeNull();
    await media.put(key, { bytes: Buffer.from('bytes'), type: 'image/jpeg' });
    const found = await media.find(key);
    expect([Buffer.from(found?.bytes ?? []).toString(), found?.type]).toEqual(['bytes', 'image/jpeg']);
  });
});

describe('object storage that hangs', () => {
  it('is given up after a while', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const hanging = s3MediaStore({ ...testS3, endpoint: `http://127.0.0.1:${port}` });
    const startedMs = performance.now();
    await expect(hanging.find('tests/a.jpg')).rejects.toThrow(/abort|time/i);
    expect(performance.now() - startedMs).toBeLessThan(7_000);
    hanging.close();
    silent.close();
  });
});
