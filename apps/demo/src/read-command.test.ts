import { describe, expect, it } from 'vitest';
import { readCommand } from './read-command.ts';

describe('the words of the command', () => {
  it('load the world that people look at when there are none', () => {
    expect(readCommand([])).toMatchObject({ verb: 'load', size: 'demo', asOf: null, replace: false });
  });

  it('choose a size and a day', () => {
    const words = '--size scale --sites 50 --cars 50000 --as-of 2026-11-15 --replace'.split(' ');
    expect(readCommand(words)).toEqual({
      verb: 'load',
      size: 'scale',
      sites: 50,
      cars: 50_000,
      asOf: new Date('2026-11-15T00:00:00Z'),
      replace: true,
    });
  });

  it('play a day', () => {
    expect(readCommand(['live', '--rate', '20'])).toEqual({
      verb: 'live',
      rate: 20,
      minutes: 10,
      seed: 'a day',
    });
  });

  it.each([
    [['--size', 'huge'], '--size is demo or scale'],
    [['--as-of', 'yesterday'], '--as-of is a day'],
    [['--cars', '-5'], 'cars'],
    [['--cars', '99999999'], '--cars must be from 1000'],
    [['live', '--rate', '0'], '--rate must be from 1'],
    [['sleep'], 'pnpm demo live'],
    [['--colour', 'red'], 'colour'],
  ])('are refused as %j', (words, sentence) => {
    expect(() => readCommand(words)).toThrow(sentence);
  });
});
