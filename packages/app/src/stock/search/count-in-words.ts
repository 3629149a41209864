import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { stockCount } from '@forecourt/domain/stock/search/stock-count';

/** 1,018 cars; 1 bike. */
export function countInWords(count: number, settings: SiteSettings): string {
  return `${stockCount(count, settings)} ${vehicleNoun(count, settings.stock)}`;
}
