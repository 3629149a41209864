/** One place of the grid of results: a car, or a card with an invitation. */
export type GridSlot<Car> =
  | { readonly kind: 'car'; readonly car: Car }
  /** `index` counts the cards, by which promo cards take turns (RULE-12). */
  | { readonly kind: 'call-to-action'; readonly index: number };

/**
 * The grid of results with a call-to-action card at each of the given places (SRCH-16). The first place
 * is 1, and the cars move on by one; where the cars end before a place, the card stays away.
 */
export function gridSlots<Car>(cars: readonly Car[], positions: readonly number[]): readonly GridSlot<Car>[] {
  const slots: GridSlot<Car>[] = cars.map((car) => ({ kind: 'car', car }));
  const places = [...new Set(positions)].toSorted((a, b) => a - b);
  for (const [index, place] of places.entries()) {
    if (place >= 1 && place <= slots.length) slots.splice(place - 1, 0, { kind: 'call-to-action', index });
  }
  return slots;
}
