import type { StockPlan } from '../stock/stock-plan.ts';

type Scenes = StockPlan['scenes'];

/** Concrete and light for what is new, daylight for what has been driven. */
export const electricScenes: Scenes = { new: ['gallery', 'showroom'], used: ['showroom', 'gallery'] };

/** What dealers that nobody has described photograph in front of. */
export const usualScenes: Readonly<Record<StockPlan['itemType'], readonly Scenes[]>> = {
  car: [
    { new: ['showroom', 'showroom'], used: ['apron', 'workshop'] },
    { new: ['apron', 'showroom'], used: ['yard', 'workshop'] },
    { new: ['showroom', 'showroom'], used: ['paddock', 'workshop'] },
  ],
  motorcycle: [{ new: ['lane', 'outback'], used: ['lane', 'outback'] }],
  caravan: [{ new: ['dunes', 'outback'], used: ['dunes', 'outback'] }],
};
