import type { loanForm } from '@forecourt/domain/finance/application/application-forms';
import type { WantedLoan } from '@forecourt/domain/finance/application/lender-application';
import { amountToFinance } from '@forecourt/domain/finance/loan';
import { broughtAlong, readLoanChoice } from '@forecourt/domain/finance/loan-choice';
import type { FormValues } from '@forecourt/domain/form/form';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { FormEntries } from '../../leads/pages/lead-form.view.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { carLoanOffer } from '../car-loan-offer.ts';
import { sumsIn } from './held-application.ts';

interface Wanted {
  /** What stands in the step, with the sums of the calculator. */
  readonly said: FormEntries;
  readonly loan: FormValues<ReturnType<typeof loanForm>>;
  readonly car: Car | null;
  readonly now: Date;
}

/** The loan of an application: of a car by the sums as the page showed them, else the sum that was asked for. */
export function wantedLoan(
  context: Pick<SiteContext, 'settings' | 'zone'>,
  { said, loan, car, now }: Wanted,
): WantedLoan {
  const { purpose } = loan;
  const priceCents = car && askingPriceCents(car, context.settings.price.aboveCents);
  const months = context.settings.finance.calculatorTermYears * 12;
  const begins = {
    depositCents: 0,
    tradeInCents: 0,
    balloonCents: 0,
    termMonths: months,
    frequency: 'weekly',
  } as const;
  if (car === null || priceCents === null) {
    const amountCents = (loan.amount ?? 0) * 100;
    const brought = broughtAlong(sumsIn(said));
    const term = String(loan.term ?? months);
    const { balloonCents, termMonths } = readLoanChoice(
      sumsIn({ ...said, term, deposit: '', trade_in: '' }),
      begins,
      amountCents,
    );
    return { ...brought, amountCents, balloonCents, termMonths, purpose };
  }
  const offer = carLoanOffer(car, context, { now });
  const { depositCents, tradeInCents, balloonCents, termMonths } = readLoanChoice(
    sumsIn(said),
    offer?.terms ?? begins,
    priceCents,
  );
  const amountCents = amountToFinance({ price: priceCents, deposit: depositCents, tradeIn: tradeInCents });
  return { amountCents, depositCents, tradeInCents, balloonCents, termMonths, purpose };
}
