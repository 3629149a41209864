import { personalLoans, type PersonalLoans } from '@forecourt/app/finance/personal-loans';
import type { PersonalFinanceView } from '@forecourt/app/finance/show-personal-finance';
import { writeQueryString } from '@forecourt/domain/core/query-string';
import { readLoanChoice } from '@forecourt/domain/finance/loan-choice';
import { sumsOf } from '@forecourt/domain/finance/loan-sums';

/** What the fields come to with each lender. Loaded when the first of them is touched. */
export function workOutLenders(
  { lenders, bands }: Pick<PersonalFinanceView, 'bands' | 'lenders'>,
  fields: Readonly<Record<string, string>>,
): { readonly loans: PersonalLoans; readonly sums: string | null } {
  const band = bands.find(({ value }) => value === fields['credit']) ?? null;
  const [first] = lenders;
  return {
    loans: personalLoans(lenders, { fields, band, most: fields['most'] ?? '' }),
    sums:
      first === undefined
        ? null
        : writeQueryString(sumsOf(readLoanChoice(fields, first.offer.terms, first.offer.priceCents))),
  };
}
