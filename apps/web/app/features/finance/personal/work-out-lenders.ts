import { personalLoans, type PersonalLoans } from '@forecourt/app/finance/personal-loans';
import type { PersonalFinanceView } from '@forecourt/app/finance/show-personal-finance';
import type { WorkedLoan } from '../use-worked-loan.ts';

/** What the fields come to with each lender. Loaded when the first of them is touched. */
export function workOutLenders(
  { lenders, bands }: Pick<PersonalFinanceView, 'bands' | 'lenders'>,
  fields: Readonly<Record<string, string>>,
): PersonalLoans & WorkedLoan {
  const band = bands.find(({ value }) => value === fields['credit']) ?? null;
  const worked = personalLoans(lenders, { fields, band, most: fields['most'] ?? '' });
  const [first] = worked.loans;
  if (!first) throw new Error('sums are worked out where a lender tells its rates');
  return { ...worked, loan: first.loan };
}
