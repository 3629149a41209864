import type { Lender } from '../stock/car/lender.ts';
import { financeDisclaimer } from './finance-disclaimer.ts';
import { financeOffer } from './finance-offer.ts';
import type { Car } from '../stock/car/car.ts';

type OfferSettings = Parameters<typeof financeOffer>[1];

/** One lender of a car in the specification's own names and in dollars (FIN-3). */
export interface FinanceLender {
  readonly interestRate: number;
  readonly comparisonRate: number;
  readonly paymentWeek: number | null;
  readonly paymentMonth: number | null;
  readonly termYears: number | null;
  readonly termMonths: number | null;
  readonly deposit: number | null;
  readonly balloon: number | null;
  readonly disclaimer: string | null;
}

const dollars = (cents: number | null) => (cents === null ? null : cents / 100);

/** The lender of the site's provider for a car, by its key (FIN-3); empty where the site shows none (RULE-4). */
export function financeLenders(
  car: Car,
  settings: OfferSettings & { readonly finance: { readonly generalDisclaimer: string } },
  at: { readonly now: Date; readonly zone: string },
): Readonly<Record<string, FinanceLender>> {
  const offer = financeOffer(car, settings, at);
  if (!offer) return {};
  const { lender } = offer;
  const { termYears, termMonths } = termsOf(lender);
  return {
    [lender.provider]: {
      interestRate: lender.interestRate,
      comparisonRate: lender.comparisonRate,
      paymentWeek: dollars(lender.paymentWeekCents),
      paymentMonth: dollars(lender.paymentMonthCents),
      termYears,
      termMonths,
      deposit: dollars(lender.depositCents),
      balloon: dollars(lender.balloonCents),
      disclaimer: financeDisclaimer(car, lender, settings.finance).ofLender,
    },
  };
}

/** The term in both units, whichever of them the lender told. */
function termsOf({ termYears, termMonths }: Pick<Lender, 'termYears' | 'termMonths'>) {
  if (termMonths !== null) return { termYears: termYears ?? termMonths / 12, termMonths };
  return { termYears, termMonths: termYears === null ? null : Math.round(termYears * 12) };
}
