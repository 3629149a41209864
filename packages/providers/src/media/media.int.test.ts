import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import { makePictures } from '@forecourt/app/media/make-picture.job';
import { showPicture } from '@forecourt/app/media/show-picture';
import { pictureWidths } from '@forecourt/app/ports/media-addresses';
import { BrokenPicture, TooManyPictures } from '@forecourt/app/ports/picture-maker';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { s3OfTest } from '../../test/env.ts';
import { s3MediaStore } from './s3-media-store.ts';
import { sharpPictureMaker } from './sharp-picture-maker.ts';

const media = s3MediaStore(s3OfTest);
const ports = { media, maker: sharpPictureMaker({ atOnce: 2, waiting: 20 }) };
afterAll(() => media.close());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
async function stored(bytes: Uint8Array): Promise<string> {
  const key = `tests/${randomUUID()}.jpg`;
  await media.put(key, { bytes, type: 'image/jpeg' });
  return key;
}
/** A few bytes that claim to be a square of so many pixels. */
function claiming(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const browser = { takesAvif: true, takesWebp: true };
const never = () => false;

describe('pictures in object storage', () => {
  it('API-3 are made narrower in the asked width, and in AVIF once that is made', async () => {
    const key = await stored(await photo(1600, 1067));
    const asked = { key, width: 640, quality: 75, ...browser } as const;
    const first = await showPicture(ports, asked);
    if (!first.ok) throw new Error('no picture');
    expect(first.value.isStandIn).toBe(true);
    expect(await sharp(first.value.file.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 427,
    });

    expect(await makePictures(ports, { key, quality: 75 }, never)).toBe(pictureWidths.length);
    const second = await showPicture(ports, asked);
    if (!second.ok) throw new Error('no picture');
    expect(second.value).toMatchObject({ isStandIn: false, file: { type: 'image/avif' } });
    expect((await sharp(second.value.file.bytes).metadata()).width).toBe(640);
    expect(await makePictures(ports, { key, quality: 75 }, never)).toBe(0);
  });

  it('API-3 are never made wider', async () => {
    const key = await stored(await photo(300, 200));
    const shown = await showPicture(ports, {
      key,
      width: 1920,
      quality: 100,
      takesAvif: false,
      takesWebp: false,
    });
    if (!shown.ok) throw new Error('no picture');
    expect(await sharp(shown.value.file.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300 });
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    ['nothing', async () => Buffer.from('')],
    ['a text', async () => Buffer.from('no picture at all')],
    ['half a picture', async () => (await photo(800, 600)).subarray(0, 900)],
    ['more pixels than anybody can show', async () => claiming(20_000)],
  ])('that are %s are no picture', async (_, make) => {
    const key = await stored(await make());
    const shown = await showPicture(ports, { key, width: 640, quality: 75, ...browser });
    expect(shown).toEqual({ ok: false, error: 'no_such_picture' });
    expect(await makePictures(ports, { key, quality: 75 }, never)).toBe(0);
  });

  it('that are not there are not there', async () => {
    const shown = await showPicture(ports, { key: 'tests/never.jpg', width: 640, quality: 75, ...browser });
    expect(shown.ok).toBe(false);
  });

  it('are made so many at once, and beyond a queue refused', async () => {
    const maker = sharpPictureMaker({ atOnce: 1, waiting: 2 });
    const source = await photo(1600, 1067);
    const size = { width: 640, quality: 75, format: 'webp' } as const;
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => maker.make(source, size)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason instanceof TooManyPictures)).toEqual([true, true, true]);
    await expect(maker.make(Buffer.from('x'), size)).rejects.toThrow(BrokenPicture);
    expect((await maker.make(source, size)).length).toBeGreaterThan(0);
  });
});

describe('object storage that hangs', () => {
  it('is given up after a while', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const hanging = s3MediaStore({ ...s3OfTest, endpoint: `http://127.0.0.1:${port}` });
    const startedMs = performance.now();
    await expect(hanging.find('tests/a.jpg')).rejects.toThrow(/abort|time/i);
    expect(performance.now() - startedMs).toBeLessThan(7_000);
    hanging.close();
    silent.close();
  });
});
