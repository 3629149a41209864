import { describe, expect, it } from 'vitest';
import { checkParts } from './check-parts.ts';
import { partsOfProduct } from './parts-of-product.ts';
import { writtenRepository } from './test/written-repository.ts';

const states = { 'BUY-1': 'built', 'BUY-2': 'planned', 'BUY-3': 'partly' } as const;
const stateOf = (id: string) => states[id as keyof typeof states];

const main = { 'apps/web/main.ts': `import { sold } from '@shop/domain/car'; show(sold);` };
function findings(files: Readonly<Record<string, string>>): string[] {
  const { modules, reached } = writtenRepository({ ...main, ...files });
  return checkParts(partsOfProduct(modules, reached), stateOf);
}

describe('what no program reaches', () => {
  it('fails as a module, in one word', () => {
    expect(
      findings({ 'packages/domain/src/offer.ts': 'export const offer = 1; export const terms = 2;' }),
    ).toEqual(['packages/domain/src/offer.ts is reached by no program']);
  });

  it('fails as a value of a module that is reached otherwise, also where a test uses it', () => {
    expect(
      findings({
        'packages/domain/src/car.ts': 'export const sold = 1; export const held = 2;',
        'packages/domain/src/car.test.ts': `import { held } from './car.ts'; expect(held).toBe(2);`,
      }),
    ).toEqual(['packages/domain/src/car.ts: held is reached by no program']);
  });

  it('passes where it is a type, a test, help for tests or a configuration', () => {
    expect(
      findings({
        'packages/domain/src/car.ts': 'export const sold = 1; export type Held = 2;',
        'packages/domain/src/test/two-cars.ts': 'export const twoCars = 1;',
        'packages/testkit/src/build-car.ts': 'export const buildCar = 1;',
        'apps/web/vite.config.ts': 'export default 1;',
      }),
    ).toEqual([]);
  });
});

describe('a mark that something waits', () => {
  it('lets a module or a value pass while its requirement is not built', () => {
    expect(
      findings({
        'packages/domain/src/car.ts': 'export const sold = 1;\n/** @planned BUY-3 */ export const held = 2;',
        'packages/domain/src/offer.ts': '/** @planned BUY-2 */\n\n/** Terms. */ export const offer = 1;',
        'packages/domain/src/deal.ts': '/** A deal. @planned BUY-2 */ export const deal = 1;',
      }),
    ).toEqual([]);
  });

  it('fails once its requirement is built, or where there is none', () => {
    expect(
      findings({
        'packages/domain/src/car.ts':
          'export const sold = 1;\n/** @planned BUY-1 */ export const held = 2;\n/** @planned BUY-9 */ export const kept = 2;',
      }),
    ).toEqual([
      'packages/domain/src/car.ts: held waits for BUY-1, which is built',
      'packages/domain/src/car.ts: kept waits for BUY-9, which is no requirement',
    ]);
  });

  it('fails on what a program reaches', () => {
    expect(
      findings({ 'packages/domain/src/car.ts': '/** @planned BUY-2 */ export const sold = 1;' }),
    ).toEqual(['packages/domain/src/car.ts: sold is reached: take its @planned away']);
    expect(
      findings({
        'packages/domain/src/car.ts': '/** @planned BUY-2 */\n\n/** Cars. */ export const sold = 1;',
      }),
    ).toEqual(['packages/domain/src/car.ts is reached: take its @planned away']);
  });
});
