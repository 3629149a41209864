import { amountText } from './car-facts.ts';

const metresPerFoot = 0.3048;

/** A length of a caravan, which the trade gives in feet, with metres beside it (RULE-10): 18 ft (5.49 m). */
export function caravanDimension(feet: number | null | undefined): string | null {
  return amountText(feet, `ft (${(Number(feet) * metresPerFoot).toFixed(2)} m)`);
}
