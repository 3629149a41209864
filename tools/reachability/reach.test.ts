import { describe, expect, it } from 'vitest';
import { writtenRepository } from './test/written-repository.ts';

function reachedOf(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const { names } = writtenRepository(files).reached;
  return Object.fromEntries([...names].map(([path, found]) => [path, [...found].sort()]));
}

describe('what a program reaches', () => {
  it('are the declarations that its first module names, and those that they name', () => {
    expect(
      reachedOf({
        'apps/web/main.ts': `import { price } from '@shop/domain/price'; start(price);`,
        'packages/domain/src/price.ts': `
          import { dollars } from './money.ts';
          export const price = () => round(dollars);
          const round = () => 1;
          export const unused = () => tax;
          const tax = 1;`,
        'packages/domain/src/money.ts': `export const dollars = 1; export const cents = 2;`,
      }),
    ).toEqual({
      'apps/web/main.ts': [],
      'packages/domain/src/price.ts': ['price', 'round'],
      'packages/domain/src/money.ts': ['dollars'],
    });
  });

  it('is nothing that only an unreached declaration of a reached module imports', () => {
    const found = reachedOf({
      'apps/web/main.ts': `import { a } from './a.ts'; a();`,
      'apps/web/a.ts': `import { c } from './c.ts'; export const a = 1; export const b = () => c;`,
      'apps/web/c.ts': `export const c = 1;`,
    });
    expect(found).not.toHaveProperty('apps/web/c.ts');
  });

  it('is what is handed on, imported whole, or imported for what it does', () => {
    expect(
      reachedOf({
        'apps/web/main.ts': `
          import { one } from './all.ts'; import * as icons from './icons.ts'; import './set-up.ts';
          draw(one, icons);`,
        'apps/web/all.ts': `export { first as one } from './first.ts'; export * from './rest.ts';`,
        'apps/web/first.ts': `export const first = 1;`,
        'apps/web/rest.ts': `export const rest = 1;`,
        'apps/web/icons.ts': `export const heart = 1; export const star = 2;`,
        'apps/web/set-up.ts': `import { log } from './log.ts'; log();`,
        'apps/web/log.ts': `export function log() {}`,
      }),
    ).toEqual({
      'apps/web/main.ts': [],
      'apps/web/all.ts': [],
      'apps/web/first.ts': ['first'],
      'apps/web/icons.ts': ['heart', 'star'],
      'apps/web/set-up.ts': [],
      'apps/web/log.ts': ['log'],
    });
  });

  it('is what is loaded later: pages, threads and other programs', () => {
    expect(
      Object.keys(
        reachedOf({
          'apps/web/main.ts': `
            const page = () => import('./page.tsx');
            new Worker(new URL('./thread.ts', import.meta.url)); spawn('node', ['apps/worker/main.ts']);`,
          'apps/web/page.tsx': `export const Page = () => <p />;`,
          'apps/web/thread.ts': `const work = 1;`,
          'apps/worker/main.ts': `const run = 1;`,
        }),
      ).sort(),
    ).toEqual(['apps/web/main.ts', 'apps/web/page.tsx', 'apps/web/thread.ts', 'apps/worker/main.ts']);
  });

  it('goes on through circles and types', () => {
    expect(
      reachedOf({
        'apps/web/main.ts': `import type { A } from './a.ts'; export const a: A = 1;`,
        'apps/web/a.ts': `
          import { b } from './b.ts'; const schema = b; export type A = Out<typeof schema>; export const again = 1;`,
        'apps/web/b.ts': `import { again } from './a.ts'; export const b = again;`,
      }),
    ).toEqual({
      'apps/web/main.ts': ['a'],
      'apps/web/a.ts': ['A', 'again', 'schema'],
      'apps/web/b.ts': ['b'],
    });
  });
});
