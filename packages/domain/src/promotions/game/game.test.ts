import { describe, expect, it } from 'vitest';
import { readGame } from './game.ts';
import { currentGame, gamePhase } from './game-phase.ts';
import { buildGame, buildGamePromo, buildPrize } from './test/build-game.ts';

const day = (date: string) => new Date(`2026-${date}T00:00:00Z`);
const game = (name: string, startsAt: Date | null, endsAt: Date | null) => ({ name, startsAt, endsAt });

describe('PAGE-4.2 a game of chance on record', () => {
  it('has prizes, states, permits and terms, and what is not said is the careful case', () => {
    expect(buildGame({ states: ['vic'], permits: [{ state: 'sa', number: 'T26/1' }] })).toMatchObject({
      name: 'Spin for a year of fuel',
      states: ['vic'],
      permits: [{ state: 'sa', number: 'T26/1' }],
      prizePoolCents: null,
      isInstantWin: true,
      minimumAge: 18,
      claimDays: 90,
      terms: 'Terms.',
      endsAt: new Date('2026-12-01T00:00:00Z'),
    });
  });

  it.each([
    ['of another kind', buildGamePromo({}, { kind: 'offer' })],
    ['without prizes', buildGamePromo({ prizes: [] })],
    ['with a prize that nothing can draw', buildGamePromo({ prizes: [buildPrize({ weight: 0 })] })],
    ['with the same prize twice', buildGamePromo({ prizes: [buildPrize(), buildPrize()] })],
    ['for children', buildGamePromo({ minimumAge: 16 })],
    ['that says nothing', buildGamePromo({}, { node: null })],
  ])('is none %s', (_, promo) => {
    expect(readGame(promo)).toBeNull();
  });
});

describe('PAGE-4.2 the window of a game', () => {
  const [start, end] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-12-01T00:00:00Z')];
  const now = new Date('2026-11-15T00:00:00Z');

  it.each([
    [start, end, '2026-10-31T23:59:59Z', 'notYet'],
    [start, end, '2026-11-01T00:00:00Z', 'open'],
    [start, end, '2026-11-30T23:59:59Z', 'open'],
    [start, end, '2026-12-01T00:00:00Z', 'ended'],
    [null, null, '2026-12-01T00:00:00Z', 'open'],
  ] as const)('from %s to %s is at %s %s', (startsAt, endsAt, at, phase) => {
    expect(gamePhase({ startsAt, endsAt }, new Date(at))).toBe(phase);
  });

  const old = game('old', day('01-01'), day('02-01'));
  const older = game('older', null, day('01-15'));
  const next = game('next', day('11-20'), day('11-30'));
  const later = game('later', day('12-20'), null);
  const running = game('running', day('11-10'), null);
  const always = game('always', null, null);
  it.each([
    [[old, next, always, running], 'running'],
    [[old, later, next], 'next'],
    [[older, old], 'old'],
    [[], undefined],
  ])('of %# the page is about %s', (games, name) => {
    expect(currentGame(games, now)?.name).toBe(name);
  });
});
