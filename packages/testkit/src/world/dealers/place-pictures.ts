import { lookColours } from '../pictures/look-colours.ts';
import type { Look } from '../pictures/look.ts';
import { pictureUrl } from '../pictures/picture.ts';
import type { StockPlan } from '../stock/stock-plan.ts';
import { sitePicture } from './site-pictures.ts';

const electric: readonly Look[] = ['sedan-ev', 'suv-ev', 'hatch-ev'];
const looks: Readonly<Record<StockPlan['itemType'], readonly Look[]>> = {
  car: ['suv-mid', 'suv-seven', 'ute-dual', 'wagon', 'hatch'],
  motorcycle: ['bike-cruiser', 'bike-naked', 'bike-adventure'],
  caravan: ['caravan', 'caravan-offroad', 'caravan-poptop'],
};

/**
 * The photograph of a place: a vehicle of what is sold there, where the dealer takes its pictures; a workshop has one in
 * the workshop. Two places of a dealer differ by their vehicle.
 */
export function placePicture(
  { itemType, scenes }: Pick<StockPlan, 'itemType' | 'scenes'>,
  { place, isWorkshop }: { readonly place: number; readonly isWorkshop: boolean },
): string {
  const isElectric = itemType === 'car' && scenes.new.includes('gallery');
  const some = isElectric ? electric : looks[itemType];
  const look = some[place % some.length] ?? 'suv-mid';
  const scene = isWorkshop && itemType === 'car' ? 'workshop' : (scenes.new[0] ?? 'apron');
  const colours = lookColours[look];
  return pictureUrl(sitePicture(look, colours[place % colours.length] ?? colours[0], scene));
}
