import type { SiteSettings } from '../settings/registry.ts';
import type { Promo } from './promo.ts';

type PickablePromo = Pick<Promo, 'display' | 'strictDisplay'>;

/**
 * The promo card at a place in the grid (RULE-12): of those that suit the selected car types, the one whose
 * number is the place modulo their count; null when none suits. A site may have all of them strict.
 */
export function pickPromo<Given extends PickablePromo>(
  promos: readonly Given[],
  cardIndex: number,
  selectedCarTypes: readonly string[],
  { displaysStrictly }: Pick<SiteSettings['promotions'], 'displaysStrictly'>,
): Given | null {
  const fitting = promos.filter(({ display, strictDisplay }) =>
    suits({ display, strictDisplay: strictDisplay || displaysStrictly }, selectedCarTypes),
  );
  return fitting[cardIndex % fitting.length] ?? null;
}

/**
 * A promo for no type in particular suits always. Otherwise a strict one wants exactly its types selected,
 * and any other wants one of them; with nothing selected all types are on show, and it suits.
 */
function suits({ display, strictDisplay }: PickablePromo, selectedCarTypes: readonly string[]): boolean {
  if (display.length === 0) return true;
  const types = words(display);
  const selected = words(selectedCarTypes);
  const shared = types.filter((type) => selected.includes(type)).length;
  if (strictDisplay) return shared === types.length && shared === selected.length;
  return selected.length === 0 || shared > 0;
}

function words(types: readonly string[]): readonly string[] {
  return [...new Set(types.map((type) => type.trim().toLowerCase()))];
}
