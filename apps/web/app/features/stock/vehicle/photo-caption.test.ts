import { describe, expect, it } from 'vitest';
import { firstInside, photoCaption } from './photo-caption.ts';

describe('VDP-1.1 the caption of a photo', () => {
  it.each([
    ['2019 Ford Focus Trend, driver’s seat', 'Driver’s seat'],
    ['Scratch on the left door', 'Scratch on the left door'],
    ['2019 Ford Focus Trend, photo 12', null],
    ['2019 Ford Focus Trend', null],
    ['2019 Ford Focus, front', 'Front'],
    ['2019 Ford Focus Trend SA Wagon, boot, open', 'Boot, open'],
    ['Ford badge, front', 'Ford badge, front'],
    ['', null],
  ])('of %j is %j', (alt, caption) => {
    expect(photoCaption(alt, '2019 Ford Focus Trend')).toBe(caption);
  });
});

describe('VDP-1.1 the first photo of the inside', () => {
  it.each([
    [['Front', 'Rear wheel', 'Interior', 'Driver’s seat'], 2],
    [['Dashboard', 'Front'], null],
    [['Front', null], null],
    [[], null],
  ])('of %j is %j', (captions, at) => {
    expect(firstInside(captions)).toBe(at);
  });
});
