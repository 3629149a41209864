import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { engineSize } from './engine-size.ts';

const variant = (cc: number | null, litres: number | null) => ({ engineSize: cc, engineSizeLitres: litres });

describe('the size of an engine', () => {
  it.each([
    [null, variant(1_998, 2.4), '2.0 L'],
    ['3.5', variant(null, 2.4), '2.4 L'],
    ['3.5', variant(0, 0), '3.5 L'],
    ['2.0L', null, '2.0 L'],
    ['2 l', null, '2.0 L'],
    ['1998', null, '2.0 L'],
    ['1998 cc', null, '2.0 L'],
    ['660CC', null, '0.7 L'],
    ['49.9', null, '49.9 L'],
    ['50', null, '0.1 L'],
    ['60L', null, '60.0 L'],
    ['2.25', null, '2.3 L'],
    ['V6 3.5', null, 'V6 3.5'],
    ['3.5 V6', null, '3.5 V6'],
    ['Twin turbo', null, 'Twin turbo'],
    ['0', null, null],
    ['0.0 L', variant(null, null), null],
    ['null', null, null],
    ['', null, null],
    [null, null, null],
  ])('RULE-10 of a car is, from %j and %j, %j', (own, of, expected) => {
    expect(engineSize(buildCar({ engineSize: own, variant: of }))).toBe(expected);
  });

  it.each([
    [null, variant(689, null), '689 cc'],
    [null, variant(null, 0.689), '689 cc'],
    ['689', null, '689 cc'],
    ['49cc', null, '49 cc'],
    ['1.2', null, '1200 cc'],
    [null, null, null],
  ])('TEN-7 of a motorcycle is, from %j and %j, %j', (own, of, expected) => {
    expect(engineSize(buildCar({ itemType: 'motorcycle', engineSize: own, variant: of }))).toBe(expected);
  });
});
