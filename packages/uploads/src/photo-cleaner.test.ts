import { readFile } from 'node:fs/promises';
import {
  photoKinds,
  RefusedPhoto,
  TooManyPhotos,
  type PhotoKind,
} from '@forecourt/app/ports/media/photo-cleaner.port';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realClock } from '../test/real-clock.ts';
import { sendHostileFiles } from '../test/send-hostile-files.ts';
import { photoCleaner, type PhotoCleanerOptions } from './photo-cleaner.ts';

const usual = { atOnce: 2, waiting: 20, timeoutMs: 20_000, memoryMb: 600, clock: realClock };
const cleaner = photoCleaner(usual);
afterAll(() => cleaner.close());

const place = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 49/1' }, IFD0: { Model: 'SECRET' } };
const picture = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
let heic: Buffer;
beforeAll(async () => {
  heic = await readFile(new URL('../test/telephone.heic', import.meta.url));
});

const held = (file: Uint8Array) => ({ read: () => Promise.resolve(file) });
const clean = (file: Uint8Array, kinds: readonly PhotoKind[] = photoKinds) =>
  cleaner.clean(held(file), { kinds, owner: 'a site' });
const refusalOf = async (cleaned: Promise<unknown>) => {
  const error = await cleaned.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RefusedPhoto);
  return (error as RefusedPhoto).refusal;
};
const withCleaner = async (
  options: Partial<PhotoCleanerOptions>,
  use: (of: typeof cleaner) => Promise<void>,
) => {
  const other = photoCleaner({ ...usual, ...options });
  await use(other).finally(() => other.close());
};

describe('a photograph', () => {
  it.each<[PhotoKind, () => Promise<Buffer>]>([
    ['image/jpeg', () => picture().jpeg().withExif(place).toBuffer()],
    ['image/png', () => picture().png().withExif(place).toBuffer()],
    ['image/gif', () => picture().gif().toBuffer()],
    ['image/heic', () => Promise.resolve(heic)],
  ])('of %s becomes a plain JPEG that says nothing of where it was taken', async (kind, make) => {
    const photo = await clean(await make(), [kind]);
    const { format, exif, icc, xmp } = await sharp(photo.bytes).metadata();
    expect({ format, exif, icc, xmp }).toEqual({ format: 'jpeg' });
    expect(photo.width / photo.height).toBeCloseTo(4 / 3);
    expect(Buffer.from(photo.bytes).includes('SECRET')).toBe(false);
  });

  it('stands the right way up', async () => {
    const turned = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await clean(turned)).toMatchObject({ width: 600, height: 800 });
  });

  it('comes with a small one beside it, where that is asked for', async () => {
    const order = { kinds: photoKinds, owner: 'a site', previewSide: 320 };
    const { preview, width } = await cleaner.clean(
      held(await picture().jpeg().withExif(place).toBuffer()),
      order,
    );
    const { format, width: small, exif } = await sharp(preview ?? Buffer.alloc(0)).metadata();
    expect({ width, format, small, exif }).toEqual({ width: 800, format: 'jpeg', small: 320 });
    expect((await clean(heic)).preview).toBeNull();
  });

  it('is made no larger than anybody looks at it, and never larger than it was', async () => {
    expect(await clean(await picture(6_000, 3_000).jpeg().toBuffer())).toMatchObject({
      width: 2_560,
      height: 1_280,
    });
    expect(await clean(await picture(20, 10).png().toBuffer())).toMatchObject({ width: 20, height: 10 });
  });

  it('that is not of a kind that the site takes is refused, whatever its name says', async () => {
    const png = await picture().png().toBuffer();
    expect(await refusalOf(clean(png, ['image/jpeg']))).toBe('kind');
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    ['nothing', () => Promise.resolve(Buffer.from(''))],
    ['a drawing', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['a WebP', () => picture().webp().toBuffer()],
    ['an AVIF', () => picture(64, 64).avif().toBuffer()],
    [
      'a page before a photograph',
      async () => Buffer.concat([Buffer.from('<html>'), await picture().jpeg().toBuffer()]),
    ],
  ])('is not %s', async (_, make) => {
    expect(await refusalOf(clean(await make()))).toBe('kind');
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    ['half a JPEG', async () => (await picture().jpeg().toBuffer()).subarray(0, 900)],
    ['half a PNG', async () => (await picture().png().toBuffer()).subarray(0, 400)],
    ['half a HEIC', () => Promise.resolve(heic.subarray(0, 2_000))],
    ['the head of a HEIC', () => Promise.resolve(heic.subarray(0, 24))],
  ])('is not %s', async (_, make) => {
    expect(await refusalOf(clean(await make()))).toBe('broken');
  });

  it('of more pixels than anybody takes is refused before they are made', async () => {
    const large = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(large.length).toBeLessThan(1_000_000);
    expect(await refusalOf(clean(large))).toBe('tooManyPixels');
  });
});

describe('a photograph that asks for too much', () => {
  it('of memory is refused, and the next one is cleaned', async () => {
    await withCleaner({ memoryMb: 40 }, async (small) => {
      expect(await refusalOf(small.clean(held(heic), { kinds: photoKinds, owner: 'a site' }))).toBe(
        'tooHeavy',
      );
    });
    expect((await clean(heic)).width).toBe(640);
  });

  it('of time is refused', async () => {
    await withCleaner({ timeoutMs: 1 }, async (hurried) => {
      expect(await refusalOf(hurried.clean(held(heic), { kinds: photoKinds, owner: 'a site' }))).toBe(
        'tooHeavy',
      );
    });
  });

  it('comes too often, and is told to come later; another site has its turn', async () => {
    await withCleaner({ atOnce: 2, mostOfOwner: 1, waiting: 3 }, async (narrow) => {
      const file = await picture(3_000, 2_000).jpeg().toBuffer();
      const many = Array.from({ length: 9 }, () =>
        narrow.clean(held(file), { kinds: photoKinds, owner: 'a site' }),
      );
      const settled = Promise.allSettled(many);
      const other = await narrow
        .clean(held(heic), { kinds: photoKinds, owner: 'another site' })
        .catch((error: unknown) => error);
      expect(other).toMatchObject({ width: 640 });
      const refused = (await settled).filter((one) => one.status === 'rejected');
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.every(({ reason }) => reason instanceof TooManyPhotos)).toBe(true);
    });
  });
});

describe('files that mean harm', () => {
  it('are cleaned or refused, and nothing of theirs is left', async () => {
    const result = await sendHostileFiles(120, 7);
    expect(result).toMatchObject({ unsafe: [], failed: [] });
    expect(result.cleaned).toBeGreaterThan(10);
  });
});
