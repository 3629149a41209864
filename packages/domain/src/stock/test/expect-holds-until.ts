import { expect } from 'vitest';

const yearMs = 365 * 24 * 3_600_000;

/**
 * Expects a timed answer to stay as it is up to the moment that it names itself, or for years where it
 * names none, and to be another one from that moment on.
 */
export function expectHoldsUntil<Answer extends { readonly validUntil: Date | null }>(
  answerAt: (now: Date) => Answer,
  now: Date,
): void {
  const { validUntil, ...answer } = answerAt(now);
  const end = validUntil?.getTime() ?? now.getTime() + 50 * yearMs;
  expect(end).toBeGreaterThan(now.getTime());
  for (const moment of [Math.floor((now.getTime() + end) / 2), end - 1]) {
    expect(answerAt(new Date(moment))).toEqual({ ...answer, validUntil });
  }
  if (validUntil === null) return;
  const { validUntil: _, ...next } = answerAt(validUntil);
  expect(next).not.toEqual(answer);
}
