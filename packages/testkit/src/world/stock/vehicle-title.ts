import type { Vehicle } from './choose-vehicle.ts';

/** A vehicle's name in one line: 2021 Toyota Corolla Ascent Sport. A badge that repeats the model stands once. */
export function vehicleTitle({
  year,
  make,
  model,
  badge,
}: Pick<Vehicle, 'year' | 'make' | 'model' | 'badge'>): string {
  return `${year} ${make.name} ${modelAndBadge(model.name, badge.name)}`;
}

function modelAndBadge(model: string, badge: string): string {
  if (badge === '' || model === badge || model.endsWith(` ${badge}`)) return model;
  return repeats(model, badge) ? badge : `${model} ${badge}`;
}

/** DR-Z400E says DR-Z400 already, and C200 says C; but the A of AMG is not the model A. */
function repeats(model: string, badge: string): boolean {
  return badge.startsWith(model) && (model.length > 2 || /^[\s\d]/.test(badge.slice(model.length)));
}
