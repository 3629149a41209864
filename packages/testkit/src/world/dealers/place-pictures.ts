import { distanceKm, type Point } from '@forecourt/domain/locations/distance';
import { placeSides, placeUrl, placeView, type PlaceView } from '../pictures/place-view.ts';
import type { SceneName } from '../pictures/scenes/scenes.ts';
import type { StockPlan } from '../stock/stock-plan.ts';

type Seller = Pick<StockPlan, 'itemType' | 'scenes'>;

/** Where a dealer has a house to show; by the water or in the sand there is none. */
const built: ReadonlySet<SceneName> = new Set(['yard', 'apron', 'showroom', 'gallery']);
/** What else a dealer of cars has: from another side a yard is the same yard. */
const alsoBuilt = ['apron', 'showroom', 'workshop', 'yard'] as const;

/**
 * The photograph of a place without a car in it, which would be one of the stock: where the dealer takes its pictures;
 * a workshop has the workshop. Two places of a dealer are two houses, or seen from another side.
 */
export function placePicture(
  seller: Seller,
  { place, isWorkshop }: { readonly place: number; readonly isWorkshop: boolean },
): string {
  if (isWorkshop && seller.itemType !== 'caravan') return placeUrl(placeView('workshop', place));
  return placeUrl(salesView(seller, place));
}

function salesView(seller: Seller, place: number): PlaceView {
  const houses = housesOf(seller);
  const scene = houses[place % houses.length] ?? seller.scenes.new[0];
  return placeView(scene, Math.floor(place / Math.max(1, houses.length)));
}

function housesOf({ itemType, scenes }: Seller): readonly SceneName[] {
  const own = [...new Set([...scenes.new, ...scenes.used].filter((scene) => built.has(scene)))];
  return own.length === 1 && itemType === 'car' ? [...new Set([...own, ...alsoBuilt])] : own;
}

/**
 * The places of a dealer by turns: each has a house that no other has, while there are any, and then the view whose other
 * places lie farthest off, so that whoever looks at the nearest few sees none of them twice; `first` is the one to begin with.
 */
export function placeTurns(): (seller: Seller, at: Point, first: number) => number {
  const shown: { readonly view: PlaceView; readonly at: Point }[] = [];
  return (seller, at, first) => {
    const houses = housesOf(seller);
    const count = Math.max(1, houses.length) * placeSides.length;
    const turns = Array.from({ length: count }, (_, index) => {
      const place = (first + index) % count;
      const view = salesView(seller, place);
      const alike = shown.filter((one) => one.view.scene === view.scene);
      const same = alike.filter((one) => one.view.side === view.side).map((one) => distanceKm(one.at, at));
      return { place, view, isNew: alike.length === 0, away: Math.min(Number.MAX_VALUE, ...same) };
    });
    const [own] = turns
      .filter(({ isNew }) => isNew)
      .toSorted((one, other) => houses.indexOf(one.view.scene) - houses.indexOf(other.view.scene));
    const best = own ?? turns.reduce(farther);
    shown.push({ view: best.view, at });
    return best.place;
  };
}

function farther<Turn extends { readonly away: number }>(one: Turn, other: Turn): Turn {
  return other.away > one.away ? other : one;
}
