import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { modelName, plainModelName } from './model-name.ts';

const { models } = settingsWith();

describe('RULE-16.1 the name of a model', () => {
  it.each([
    ['Mazda', '2', 'Mazda2'],
    ['mazda', ' 3 ', 'Mazda3'],
    ['Mazda', '6', 'Mazda6'],
    ['Mazda', 'CX-5', 'CX-5'],
    ['Mazda', '5', 'Mazda 5'],
    ['Peugeot', '2', 'Peugeot 2'],
    ['Isuzu UTE', '7', 'Isuzu 7'],
    ['Peugeot', '308', '308'],
    ['Peugeot', '3 Series', '3 Series'],
    [null, '2', '2'],
    ['null', '2', '2'],
    ['Mazda', 'null', null],
    ['Mazda', null, null],
    [null, '', null],
  ])('%s %s is shown as %s', (make, name, shown) => {
    expect(plainModelName({ name, make }, models)).toBe(shown);
  });

  it('stays a digit where the site wants no prefix', () => {
    const plain = { ...models, prefixesSingleDigits: false };
    expect(plainModelName({ name: '5', make: 'Mazda' }, plain)).toBe('5');
    expect(plainModelName({ name: '2', make: 'Mazda' }, plain)).toBe('Mazda2');
  });

  it('is renamed for its own make only, by whichever name that make goes', () => {
    const renaming = { ...models, modelRenames: [{ make: 'Isuzu UTE', from: 'dmax', to: 'D-MAX' }] };
    expect(plainModelName({ name: 'DMAX', make: 'Isuzu' }, renaming)).toBe('D-MAX');
    expect(plainModelName({ name: 'DMAX', make: 'isuzu ute' }, renaming)).toBe('D-MAX');
    expect(plainModelName({ name: 'DMAX', make: 'Holden' }, renaming)).toBe('DMAX');
  });

  it('begins with All new where the model is new', () => {
    expect(modelName({ name: '2', status: 'new' }, 'Mazda', models)).toBe('All new Mazda2');
    expect(modelName({ name: 'CX-5', status: 'coming_soon' }, 'Mazda', models)).toBe('CX-5');
    expect(modelName({ name: 'CX-5', status: null }, 'Mazda', models)).toBe('CX-5');
    expect(modelName({ name: 'null', status: 'new' }, 'Mazda', models)).toBeNull();
    expect(modelName({ name: 'CX-5', status: 'new' }, 'Mazda', { ...models, newPrefix: 'Brand New' })).toBe(
      'Brand New CX-5',
    );
  });
});
