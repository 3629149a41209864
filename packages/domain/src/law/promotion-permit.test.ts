import { describe, expect, it } from 'vitest';
import { stateCodes } from '../settings/groups/values/australia.ts';
import type { StateCode } from '../locations/state-code.ts';
import { permitsNeeded, promotionPermitFindings, type GameOfChance } from './promotion-permit.ts';

const date = '2026-06-15';
const where = { page: 'promotion', part: 'spin to win', id: 'promo-1' } as const;

describe('LAW-2.8 the permits of a game of chance', () => {
  it.each<[StateCode, number, boolean, boolean]>([
    ['nsw', 1_000_000, false, false],
    ['nsw', 1_000_001, false, true],
    ['nsw', 1_000_000, true, false],
    ['nsw', 1_000_001, true, true],
    ['act', 300_000, false, false],
    ['act', 300_001, false, true],
    ['act', 300_001, true, true],
    ['act', 300_000, true, false],
    ['sa', 500_000, false, false],
    ['sa', 500_001, false, true],
    ['sa', 0, true, false],
    ['sa', 1, true, true],
    ['nt', 500_000, false, false],
    ['nt', 500_001, false, true],
    ['nt', 500_000, true, false],
    ['nt', 500_001, true, true],
    ['vic', 100_000_000, true, false],
    ['qld', 100_000_000, true, false],
    ['wa', 100_000_000, true, false],
    ['tas', 100_000_000, true, false],
  ])('%s, prizes of %d cents, won at once: %s', (state, prizePoolCents, isInstantWin, isNeeded) => {
    expect(permitsNeeded({ prizePoolCents, isInstantWin, states: [state] }, date)).toEqual(
      isNeeded ? [state] : [],
    );
  });

  it('needs none of the Northern Territory where another state gives one', () => {
    const game = { prizePoolCents: 2_000_000, isInstantWin: true };
    expect(permitsNeeded({ ...game, states: stateCodes }, date)).toEqual(['nsw', 'act', 'sa']);
    expect(permitsNeeded({ ...game, states: ['nt', 'qld'] }, date)).toEqual(['nt']);
  });

  it('takes prizes of unknown worth for valuable', () => {
    expect(permitsNeeded({ prizePoolCents: null, isInstantWin: false, states: ['nsw'] }, date)).toEqual([
      'nsw',
    ]);
  });

  it('goes by the law of the day', () => {
    const game = { prizePoolCents: 2_000_000, isInstantWin: false, states: ['nsw'] } as const;
    expect(permitsNeeded(game, '2020-06-30')).toEqual([]);
    expect(permitsNeeded(game, '2020-07-01')).toEqual(['nsw']);
  });
});

describe('LAW-1.1 findings about a game of chance', () => {
  const game: GameOfChance = {
    prizePoolCents: 1_500_000,
    states: ['nsw', 'qld'],
    isInstantWin: true,
    permits: [{ state: 'nsw', number: 'TP/01234' }],
    terms: 'One spin a person.',
  };
  const base = { rule: 'promotion_permit', severity: 'breach', where, mendedBy: 'group' };

  it('are none where it has its permits and terms', () => {
    expect(promotionPermitFindings(game, where, date)).toEqual([]);
  });

  it.each<[Partial<GameOfChance>, readonly [string, string][]]>([
    [
      { permits: [] },
      [
        [
          'The game has no permit of NSW for prizes worth $15,000.',
          'Enter the number of the permit, or close the game to the state.',
        ],
      ],
    ],
    [
      { permits: [{ state: 'nsw', number: ' ' }] },
      [
        [
          'The game has no permit of NSW for prizes worth $15,000.',
          'Enter the number of the permit, or close the game to the state.',
        ],
      ],
    ],
    [
      { permits: [{ state: 'act', number: 'TP 1' }] },
      [
        [
          'The game has no permit of NSW for prizes worth $15,000.',
          'Enter the number of the permit, or close the game to the state.',
        ],
      ],
    ],
    [{ prizePoolCents: null }, [['The worth of all prizes is not on record.', 'Enter it.']]],
    [
      { prizePoolCents: null, permits: [] },
      [
        ['The game has no permit of NSW.', 'Enter the number of the permit, or close the game to the state.'],
        ['The worth of all prizes is not on record.', 'Enter it.'],
      ],
    ],
    [{ states: [] }, [['The states of the game are not on record.', 'Enter them.']]],
    [{ terms: null }, [['The game has no terms.', 'Enter them.']]],
    [{ terms: 'null' }, [['The game has no terms.', 'Enter them.']]],
  ])('%j', (given, expected) => {
    expect(promotionPermitFindings({ ...game, ...given }, where, date)).toMatchObject(
      expected.map(([what, mend]) => ({ ...base, what, mend })),
    );
    expect(promotionPermitFindings({ ...game, ...given }, where, date)).toHaveLength(expected.length);
  });
});
