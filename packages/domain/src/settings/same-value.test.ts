import { expect, it } from 'vitest';
import { isSameLayer } from './layers.ts';
import { sameValue } from './same-value.ts';

it.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [null, null, true],
  [[1, 2], [1, 2], true],
  [[1, 2], [1, 3], false],
  [[1, 2], [2, 1], false],
  [[1, 2], [1, 2, 3], false],
  [[1, 2, 3], [1, 2], false],
  [[], {}, false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: undefined }, { b: undefined }, false],
])('TEN-4.2 %j and %j say the same: %s', (a, b, isSame) => {
  expect(sameValue(a, b)).toBe(isSame);
});

it('TEN-3.3 a layer is the same only with the same name and the same owner', () => {
  const site = { layer: 'site', key: 'one' } as const;
  expect(isSameLayer(site, { layer: 'site', key: 'one' })).toBe(true);
  expect(isSameLayer(site, { layer: 'site', key: 'two' })).toBe(false);
  expect(isSameLayer(site, { layer: 'group', key: 'one' })).toBe(false);
});
