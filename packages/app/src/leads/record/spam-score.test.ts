import { describe, expect, it } from 'vitest';
import { spamScore, spamWarnings } from './spam-score.ts';

const person = {
  honeypot: null,
  secondsToFill: 41,
  leadsFromSender: 1,
  name: 'Alex Nguyen',
  message: 'Is it still there? I saw https://carsales.example/1',
};

describe('FORM-9.1 a lead that looks like spam', () => {
  it('is not one by a person who took their time', () => {
    expect(spamScore(person)).toEqual({ score: 0, reasons: [] });
  });

  it.each([
    [{ honeypot: 'http://x' }, 60, 1],
    [{ secondsToFill: 1 }, 40, 0],
    [{ secondsToFill: null }, 0, 0],
    [{ name: 'Win www.x.example' }, 50, 1],
    [{ message: 'http://a.example http://b.example' }, 30, 0],
    [{ message: '<a href="http://a.example">x</a> [url=http://b.example]' }, 60, 2],
    [{ leadsFromSender: 11 }, 50, 1],
    [{ proof: 'good' as const }, 0, 0],
    [{ proof: 'missing' as const }, 20, 0],
    [{ proof: 'late' as const }, 20, 0],
    [{ proof: 'wrong' as const }, 30, 0],
    [{ proof: 'missing' as const, message: 'http://a.example http://b.example' }, 50, 2],
    [{ honeypot: 'x', secondsToFill: 0, leadsFromSender: 50 }, 100, 3],
  ])('%j scores %i and gives staff %i reasons', (spamSignals, score, told) => {
    const judged = spamScore({ ...person, ...spamSignals });
    expect(judged.score).toBe(score);
    expect(spamWarnings(judged)).toHaveLength(told);
  });
});
