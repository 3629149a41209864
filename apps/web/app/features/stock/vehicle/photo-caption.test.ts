import { describe, expect, it } from 'vitest';
import { photoGroups } from '@forecourt/domain/stock/vehicle-page/photo-groups';
import { firstOfSecond, photoCaption } from './photo-caption.ts';

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

describe('VDP-1.1 the first photo of the second group', () => {
  it.each([
    ['car', ['Front', 'Rear wheel', 'Interior', 'Driver’s seat'], 2],
    ['car', ['Dashboard', 'Front'], null],
    ['car', ['Front', 'Engine'], null],
    ['caravan', ['Front', 'Rear up close', 'Bedhead and lockers', 'Kitchen bench'], 3],
    ['motorcycle', ['Front', 'Side', 'Rear', 'Engine and seat', 'Front up close'], 3],
    ['motorcycle', ['Front', 'Rear up close'], 1],
    ['car', ['Front', null], null],
    ['car', [], null],
  ] as const)('of a %s with %j is %j', (itemType, captions, at) => {
    expect(firstOfSecond(captions, photoGroups(itemType).secondBegins)).toBe(at);
  });
});
