import { describe, expect, it } from 'vitest';
import { requestFields, withRequest } from './request-context.ts';

describe('the request that a line of the log names', () => {
  it('is that which caused it', () => {
    expect(withRequest('a-1', requestFields)).toEqual({ requestId: 'a-1' });
    expect(requestFields()).toEqual({});
  });

  it('is left out where none caused it, rather than named by nothing', () => {
    expect(withRequest(undefined, requestFields)).toEqual({});
  });
});
