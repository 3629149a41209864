import type { PromoId, SiteId } from '../../../core/ids.ts';
import type { Promo } from '../../promo.ts';
import type { Game, Prize } from '../game.ts';
import { readGame } from '../game.ts';

export const buildPrize = (about: Partial<Prize> = {}): Prize => ({
  key: 'service',
  name: 'Logbook service',
  short: 'Service',
  valueCents: 40_000,
  count: 10,
  weight: 10,
  wonTitle: 'A logbook service, on us',
  wonText: 'Worth $400.',
  link: null,
  ...about,
});

export const buildGamePromo = (node: object = {}, about: Partial<Promo> = {}): Promo => ({
  id: 'promo-1' as PromoId,
  siteId: 'site-1' as SiteId,
  kind: 'spin_to_win',
  name: 'Spin for a year of fuel',
  description: null,
  url: null,
  imageUrl: null,
  alt: null,
  hideOverlay: false,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  expiresAt: new Date('2026-12-01T00:00:00Z'),
  position: null,
  display: [],
  strictDisplay: false,
  node: { noPrizeWeight: 90, prizes: [buildPrize()], ...node },
  permitNumber: null,
  terms: 'Terms.',
  ...about,
});

export function buildGame(node: object = {}, about: Partial<Promo> = {}): Game {
  const game = readGame(buildGamePromo(node, about));
  if (!game) throw new Error('No game');
  return game;
}
