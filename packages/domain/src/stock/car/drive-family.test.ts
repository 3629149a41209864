import { describe, expect, it } from 'vitest';
import { driveFamily } from './drive-family.ts';

describe('the driven wheels of a feed', () => {
  it.each([
    ['4X4 Dual Range', '4x4'],
    ['4WD', '4x4'],
    ['Front Wheel Drive', '2WD'],
    ['REAR WHEEL DRIVE', '2WD'],
    ['4X2', '2WD'],
    ['All Wheel Drive', 'AWD'],
    ['Chain', null],
  ])('%s is %s', (drive, family) => {
    expect(driveFamily(drive)).toBe(family);
  });
});
