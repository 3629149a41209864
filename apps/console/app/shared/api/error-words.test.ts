import { describe, expect, it } from 'vitest';
import { ApiError, readApiError } from './api-error.ts';
import { errorWords } from './error-words.ts';

describe('what the server answers instead', () => {
  it.each([
    [409, { error: { code: 'changed_meanwhile' } }, 'changed_meanwhile'],
    [401, null, 'signed_out'],
    [403, {}, 'not_allowed'],
    [422, { error: { code: 'why_missing' } }, 'refused'],
    [503, '<html>', 'unavailable'],
    [500, { error: { code: 'something_new' } }, 'fault'],
  ] as const)('%s with %j is %s', (status, body, code) => {
    expect(readApiError(status, body, null).code).toBe(code);
  });

  it('keeps how the thing stands now, and how long to wait', () => {
    const error = readApiError(429, { error: { code: 'too_often' }, current: { id: '7' } }, '90');
    expect(error).toMatchObject({ retryAfterSeconds: 90, current: { id: '7' } });
    expect(errorWords(error)).toContain('in 2 minutes');
  });

  it('lets only a refusal speak for itself', () => {
    expect(errorWords(new ApiError('refused', { message: 'A note needs words.' }))).toBe(
      'A note needs words.',
    );
    expect(errorWords(new ApiError('fault', { message: 'ECONNRESET' }))).not.toContain('ECONNRESET');
    expect(errorWords(new TypeError('x is undefined'))).toBe(errorWords(new ApiError('fault')));
  });
});
