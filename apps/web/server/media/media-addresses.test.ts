import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureWidths } from '@forecourt/app/ports/media/media-addresses.port';
import { mediaAddresses } from './media-addresses.ts';

const addresses = mediaAddresses(['a secret']);
const word = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const key = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), word, fc.constantFrom('jpg', 'png', 'webp'))
  .map(([folders, name, type]) => `${folders.join('/')}/${name}.${type}`)
  .filter((one) => !/^(?:variants|w\d{3,4}(?:q\d+)?)\//.test(one));
const quality = fc.constantFrom(75 as const, 100 as const);

describe('the address of a picture', () => {
  it('API-3 says the width, and the quality where it is the better one', () => {
    const url = '/media/demo/suv-front.jpg';
    expect(addresses.addressOf(url, 768, 75)).toMatch(/^\/media\/w768\/[\w-]{8}\/demo\/suv-front\.jpg$/);
    expect(addresses.addressOf(url, 768, 100)).toMatch(/^\/media\/w768q100\/[\w-]{8}\/demo\/suv-front\.jpg$/);
  });

  it('API-3 is read as it was written', () => {
    fc.assert(
      fc.property(key, fc.constantFrom(...pictureWidths), quality, (one, width, q) => {
        expect(addresses.read(addresses.addressOf(`/media/${one}`, width, q))).toEqual({
          key: one,
          width,
          quality: q,
        });
      }),
    );
  });

  it('is nothing where anything of it was changed, or another key signed it', () => {
    fc.assert(
      fc.property(key, key, fc.constantFrom(...pictureWidths), (one, other, width) => {
        fc.pre(one !== other);
        const address = addresses.addressOf(`/media/${one}`, width, 75);
        expect(addresses.read(address.replace(one, other))).toBeNull();
        expect(mediaAddresses(['another secret']).read(address)).toBeNull();
      }),
    );
  });

  it('L11 is read through every step in which its key is replaced', () => {
    const steps = [['old'], ['old', 'new'], ['new', 'old'], ['new']] as const;
    const url = '/media/demo/suv-front.jpg';
    for (const [at, keys] of steps.entries()) {
      const address = mediaAddresses(keys).addressOf(url, 768, 75);
      // Pages of the step before are still in caches, and servers of the next one answer already.
      for (const others of steps.slice(Math.max(0, at - 1), at + 2))
        expect(mediaAddresses(others).read(address)).toMatchObject({ width: 768 });
    }
    expect(mediaAddresses(['new']).read(mediaAddresses(['old']).addressOf(url, 768, 75))).toBeNull();
  });

  it.each([
    '/media/w641/AAAAAAAA/demo/a.jpg',
    '/media/w768/AAAAAAAA/demo/a.jpg',
    '/media/w768q50/AAAAAAAA/demo/a.jpg',
    '/media/w768/short/demo/a.jpg',
    '/media/w768/AAAAAAAA/../secret.jpg',
    '/media/w768/AAAAAAA%C3/demo/a.jpg',
    '/media/',
    '/media/w768',
  ])('is nothing that we wrote: %s', (path) => {
    expect(addresses.read(path)).toBeNull();
  });

  it.each([
    'https://elsewhere.example/a.jpg',
    '/media/demo/mark.svg',
    '/media/variants/a/b.jpg',
    '/other/a.jpg',
  ])('stays as it is where the picture is not ours to resize: %s', (url) => {
    expect([addresses.isOurs(url), addresses.addressOf(url, 768, 75)]).toEqual([false, url]);
  });
});
