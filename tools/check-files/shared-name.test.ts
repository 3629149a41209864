import { expect, it } from 'vitest';
import { sharedNames } from './shared-name.ts';

const rule = 'packages/domain/src/stock/card/car-card.ts';
const component = 'apps/web/app/features/stock/card/car-card.tsx';

it('finds a rule and a component of one name, and says at each where the other is', () => {
  const found = sharedNames([rule, 'packages/domain/src/stock/car.ts', component]);
  expect([...found.keys()]).toEqual([rule, component]);
  expect(found.get(rule)).toContain(component);
  expect(found.get(component)).toContain(rule);
});

it.each([
  ['a view', 'packages/app/src/stock/card/car-card.view.ts'],
  ['another folder of the same layer', 'packages/domain/src/watchlist/car-card.ts'],
  ['a test', 'packages/ui/src/car-card.test.tsx'],
  ['a contract', 'packages/app/src/ports/car-card.contract.ts'],
  ['what tests share', 'apps/worker/test/car-card.ts'],
  ['the testkit', 'packages/testkit/src/car-card.ts'],
  ['what is generated', 'packages/store/src/car-card.generated.ts'],
  ['a style', 'apps/web/app/features/stock/car-card.css'],
  ['a tool', 'tools/car-card.ts'],
])('accepts beside a rule %s of its name', (_, path) => {
  expect(sharedNames([rule, path]).size).toBe(0);
});

it.each(['main', 'env', 'compose', 'vite.config'])('accepts %s.ts in every program', (name) => {
  expect(sharedNames([`apps/web/server/${name}.ts`, `apps/worker/src/${name}.ts`]).size).toBe(0);
});
