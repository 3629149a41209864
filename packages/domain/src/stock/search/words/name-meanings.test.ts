import { describe, expect, it } from 'vitest';
import { longNames, nameMeanings } from './name-meanings.ts';
import { namedMakes } from './named-makes.ts';

const makes = namedMakes([
  { make: 'Land Rover', models: ['Discovery', 'Range Rover Sport', 'Range Rover Evoque'] },
  { make: 'Mazda', models: ['3'] },
]);
const meanings = new Map(nameMeanings(makes));

describe('names', () => {
  it.each([
    ['landrover', 'make'],
    ['discovery', 'models'],
    ['mazda3', 'models'],
    ['disco', 'models'],
    ['rangerover', 'models'],
  ])('%s is said for a %s', (code, kind) => {
    expect(meanings.get(code)?.kind).toBe(kind);
  });

  it('have nicknames and families only where they are in stock', () => {
    expect(meanings.get('vw')).toBeUndefined();
    expect(
      new Map(nameMeanings(namedMakes([{ make: 'GWM', models: [] }]))).get('greatwallmotors')?.kind,
    ).toBe('make');
    expect(new Map(nameMeanings([])).get('rangerover')).toBeUndefined();
    expect(longNames([]).get('disco')).toBeUndefined();
  });

  it('are longer than their nicknames', () => {
    expect(longNames(makes).get('disco')).toBe('discovery');
    expect(longNames(makes).get('rangie')).toBe('rangerover');
  });
});
