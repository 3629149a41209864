import { expect, it } from 'vitest';
import { badName } from './file-name.ts';

it.each([
  'packages/domain/src/stock/utils.ts',
  'packages/domain/src/stock/helpers.test.ts',
  'packages/app/src/common/money.ts',
  'apps/web/app/misc.css',
  'packages/app/src/types.d.ts',
  'tools/constants.ts',
  'packages/ui/src/index.tsx',
])('finds the drawer %s', (path) => {
  expect(badName(path)).toMatch(/says nothing/);
});

it.each(['packages/domain/src/stock/tag-ribbon.ts', 'packages/search/src/index-car.ts', 'docs/index.md'])(
  'accepts %s',
  (path) => {
    expect(badName(path)).toBeUndefined();
  },
);
