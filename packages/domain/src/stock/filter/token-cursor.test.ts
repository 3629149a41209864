import { expect, it } from 'vitest';
import { readingOf, TokenCursor } from './token-cursor.ts';

it('a refusal is an answer, and any other failure is not', () => {
  const cursor = new TokenCursor('x', [{ kind: 'end', text: '', start: 1, end: 1 }]);
  expect(readingOf(() => cursor.refuse('more'))).toMatchObject({
    ok: false,
    error: [{ message: 'Line 1, column 2: Expected more, but found the end.' }],
  });
  expect(() => readingOf(() => new TokenCursor('', []).take())).toThrow(
    'nothing follows the end of a filter',
  );
});
