import { describe, expect, it } from 'vitest';
import { entryProblems } from './game-entry.ts';
import { wheelSlices, wheelTurn } from './wheel-slices.ts';
import { buildGame } from './test/build-game.ts';

describe('PAGE-4.2 who may enter', () => {
  const game = buildGame({ states: ['vic', 'tas'], minimumAge: 21 });

  it.each([
    ['who lives in a state of the game and is old enough', { state: 'vic', isOfAge: true }, []],
    [
      'nobody of another state',
      { state: 'qld', isOfAge: true },
      [
        'This game is only open to people who live in VIC, TAS, so we can’t enter you from QLD. Sorry about that.',
      ],
    ],
    [
      'nobody who says neither',
      { state: null, isOfAge: false },
      [
        'Please choose the state you live in.',
        'You need to be 21 or over, and have read the terms, to play.',
      ],
    ],
  ] as const)('%s', (_, answers, expected) => {
    expect(entryProblems(answers, game).map(({ message }) => message)).toEqual(expected);
  });
});

const prize = (key: string) => ({ key, short: key });

describe('PAGE-4.1 the wheel', () => {
  it('has a slice of nothing after every second prize, and enough slices for a wheel', () => {
    const texts = wheelSlices(['a', 'b', 'c', 'd'].map((key) => prize(key))).map(({ text }) => text);
    expect(texts.slice(0, 6)).toEqual(['a', 'b', 'Not this time', 'c', 'd', 'Not this time']);
    expect(texts).toHaveLength(12);
    expect(wheelSlices([prize('a')])).toHaveLength(8);
    expect(wheelSlices(Array.from({ length: 6 }, (_, at) => prize(`p${at}`)))).toHaveLength(9);
  });

  it('turns the slice of the result under its pointer', () => {
    const slices = wheelSlices([prize('a'), prize('b'), prize('c')]);
    expect(slices.map(({ prize: key }) => key)).toEqual(['a', 'b', null, 'c', 'a', 'b', null, 'c']);
    expect(wheelTurn(slices, 'a')).toBe(0);
    expect(wheelTurn(slices, 'b')).toBe(315);
    expect(wheelTurn(slices, null)).toBe(270);
    expect(wheelTurn(slices, 'gone')).toBe(0);
  });
});
