import type { SiteSettings } from '../settings/registry.ts';
import {
  financeDisplay,
  type FinanceCar,
  type FinanceSettings,
  type ShownLender,
} from './finance-display.ts';
import { financeOffer, type FinanceOffer } from './finance-offer.ts';

interface LenderSettings {
  readonly finance: FinanceSettings &
    Pick<
      SiteSettings['finance'],
      'assumedDepositPercent' | 'showsCalculator' | 'calculatorRatePercent' | 'calculatorTermYears'
    >;
  readonly site: Pick<SiteSettings['site'], 'defaultState'>;
}

const most = 4;

/**
 * Every lender whose figures may stand beside a car on its page of own terms (FIN-2): the site's first, then the others that
 * lend for it on the same conditions. None where the site shows no finance for the car (RULE-4).
 */
export function lendersOfCar(
  car: FinanceCar,
  settings: LenderSettings,
  at: { readonly now: Date; readonly zone: string },
): readonly FinanceOffer[] {
  const first = financeOffer(car, settings, at);
  if (!first || first.isEstimate) return first ? [first] : [];
  const others = car.lenders.flatMap(({ provider }): ShownLender[] => {
    if (provider === first.lender.provider) return [];
    const { lender } = financeDisplay(car, { ...settings.finance, provider }, at);
    return lender ? [lender] : [];
  });
  const offers = others.map((lender) => Object.assign({}, first, { lender, assumedDepositPercent: null }));
  return [first, ...offers].slice(0, most);
}
