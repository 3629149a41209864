import type { Random } from '../random.ts';
import { fittedFeaturesOf, standardFeatures } from '../vehicles/features.ts';
import type { Vehicle } from './choose-vehicle.ts';

/** The lines of the brochure, and behind them what was fitted: feeds write the options last. */
export function featuresOf({ model, badge, year }: Vehicle, random: Random): string[] {
  const features = [...standardFeatures(model, badge, year)];
  const isForWork = model.simpleBody === 'Ute' || model.simpleBody === 'Van';
  for (let count = random.int(0, isForWork ? 4 : 2); count > 0; count -= 1) {
    const fitted = random.pick(fittedFeaturesOf(model));
    if (!features.includes(fitted)) features.push(fitted);
  }
  return features;
}
