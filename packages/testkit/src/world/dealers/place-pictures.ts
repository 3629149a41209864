import { placeUrl, placeView } from '../pictures/place-view.ts';
import type { StockPlan } from '../stock/stock-plan.ts';

/**
 * The photograph of a place without a car in it, which would be one of the stock: where the dealer takes its pictures;
 * a workshop has the workshop. Two places of a dealer differ by where the photographer stood.
 */
export function placePicture(
  { itemType, scenes }: Pick<StockPlan, 'itemType' | 'scenes'>,
  { place, isWorkshop }: { readonly place: number; readonly isWorkshop: boolean },
): string {
  const scene = isWorkshop && itemType !== 'caravan' ? 'workshop' : scenes.new[0];
  return placeUrl(placeView(scene, place));
}
