import { describe, expect, it } from 'vitest';
import { cited, problemAt } from './filter-problem.ts';

describe('TEN-6.3 the place of a problem', () => {
  it('is a line, a column and a mark under the text', () => {
    expect(problemAt('make = Kia and colr = Red', { start: 15, end: 19 }, 'Why.')).toEqual({
      start: 15,
      end: 19,
      line: 1,
      column: 16,
      message: 'Line 1, column 16: Why.',
      marked: 'make = Kia and colr = Red\n               ^^^^',
    });
  });

  it('counts lines, and shows only the one that it is in', () => {
    expect(problemAt('make = Kia\nand\tcolr = Red\nor x', { start: 15, end: 19 }, 'Why.')).toMatchObject({
      line: 2,
      column: 5,
      marked: 'and colr = Red\n    ^^^^',
    });
  });

  it('counts characters as a reader sees them', () => {
    const text = '"🚗🚗" x';
    expect(problemAt(text, { start: 7, end: 8 }, 'Why.')).toMatchObject({
      column: 6,
      marked: '"🚗🚗" x\n     ^',
    });
  });

  it('is one mark wide at the end of the text, and ends with its line', () => {
    expect(problemAt('make =', { start: 6, end: 6 }, 'Why.').marked).toBe('make =\n      ^');
    expect(problemAt('a = "b\nc', { start: 4, end: 8 }, 'Why.').marked).toBe('a = "b\n    ^^');
    expect(problemAt('', { start: 0, end: 0 }, 'Why.')).toMatchObject({ line: 1, column: 1, marked: '\n^' });
  });

  it('shows no more than what is near', () => {
    const [before, place, after] = ['b'.repeat(33), 'p'.repeat(33), 'a'.repeat(33)];
    expect(problemAt(before + place + after, { start: 33, end: 66 }, 'Why.').marked).toBe(
      `…${'b'.repeat(31)}${'p'.repeat(31)}…${'a'.repeat(31)}…\n${' '.repeat(32)}${'^'.repeat(32)}`,
    );
    const whole = 'b'.repeat(32) + 'p'.repeat(32) + 'a'.repeat(32);
    expect(problemAt(whole, { start: 32, end: 64 }, 'Why.').marked).toBe(
      `${whole}\n${' '.repeat(32)}${'^'.repeat(32)}`,
    );
  });
});

describe('TEN-6.3 a piece of the text in a sentence', () => {
  it('stands as it is where it is short', () => {
    expect(cited('Citroën 🚗')).toBe('Citroën 🚗');
    expect(cited('🚗'.repeat(32))).toBe('🚗'.repeat(32));
  });

  it('is cut where it is long, and shows that a control sign is there', () => {
    expect(cited('🚗'.repeat(33))).toBe(`${'🚗'.repeat(31)}…`);
    expect(cited('a\0b\n')).toBe('a\u{fffd}b\u{fffd}');
  });
});
