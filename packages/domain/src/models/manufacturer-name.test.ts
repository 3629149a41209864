import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { isSameMake, isSameName, manufacturerName } from './manufacturer-name.ts';

const { models } = settingsWith();

describe('RULE-16.1 the name of a make', () => {
  it.each([
    ['Suzuki Australia', 'Suzuki'],
    ['Mercedes Benz', 'Mercedes-Benz'],
    ['Isuzu UTE', 'Isuzu'],
    ['Viscount Caravans', 'Viscount'],
    ['  isuzu  ute ', 'Isuzu'],
    ['Toyota', 'Toyota'],
    [' Mercedes-Benz ', 'Mercedes-Benz'],
  ])('%s is shown as %s', (name, shown) => {
    expect(manufacturerName(name, models)).toBe(shown);
  });

  it.each([null, undefined, '', '  ', 'null'])('%j is none', (name) => {
    expect(manufacturerName(name, models)).toBeNull();
  });

  it('is what the site says', () => {
    expect(manufacturerName('Great Wall', { manufacturerRenames: [{ from: 'Great Wall', to: 'GWM' }] })).toBe(
      'GWM',
    );
    expect(manufacturerName('Isuzu UTE', { manufacturerRenames: [] })).toBe('Isuzu UTE');
  });

  it('is one whichever of its names is used, and none is the same as none', () => {
    expect(isSameMake('Isuzu UTE', 'isuzu', models)).toBe(true);
    expect(isSameMake('Isuzu UTE', 'Suzuki', models)).toBe(false);
    expect(isSameMake('Isuzu', null, models)).toBe(false);
    expect(isSameMake('null', 'Isuzu', models)).toBe(false);
    expect(isSameMake(null, '', models)).toBe(false);
  });

  it('is one however it is written', () => {
    expect(isSameName(' Land\tROVER', 'land rover ')).toBe(true);
    expect(isSameName('Land Rover', 'LandRover')).toBe(false);
  });
});
