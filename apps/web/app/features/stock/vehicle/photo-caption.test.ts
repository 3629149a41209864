import { describe, expect, it } from 'vitest';
import { photoCaption } from './photo-caption.ts';

describe('VDP-1.1 the caption of a photo', () => {
  it.each([
    ['2019 Ford Focus Trend, driver’s seat', 'Driver’s seat'],
    ['Scratch on the left door', 'Scratch on the left door'],
    ['2019 Ford Focus Trend, photo 12', null],
    ['2019 Ford Focus Trend', null],
    ['', null],
  ])('of %j is %j', (alt, caption) => {
    expect(photoCaption(alt, '2019 Ford Focus Trend')).toBe(caption);
  });
});
