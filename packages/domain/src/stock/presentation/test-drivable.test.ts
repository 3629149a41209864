import { describe, expect, it } from 'vitest';
import { isTestDrivable } from './test-drivable.ts';

describe('a test drive', () => {
  it.each([
    ['in_stock', 'used', 'car', ['used'], true],
    ['coming_soon', 'new', 'motorcycle', ['used', 'new'], true],
    ['in_stock', 'demo', 'car', ['new', 'used'], false],
    ['in_stock', null, 'car', ['new'], true],
    ['in_stock', null, 'car', [], false],
    ['in_stock', 'used', 'car', [], false],
    ['sold', 'used', 'car', ['used'], false],
    ['in_stock', 'used', 'caravan', ['used'], false],
  ] as const)(
    'FORM-4 in a %s %s %s, where %j may be driven, is offered: %s',
    (status, carType, itemType, carTypes, offered) => {
      expect(isTestDrivable({ status, carType, itemType }, { carTypes: [...carTypes] })).toBe(offered);
    },
  );
});
