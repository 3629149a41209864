import type { AnyCarTerms } from '@forecourt/app/finance/any-car-loan';
import type { LoanView } from '@forecourt/app/finance/loan.view';
import { textFieldsIn } from '../text-fields-in.ts';

/** Works out the loan that is asked for as its amount is typed, by code that is loaded with the first change. */
export async function workOutAsked(
  terms: AnyCarTerms,
  form: HTMLFormElement,
  onLoan: (loan: LoanView | null) => void,
): Promise<void> {
  try {
    const { askedLoan } = await import('@forecourt/app/finance/application/asked-loan');
    onLoan(askedLoan(terms, textFieldsIn(form))?.loan ?? null);
  } catch {
    // The chunks of this build are gone from the server: the step still saves what is typed.
  }
}
