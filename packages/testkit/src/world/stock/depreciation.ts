import type { Badge, CatalogueModel } from '../vehicles/catalogue.ts';

/** How fast a kind of vehicle loses its worth: the share it loses each year, after what it loses at the gate. */
const lossByBody: Readonly<Record<string, number>> = {
  Ute: 0.08,
  SUV: 0.105,
  Van: 0.095,
  Convertible: 0.11,
  'People Mover': 0.1,
};

const usualLoss = 0.12;
const lossAtTheGate = 0.08;

/** What is left of the price when new after some years, as a share: 0.56 after five. */
export function worthAfter(
  years: number,
  model: Pick<CatalogueModel, 'itemType' | 'simpleBody'>,
  badge: Pick<Badge, 'simpleFuel' | 'newPrice' | 'simpleBody'>,
): number {
  return (1 - lossAtTheGate) * Math.exp(-years * lossPerYear(model, badge));
}

function lossPerYear(
  { itemType, simpleBody }: Pick<CatalogueModel, 'itemType' | 'simpleBody'>,
  badge: Pick<Badge, 'simpleFuel' | 'newPrice' | 'simpleBody'>,
): number {
  if (itemType === 'motorcycle') return 0.1;
  if (itemType === 'caravan') return 0.075;
  // Batteries get cheaper each year, and what was dear when new has few buyers later.
  if (badge.simpleFuel === 'Electric') return 0.16;
  if (badge.newPrice > 90_000) return 0.145;
  return lossByBody[badge.simpleBody ?? simpleBody] ?? usualLoss;
}
