import { expect, it } from 'vitest';
import { departmentOf } from './department.ts';

it.each([
  [null, 'sales'],
  ['sales', 'sales'],
  ['service', 'service'],
  ['parts', 'parts'],
] as const)('RULE-19 a location of type %s is %s', (locationType, department) => {
  expect(departmentOf({ locationType })).toBe(department);
});
