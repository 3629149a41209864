/** @planned LAW-1.1 */
import type { StateCode } from '../locations/state-code.ts';
import { finding, type Finding, type Place } from './finding.ts';
import type { StatutoryWarranty } from './statutory-warranty.ts';

export interface ShownWarranty {
  readonly where: Place;
  readonly state: StateCode;
  readonly warranty: StatutoryWarranty;
  /** What the page says about it; null: nothing. */
  readonly statement: string | null;
}

/** That the page of a used car does not say which statutory warranty it has, or has none (LAW-2). */
export function warrantyStatementFinding(shown: ShownWarranty): Finding | null {
  const { warranty, where, state } = shown;
  if (warranty.kind === 'not_used' || (warranty.kind !== 'unknown' && shown.statement !== null)) return null;
  if (warranty.kind === 'unknown') {
    const isOurs = warranty.missing === 'law';
    return finding('statutory_warranty', {
      severity: 'unknown',
      what: isOurs
        ? 'The law of the state about this kind of vehicle is not known to us.'
        : `Whether the vehicle has a statutory warranty cannot be said: ${gapWords[warranty.missing]} is missing.`,
      where,
      mendedBy: isOurs ? 'operator' : 'dealer',
      mend: isOurs ? 'Ask the authority of the state.' : `Give ${gapWords[warranty.missing]} of the vehicle.`,
    });
  }
  // Only Queensland commands it, and only for a vehicle without warranty; elsewhere silence may mislead.
  const isCommanded = state === 'qld' && warranty.kind === 'none';
  return finding('statutory_warranty', {
    severity: isCommanded ? 'breach' : 'risk',
    what:
      warranty.kind === 'none'
        ? 'The page does not say that the vehicle has no statutory warranty.'
        : 'The page does not say which statutory warranty the vehicle has.',
    where,
    source: warranty.source,
    mendedBy: 'operator',
    mend: 'Switch on law.showsStatutoryWarranty.',
  });
}

const gapWords = { age: 'the build date', km: 'the odometer reading', price: 'the price' } as const;
