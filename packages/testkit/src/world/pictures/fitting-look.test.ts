import { describe, expect, it } from 'vitest';
import { fittingLook, type Build } from './fitting-look.ts';

const car: Build = { lengthMm: 4_375, heightMm: 1_460, isElectric: false, bodyFeet: null, axles: null };
const van: Build = { lengthMm: null, heightMm: null, isElectric: false, bodyFeet: 20, axles: 'Tandem' };

describe('the look that fits a vehicle', () => {
  it('is the one that it was given', () => {
    expect(fittingLook('hatch', car)).toBe('hatch');
    expect(fittingLook('suv-mid', car)).toBe('suv-mid');
    expect(fittingLook('caravan', van)).toBe('caravan');
  });

  it('is of its size', () => {
    expect(fittingLook('hatch', { ...car, lengthMm: 4_060 })).toBe('hatch-city');
    expect(fittingLook('hatch-city', car)).toBe('hatch');
  });

  it('is a tall hatch only where the battery lifts it', () => {
    const tall = { ...car, isElectric: true, heightMm: 1_570 };
    expect(fittingLook('hatch-ev', tall)).toBe('hatch-ev');
    expect(fittingLook('hatch-ev', { ...tall, heightMm: 1_450 })).toBe('hatch');
    expect(fittingLook('hatch-ev', { ...tall, lengthMm: 3_990 })).toBe('hatch-city');
    expect(fittingLook('hatch-ev', { ...tall, isElectric: false })).toBe('hatch');
  });

  it('stands on the frame of a ute only where it is as tall as one', () => {
    expect(fittingLook('suv-ladder', { ...car, lengthMm: 4_850, heightMm: 1_875 })).toBe('suv-ladder');
    expect(fittingLook('suv-ladder', { ...car, lengthMm: 4_966, heightMm: 1_755 })).toBe('suv-seven');
  });

  it('has the body of its own kind and size', () => {
    expect(fittingLook('suv-square', { ...car, lengthMm: 4_615 })).toBe('suv-square');
    expect(fittingLook('suv-low', { ...car, lengthMm: 4_390 })).toBe('suv-low');
    expect(fittingLook('suv-long', { ...car, lengthMm: 4_966 })).toBe('suv-long');
    expect(fittingLook('4x4-short', { ...car, lengthMm: 3_645 })).toBe('4x4-short');
  });

  it('is cut square only in the middle of its kind', () => {
    expect(fittingLook('suv-square', { ...car, lengthMm: 4_300 })).toBe('suv-mid');
    expect(fittingLook('4x4-short', { ...car, lengthMm: 3_965 })).toBe('4x4-large');
  });

  it('is none of five doors for a box with three', () => {
    expect(fittingLook('4x4-large', { ...car, lengthMm: 3_645 })).toBeNull();
  });

  it('stands on the axles of the van', () => {
    expect(fittingLook('caravan', { ...van, axles: 'Single' })).toBeNull();
    expect(fittingLook('caravan', { ...van, axles: 'Single', bodyFeet: 15 })).toBe('caravan-compact');
    expect(fittingLook('caravan-offroad', { ...van, bodyFeet: 13.4 })).toBeNull();
    expect(fittingLook('caravan-poptop', van)).toBeNull();
    expect(fittingLook('caravan-poptop', { ...van, axles: 'Single', bodyFeet: 16 })).toBe('caravan-poptop');
  });

  it('is not refused by what nobody has measured', () => {
    expect(fittingLook('hatch', { ...car, lengthMm: null })).toBe('hatch');
    expect(fittingLook('caravan', { ...van, bodyFeet: null })).toBe('caravan');
  });
});
