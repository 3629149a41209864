import { describe, expect, it } from 'vitest';
import { photoFileName } from './photo-file-name.ts';

describe('TRADE-4.1 the name of a photograph', () => {
  it.each([
    ['IMG_4471.HEIC', 'IMG_4471.HEIC'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\photos\\front.jpg', 'front.jpg'],
    ['front\u0000\u202E.jpg', 'front.jpg'],
    ['<img src=x>.jpg', 'img src=x.jpg'],
    ['my   car\n.jpg', 'my car.jpg'],
    ['..', 'photo'],
    ['', 'photo'],
    [`${'a'.repeat(300)}.jpg`, `${'a'.repeat(96)}.jpg`],
  ])('%j reads %j', (sent, name) => {
    expect(photoFileName(sent)).toBe(name);
  });
});
