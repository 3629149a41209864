import type { Badge, CatalogueModel } from '../vehicles/catalogue.ts';

/** The share of its worth that a kind of vehicle loses each year, after what it loses at the gate. */
const lossByBody: Readonly<Record<string, number>> = {
  Ute: 0.07,
  SUV: 0.082,
  Van: 0.075,
  'People Mover': 0.08,
  Convertible: 0.085,
};

const usualLoss = 0.09;
const lossAtTheGate = 0.05;

/** Makes that buyers trust to last, and pay for. */
const lastingMakes = new Set(['toyota', 'lexus', 'porsche']);

type Model = Pick<CatalogueModel, 'itemType' | 'simpleBody'>;
type BadgeFacts = Pick<Badge, 'simpleFuel' | 'newPrice' | 'simpleBody' | 'drive'>;

/** What is left of the price when new after some years, as a share: 0.61 after five. */
export function worthAfter(years: number, makeSlug: string, model: Model, badge: BadgeFacts): number {
  const loss = lossPerYear(model, badge) * (lastingMakes.has(makeSlug) ? 0.85 : 1);
  return (1 - lossAtTheGate) * Math.exp(-years * loss);
}

function lossPerYear({ itemType, simpleBody }: Model, badge: BadgeFacts): number {
  if (itemType === 'motorcycle') return 0.09;
  if (itemType === 'caravan') return 0.06;
  // Batteries get cheaper each year; what crosses the country is worth its money for long.
  if (badge.simpleFuel === 'Electric') return 0.14;
  if (/^4X4|On Demand$/.test(badge.drive ?? '')) return 0.065;
  if (badge.newPrice > 90_000) return 0.115;
  return lossByBody[badge.simpleBody ?? simpleBody] ?? usualLoss;
}
