import { describe, expect, it } from 'vitest';
import { fileResolver, importResolver } from './resolve-import.ts';

const files = new Set([
  'packages/ui/src/icons.ts',
  'packages/ui/src/ribbon.tsx',
  'packages/domain/src/stock/car.ts',
  'apps/web/app/entry.tsx',
  'apps/web/server/main.ts',
  'apps/web/server/thread.ts',
]);
const packages = [
  { folder: 'packages/ui', name: '@shop/ui', exports: { './icons': './src/icons.ts', './*': './src/*.tsx' } },
  { folder: 'packages/domain', name: '@shop/domain', exports: { './*': './src/*.ts' } },
  { folder: 'apps/web', name: '@shop/web' },
];

describe('an import', () => {
  const resolve = importResolver(files, packages);

  it.each([
    ['./thread.ts', 'apps/web/server/thread.ts'],
    ['../app/entry.tsx', 'apps/web/app/entry.tsx'],
    ['@shop/domain/stock/car', 'packages/domain/src/stock/car.ts'],
    ['@shop/ui/icons', 'packages/ui/src/icons.ts'],
    ['@shop/ui/ribbon', 'packages/ui/src/ribbon.tsx'],
    ['@shop/ui/nothing', undefined],
    ['@shop/domains/stock/car', undefined],
    ['./style.css', undefined],
    ['node:fs', undefined],
  ])('of %s is %s', (specifier, file) => {
    expect(resolve(specifier, 'apps/web/server/main.ts')).toBe(file);
  });
});

describe('a file that code names', () => {
  const resolve = fileResolver(files, packages);

  it.each([
    ['thread.ts', 'apps/web/server/thread.ts'],
    ['app/entry.tsx', 'apps/web/app/entry.tsx'],
    ['packages/ui/src/icons.ts', 'packages/ui/src/icons.ts'],
    ['nothing.ts', undefined],
  ])('as %s is %s: from its own folder, from its package, from the root', (written, file) => {
    expect(resolve(written, 'apps/web/server/main.ts')).toBe(file);
  });
});
