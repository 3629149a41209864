/** @planned LAW-1.1 */
import type { CoolingOff } from './cooling-off.ts';
import { finding, type Finding, type Place } from './finding.ts';

export interface ShownCoolingOff {
  readonly where: Place;
  readonly coolingOff: CoolingOff;
  /** The page says whether the buyer can change their mind. */
  readonly isSaid: boolean;
}

/** That a page on which a buyer binds themselves is silent about the right to cool off (LAW-1). */
export function coolingOffFinding({ where, coolingOff, isSaid }: ShownCoolingOff): Finding | null {
  if (isSaid || coolingOff.kind === 'none') return null;
  if (coolingOff.kind === 'unknown') {
    return finding('cooling_off', {
      severity: 'unknown',
      what: 'Whether a buyer can cool off in this state on this day is not known to us.',
      where,
      mendedBy: 'operator',
      mend: 'Ask the authority of the state.',
    });
  }
  return finding('cooling_off', {
    severity: 'risk',
    what: 'The page does not say that the buyer can still change their mind.',
    where,
    source: coolingOff.row.source,
    mendedBy: 'operator',
    mend: 'Switch on law.showsCoolingOff.',
  });
}
