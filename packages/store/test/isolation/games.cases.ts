import type { PromoId } from '@forecourt/domain/core/ids';
import type { StoreCases } from './isolation-case.ts';
import type { TenantIds } from './world-ids.ts';

const own = { as: ['site'], throughSharing: false } as const;
const reads = { ...own, does: 'reads' } as const;
const gameOf = (ids: TenantIds) => ids.of('game') as PromoId;

export const cases: StoreCases<'games'> = {
  listGames: {
    ...reads,
    call: ({ games }) => games.listGames(10),
    succeeded: (found) => found.length === 1,
  },
  countTaken: {
    ...reads,
    call: ({ games }, ids) => games.countTaken(gameOf(ids)),
    succeeded: (taken) => taken.get('fuel') === 1,
  },
  holdPrizes: {
    ...reads,
    call: ({ games }, ids) => games.holdPrizes(gameOf(ids)),
    succeeded: (held) => held?.entries === 1,
  },
  findEntry: {
    ...reads,
    call: ({ games }, ids) => games.findEntry(gameOf(ids), ids.visitor),
    succeeded: (entry) => entry !== null,
  },
  findEntryById: {
    ...reads,
    call: ({ games }, ids) => games.findEntryById(ids.of('gameEntry')),
    succeeded: (entry) => entry !== null,
  },
  addEntry: {
    ...own,
    does: 'writes',
    arrange: ({ visitors }) => visitors.welcome('+61491570999', new Date(0)),
    async call({ games, visitors }, ids) {
      const visitor = await visitors.findByPhone('+61491570999');
      return games.addEntry({
        promoId: gameOf(ids),
        visitorId: visitor?.id ?? ids.visitor,
        number: 2,
        state: 'vic',
        seed: '1'.repeat(64),
        outcomes: [],
        won: null,
        drawnAt: new Date(0),
      });
    },
    succeeded: (id) => id !== null,
  },
};
