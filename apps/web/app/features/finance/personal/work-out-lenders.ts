import { personalLoans, type PersonalLoans } from '@forecourt/app/finance/personal-loans';
import type { PersonalFinanceView } from '@forecourt/app/finance/show-personal-finance';

/** What the fields come to with each lender. Loaded when the first of them is touched. */
export function workOutLenders(
  { lenders, bands }: Pick<PersonalFinanceView, 'bands' | 'lenders'>,
  fields: Readonly<Record<string, string>>,
): PersonalLoans {
  const band = bands.find(({ value }) => value === fields['credit']) ?? null;
  return personalLoans(lenders, { fields, band, most: fields['most'] ?? '' });
}
