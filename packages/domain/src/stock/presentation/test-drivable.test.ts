import { describe, expect, it } from 'vitest';
import { isTestDrivable } from './test-drivable.ts';

describe('a test drive', () => {
  it.each([
    ['in_stock', 'used', ['used'], true],
    ['coming_soon', 'new', ['used', 'new'], true],
    ['in_stock', 'demo', ['new', 'used'], false],
    ['in_stock', null, ['new'], true],
    ['in_stock', null, [], false],
    ['in_stock', 'used', [], false],
    ['sold', 'used', ['used'], false],
  ] as const)(
    'FORM-4 in a %s %s one, where %j may be driven, is offered: %s',
    (status, carType, carTypes, offered) => {
      expect(isTestDrivable({ status, carType }, { carTypes: [...carTypes] })).toBe(offered);
    },
  );
});
