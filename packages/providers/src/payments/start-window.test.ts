import { expect, it } from 'vitest';
import { newUuid } from '../../test/simulated-payments.ts';
import { startWindows } from './start-window.ts';

it('BUY-3.2 a lost session is looked for where it can have been made: at once, or within a day', () => {
  const born = Date.parse('2026-11-18T02:00:00Z') / 1_000;
  expect(startWindows(newUuid(born * 1_000))).toEqual([
    { gte: born - 120, lte: born + 120 },
    { gte: born - 900, lte: born + 86_400 + 900 },
  ]);
});
