import { knownText } from '../core/known-text.ts';
import type { StateCode } from '../locations/state-code.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { finding, type Finding, type Place } from './finding.ts';

export type PriceBasis = SiteSettings['price']['defaultType'];

interface BasisSettings {
  readonly price: Pick<SiteSettings['price'], 'typeLabels' | 'defaultType'>;
  readonly law: Pick<SiteSettings['law'], 'showsPriceBasis'>;
}

/** What the words of a feed or a page say about a price: DAP and 'Drive Away', EGC and 'Excl. Govt. Charges'. */
export function priceBasisOf(priceType: string | null | undefined): PriceBasis | null {
  const words = (knownText(priceType) ?? '').toLowerCase();
  if (/\b(?:egc|excl\w*|before|plus|orc)\b/.test(words)) return 'excludingCharges';
  if (!/\bdap\b|\bdrive[\s-]?away\b/.test(words)) return null;
  return /\best(?:imated?)?\b/.test(words) ? 'estimate' : 'driveAway';
}

/**
 * The words beside a price that say what it includes. As specified they are the car's own; by the law's
 * setting a car that does not say has the site's usual type, so that no price stands alone (LAW-2).
 */
export function priceBasisLabel(
  priceType: string | null | undefined,
  { price, law }: BasisSettings,
): string | null {
  const basis = priceBasisOf(priceType);
  if (!law.showsPriceBasis) return knownText(priceType);
  return price.typeLabels[basis ?? price.defaultType];
}

export interface ShownPrice {
  readonly where: Place;
  readonly basisText: string | null;
  /** Of the location where the car stands. */
  readonly state: StateCode;
}

/** What is wrong with the basis of a price on a page: none is said, or not the one that the state asks for. */
export function priceBasisFinding({ where, basisText, state }: ShownPrice): Finding | null {
  const basis = priceBasisOf(basisText);
  if (basis === null) {
    return finding('price_basis', {
      severity: 'breach',
      what: 'The price does not say whether it is drive away or excludes government charges.',
      where,
      mendedBy: 'operator',
      mend: 'Switch on law.showsPriceBasis, or send the price type in the stock feed.',
    });
  }
  if (state !== 'vic' || basis !== 'excludingCharges') return null;
  return finding('drive_away_total', {
    severity: 'breach',
    what: 'The price excludes government charges, and no drive-away total stands beside it.',
    where,
    mendedBy: 'dealer',
    mend: 'Give the drive-away price of the car.',
  });
}
