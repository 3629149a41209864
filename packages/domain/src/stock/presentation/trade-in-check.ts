import type { SiteSettings } from '../../settings/registry.ts';
import { isAvailable } from '../car/availability.ts';
import type { Car } from '../car/car.ts';

/** Whether a visitor can offer the own car for this one (RULE-9): never for a caravan. */
export function passesTradeInCheck(
  car: Pick<Car, 'status' | 'itemType'>,
  { takesTradeIns }: Pick<SiteSettings['tradeIn'], 'takesTradeIns'>,
): boolean {
  return takesTradeIns && isAvailable(car) && car.itemType !== 'caravan';
}
