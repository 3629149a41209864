import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { pictureWidths } from '../ports/media/media-addresses.port.ts';
import type { StoredFile } from '../ports/media/media-store.port.ts';
import { BrokenPicture, TooManyPictures } from '../ports/media/picture-maker.port.ts';
import { grantSiteScope } from '../scope/grant-scope.ts';
import { makePictureJob, makePictures } from './make-picture.job.ts';

const key = 'demo/a.jpg';
const scope = grantSiteScope(twoSites.harbour.id);
const never = () => false;

function pictures(failure: Error | null = null) {
  const files = new Map<string, StoredFile>([[key, { bytes: new Uint8Array(1), type: 'image/jpeg' }]]);
  const ports = {
    media: {
      find: async (one: string) => files.get(one) ?? null,
      put: async (one: string, file: StoredFile) => void files.set(one, file),
    },
    maker: {
      async make() {
        if (failure) throw failure;
        return new Uint8Array(2);
      },
    },
  };
  return { files, ports };
}

describe('the job that makes a picture', () => {
  it('API-3 makes every width once, however often it runs', async () => {
    const { ports, files } = pictures();
    expect(await makePictures(ports, scope, { key, quality: 75 }, never)).toBe(pictureWidths.length);
    expect(files.get('variants/demo/a.jpg/768-75.avif')?.type).toBe('image/avif');
    expect(await makePictures(ports, scope, { key, quality: 75 }, never)).toBe(0);
    expect(await makePictures(ports, scope, { key, quality: 100 }, never)).toBe(pictureWidths.length);
  });

  it('goes on where the one before it was called off', async () => {
    const { ports } = pictures();
    let left = 3;
    expect(await makePictures(ports, scope, { key, quality: 75 }, () => left-- === 0)).toBe(3);
    expect(await makePictures(ports, scope, { key, quality: 75 }, never)).toBe(pictureWidths.length - 3);
  });

  it('is done with what is no picture, and with what is no more', async () => {
    expect(
      await makePictures(pictures(new BrokenPicture('broken')).ports, scope, { key, quality: 75 }, never),
    ).toBe(0);
    expect(await makePictures(pictures().ports, scope, { key: 'demo/gone.jpg', quality: 75 }, never)).toBe(0);
  });

  it('fails where the machine is busy, so that it is tried again and nothing is given up', async () => {
    const { ports, files } = pictures(new TooManyPictures('busy'));
    await expect(makePictures(ports, scope, { key, quality: 75 }, never)).rejects.toThrow(TooManyPictures);
    expect([...files.keys()]).toEqual([key]);
  });

  it.each([
    'variants/demo/a.jpg',
    '../a.jpg',
    'demo/a.svg',
    'demo/a',
    'w768/x/a.jpg',
    `demo/${'a'.repeat(200)}.jpg`,
  ])('is not asked for %s', (wrong) => {
    expect(makePictureJob.input.safeParse({ key: wrong, quality: 75 }).success).toBe(false);
  });
});
