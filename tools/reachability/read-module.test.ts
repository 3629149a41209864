import { describe, expect, it } from 'vitest';
import { parseSource, readModule } from './read-module.ts';

const read = (source: string, path = 'car.ts') => readModule(parseSource(path, source));

describe('a module', () => {
  it('names what it imports, and whether that is there when it runs', () => {
    const { imports, bare } = read(`
      import cars, { car, type Car as Vehicle } from './car.ts';
      import type { Site } from './site.ts';
      import * as icons from './icons.ts';
      import './styles.ts';`);
    expect([...imports]).toEqual([
      ['cars', { from: './car.ts', name: 'default', isType: false }],
      ['car', { from: './car.ts', name: 'car', isType: false }],
      ['Vehicle', { from: './car.ts', name: 'Car', isType: true }],
      ['Site', { from: './site.ts', name: 'Site', isType: true }],
      ['icons', { from: './icons.ts', name: '*', isType: false }],
    ]);
    expect(bare).toEqual(['./styles.ts']);
  });

  it('names what it exports: its own, and what it hands on', () => {
    const { exports, stars } = read(`
      export const { price, km: [odometer] } = car;
      export function rank() {}
      export { a as b };
      export { c } from './c.ts';
      export * as d from './d.ts';
      export * from './e.ts';
      export default rank;`);
    expect([...exports]).toEqual([
      ['price', 'price'],
      ['odometer', 'odometer'],
      ['rank', 'rank'],
      ['b', 'a'],
      ['c', { from: './c.ts', name: 'c' }],
      ['d', { from: './d.ts', name: '*' }],
      ['default', 'default'],
    ]);
    expect(stars).toEqual(['./e.ts']);
  });

  it('says of each statement which variables it names, and not which keys', () => {
    const [statement] = read(
      `const view = (car: Car): View => <Card key={car.id} tone={tones[ribbon]} {...{ price: cents, [basis]: 1 }} />;`,
      'view.tsx',
    ).statements;
    expect([...(statement?.mentions ?? [])].sort()).toEqual(
      ['Car', 'Card', 'View', 'basis', 'car', 'cents', 'ribbon', 'tones', 'view'].sort(),
    );
  });

  it('says which properties a statement reads', () => {
    const [statement] = read(`
      function show({ tag, days: shown }: Pick<Settings['card'], 'colour'>) {
        return { written: settings.price.basis, other: table['row'] };
      }`).statements;
    expect([...(statement?.reads ?? [])].sort()).toEqual(
      ['basis', 'card', 'colour', 'days', 'price', 'row', 'tag'].sort(),
    );
  });

  it('says which modules a statement loads while it runs', () => {
    const [statement] = read(`
      const pages = [() => import('./home.tsx'), new URL('./thread.ts', import.meta.url), 'app/entry.tsx', 'a.css'];
    `).statements;
    expect([...(statement?.loads ?? [])]).toEqual(['./home.tsx', './thread.ts', 'app/entry.tsx']);
  });
});

describe('a mark that something waits', () => {
  it('is of the file where it stands before the imports or before another comment', () => {
    expect(
      read(`/** Rules.\n * @planned LAW-1.1\n * @planned LAW-2.9 */\nimport { a } from './a.ts';`).planned,
    ).toEqual(['LAW-1.1', 'LAW-2.9']);
    expect(read('/** @planned LAW-1 */\n\n/** One rule. */\nexport const rule = 1;').planned).toEqual([
      'LAW-1',
    ]);
  });

  it('is of the declaration that it stands before', () => {
    const { planned, statements } = read(`
      /** Sells. @planned BUY-1 */
      export const sell = 1;
      /** Buys. */
      export const buy = 2;`);
    expect(planned).toEqual([]);
    expect(statements.map((one) => one.planned)).toEqual([['BUY-1'], []]);
  });
});
