import { describe, expect, it } from 'vitest';
import { fail, ok, type Result } from './result.ts';

const half = (n: number): Result<number, 'odd'> => (n % 2 === 0 ? ok(n / 2) : fail('odd'));

describe('a result', () => {
  it('carries the value of a call that worked', () => {
    expect(half(4)).toEqual({ ok: true, value: 2 });
  });

  it('carries the reason of a call that did not', () => {
    expect(half(3)).toEqual({ ok: false, error: 'odd' });
  });
});
