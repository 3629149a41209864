import { expect, it } from 'vitest';
import { balloonLimit } from './balloon-limit.ts';

it.each([
  [0, 65.63, 1_968_900],
  [12, 65.63, 1_968_900],
  [13, 56.25, 1_687_500],
  [24, 56.25, 1_687_500],
  [36, 46.88, 1_406_400],
  [48, 37.5, 1_125_000],
  [54, 28.13, 843_900],
  [60, 28.13, 843_900],
  [72, 20, 600_000],
  [84, 15, 450_000],
  [120, 15, 450_000],
])(
  'FIN-2 leaves for the end of %d months at most %d percent: %d cents of 30,000 dollars and 99 cents',
  (termMonths, percent, cents) => {
    expect(balloonLimit({ amountCents: 3_000_099, termMonths })).toEqual({ percent, cents });
  },
);
