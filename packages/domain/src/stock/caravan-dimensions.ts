import { amountText } from './car-facts.ts';

const metresPerFoot = 0.3048;

/** A length of a caravan, which the trade gives in feet, with metres beside it (RULE-10): 18 ft (5.49 m). */
export function caravanDimension(feet: number | null | undefined): string | null {
  const inFeet = amountText(feet, 'ft');
  return inFeet === null ? null : `${inFeet} (${((feet ?? 0) * metresPerFoot).toFixed(2)} m)`;
}
