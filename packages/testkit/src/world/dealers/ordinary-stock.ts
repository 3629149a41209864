import type { StockPlan } from '../stock/stock-plan.ts';

const ordinary: StockPlan = {
  count: 0,
  carTypes: { used: 1 },
  itemType: 'car',
  newMakes: [],
  usedMakes: null,
  usedPrices: [7_990, 79_990],
  certified: 0,
  subscriptions: 0,
  lenders: [],
  dirt: 0.05,
  scenes: { new: ['apron', 'showroom'], used: ['apron', 'workshop'] },
  voice: 'plain',
  priceTypes: ['Excl. Govt. Charges'],
};

/** The stock of a used-car dealer, but for what is said. */
export function ordinaryStock(said: Partial<StockPlan> & Pick<StockPlan, 'count'>): StockPlan {
  return { ...ordinary, ...said };
}
