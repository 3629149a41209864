import { expect, it } from 'vitest';
import { nextRow } from './row-focus.ts';

const rows = (
  [
    ['tom', 'late'],
    ['grace', 'run'],
    ['ben', 'done'],
    ['rosa', 'done'],
  ] as const
).map(([id, state]) => ({
  id,
  clock: { state },
}));

it.each([
  ['the first where nothing is open', {}, 1, 'tom'],
  ['the one below the focus', { focused: 'tom', openId: 'rosa' }, 1, 'grace'],
  ['the one below what is open', { openId: 'tom' }, 1, 'grace'],
  ['whoever waits first, after an answer', { openId: 'rosa' }, 1, 'tom'],
  ['the next of those that were answered, by the focus', { focused: 'ben' }, 1, 'rosa'],
  ['the one above', { openId: 'rosa' }, -1, 'ben'],
  ['none below the last', { focused: 'rosa' }, 1, undefined],
] as const)('CON-2.1 J and K go to %s', (_, from, step, expected) => {
  expect(nextRow(rows, { focused: undefined, openId: undefined, ...from }, step)?.id).toBe(expected);
});
