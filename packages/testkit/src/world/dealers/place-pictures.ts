import { placeUrl, placeView } from '../pictures/place-view.ts';
import type { SceneName } from '../pictures/scenes/scenes.ts';
import type { StockPlan } from '../stock/stock-plan.ts';

/** Where a dealer has a house to show; by the water or in the sand there is none. */
const built: ReadonlySet<SceneName> = new Set(['yard', 'apron', 'showroom', 'gallery']);

/**
 * The photograph of a place without a car in it, which would be one of the stock: where the dealer takes its pictures;
 * a workshop has the workshop. Two places of a dealer are two houses, or seen from another side.
 */
export function placePicture(
  { itemType, scenes }: Pick<StockPlan, 'itemType' | 'scenes'>,
  { place, isWorkshop }: { readonly place: number; readonly isWorkshop: boolean },
): string {
  if (isWorkshop && itemType !== 'caravan') return placeUrl(placeView('workshop', place));
  const houses = [...new Set([...scenes.new, ...scenes.used].filter((scene) => built.has(scene)))];
  const sold = houses[place % houses.length] ?? scenes.new[0];
  return placeUrl(placeView(sold, Math.floor(place / Math.max(1, houses.length))));
}
