import { describe, expect, it } from 'vitest';
import { driveFamily } from './drive-family.ts';

describe('the driven wheels of a feed', () => {
  it.each([
    ['4X4 Dual Range', '4x4'],
    ['4WD', '4x4'],
    ['Front Wheel Drive', 'FWD'],
    ['All Wheel Drive', 'AWD'],
    ['4X2', '4x2'],
    ['Chain', null],
  ])('%s is %s', (drive, family) => {
    expect(driveFamily(drive)).toBe(family);
  });
});
