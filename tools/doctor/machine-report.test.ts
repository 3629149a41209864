import { describe, expect, it } from 'vitest';
import { isAtLeast, isReady, machineReport, versionIn, type Piece } from './machine-report.ts';

const redis: Piece = {
  name: 'redis-server',
  found: '7.0.15',
  needed: '6.2 or newer',
  isRight: true,
  howToGet: 'sudo apt-get install redis-server',
};

describe('the report about a machine', () => {
  it.each([
    ['24.15.0', '24.15', true],
    ['24.9.0', '24.15', false],
    ['25', '24.15', true],
    ['7', '6.2', true],
    ['6', '6.2', false],
    ['1.26rc1', '1.25', true],
  ])('%s is at least %s: %s', (version, least, expected) => {
    expect(isAtLeast(version, least)).toBe(expected);
  });

  it.each([
    ['postgres (PostgreSQL) 18.4', '18.4'],
    ['Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0', '7.0.15'],
    ['go version go1.26.8 linux/amd64', '1.26.8'],
    ['no number here', null],
  ])('finds the version in %s', (text, version) => {
    expect(versionIn(text)).toBe(version);
  });

  it('says how to get what is missing, and nothing about the rest', () => {
    const report = machineReport([redis, { ...redis, name: 'other', found: null, isRight: false }]);
    expect(report.split('\n')).toEqual([
      '         piece         found      needed        how to get it',
      'ok       redis-server  7.0.15     6.2 or newer',
      'MISSING  other         not found  6.2 or newer  sudo apt-get install redis-server',
    ]);
  });

  it('is ready without an optional piece, not without a needed one', () => {
    const missing = { ...redis, isRight: false };
    expect(isReady([redis, { ...missing, isOptional: true }])).toBe(true);
    expect(isReady([redis, missing])).toBe(false);
  });
});
