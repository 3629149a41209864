import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../form/test/default-settings.ts';
import { acceptImages, hasPreview, type ImageFile } from './image-limits.ts';

const { tradeIn } = defaultSettings;
const megabytes = 1024 * 1024;
const image = (changes: Partial<ImageFile> = {}): ImageFile => ({
  name: 'car.jpg',
  type: 'image/jpeg',
  bytes: 1,
  ...changes,
});
const images = (count: number) => Array.from({ length: count }, () => image());

describe('TRADE-4.1 the images of a car', () => {
  it.each([
    ['car.jpg', 'image/jpeg', true],
    ['car.JPEG', 'image/jpg', true],
    ['car.png', 'image/png', true],
    ['car.gif', 'IMAGE/GIF', true],
    ['car.heic', 'image/heic', true],
    ['car.heic', 'image/heif', true],
    ['car.HEIC', '', true],
    ['car.heif', 'application/octet-stream', true],
    ['car.jpg', '', true],
    ['car.webp', 'image/webp', false],
    ['car.svg', 'image/svg+xml', false],
    ['car.pdf', 'application/pdf', false],
    ['car.exe', '', false],
    ['car.jpg.exe', '', false],
    ['car.jpg', 'x-image/jpeg', false],
    ['car.jpg', 'image/jpeg+xml', false],
    ['constructor', '', false],
    ['jpeg', 'text/jpeg', false],
    ['car.jpg', 'text/html', false],
    ['heic', 'image', false],
  ])('may be %s of type %j: %s', (name, type, isTaken) => {
    const file = image({ name, type });
    expect(acceptImages([file], 0, tradeIn)).toEqual(
      isTaken
        ? { accepted: [file], alerts: [] }
        : { accepted: [], alerts: ['Please upload a JPEG, PNG, GIF or HEIC image'] },
    );
  });

  it('have at most 10 MB each', () => {
    const fits = image({ bytes: 10 * megabytes });
    const large = image({ bytes: 10 * megabytes + 1 });
    expect(acceptImages([large, fits, large], 0, tradeIn)).toEqual({
      accepted: [fits],
      alerts: ['Please upload an image file under 10MB'],
    });
  });

  it.each([
    [10, 0, 10, []],
    [11, 0, 10, ['You can only upload 10 images']],
    [3, 7, 3, []],
    [4, 7, 3, ['You can only upload 10 images']],
    [1, 10, 0, ['You can only upload 10 images']],
    [1, 12, 0, ['You can only upload 10 images']],
    [0, 12, 0, []],
  ])('are at most 10: %i chosen beside %i', (chosen, present, taken, alerts) => {
    const answer = acceptImages(images(chosen), present, tradeIn);
    expect([answer.accepted.length, answer.alerts]).toEqual([taken, alerts]);
  });

  it('are counted without those that are refused anyway', () => {
    const wrong = image({ name: 'a.pdf', type: 'application/pdf' });
    const large = image({ bytes: 11 * megabytes });
    expect(acceptImages([...images(11), wrong, large], 0, tradeIn).alerts).toEqual([
      'Please upload a JPEG, PNG, GIF or HEIC image',
      'Please upload an image file under 10MB',
      'You can only upload 10 images',
    ]);
    expect(acceptImages([...images(10), wrong, large], 0, tradeIn).alerts).toHaveLength(2);
  });

  it('follow the limits of the site', () => {
    const strict = { ...tradeIn, imagesLimit: 1, imageMegabytes: 2, imageTypes: ['image/png' as const] };
    expect(acceptImages([image()], 0, strict).accepted).toEqual([]);
    const png = image({ name: 'a.png', type: 'image/png', bytes: 2 * megabytes });
    expect(acceptImages([png, png], 0, strict)).toEqual({
      accepted: [png],
      alerts: ['You can only upload 1 images'],
    });
    expect(acceptImages([{ ...png, bytes: png.bytes + 1 }], 0, strict).alerts).toEqual([
      'Please upload an image file under 2MB',
    ]);
  });

  it('show their name in place of a preview when they are HEIC', () => {
    expect(hasPreview(image())).toBe(true);
    expect(hasPreview(image({ name: 'a.heic', type: '' }))).toBe(false);
    expect(hasPreview(image({ name: 'a', type: 'image/heif' }))).toBe(false);
  });
});
