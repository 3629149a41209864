import { parsePhone } from '@forecourt/domain/core/australian-phone';
import { dayInWords } from '@forecourt/domain/core/day-words';
import { formatDollars, formatWholeDollars } from '@forecourt/domain/core/money';
import {
  aboutYouForm,
  earningChoices,
  livingChoices,
  loanForm,
  moneyForm,
  periodChoices,
  purposeChoices,
  stayChoices,
} from '@forecourt/domain/finance/application/application-forms';
import { stepTitle } from '@forecourt/domain/finance/application/application-steps';
import { readBirthDate } from '@forecourt/domain/finance/application/birth-date';
import { budgetOf } from '@forecourt/domain/finance/application/lender-application';
import { budgetQuestion, budgetPeriod } from '@forecourt/domain/finance/application/weekly-budget';
import type { Choice, Field } from '@forecourt/domain/form/field-description';
import { readForm } from '@forecourt/domain/form/read-form';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { Car } from '@forecourt/domain/stock/car/car';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import type { SiteContext } from '../../site/site-context.ts';
import { termInWords } from '../loan.view.ts';
import { applicationChangePath } from './application-paths.ts';
import type { ApplicationStepView } from './application-page.view.ts';
import type { ApplicationDraft } from './held-application.ts';
import { wantedLoan } from './wanted-loan.ts';

type Context = Pick<SiteContext, 'settings' | 'zone'>;
type Part = ApplicationStepView['summary'][number];
type Row = Part['rows'][number];

interface ReadOver {
  readonly draft: ApplicationDraft;
  readonly car: Car | null;
  readonly now: Date;
}

/** Everything that an application sends, step by step, as its last step reads it over (FIN-1). */
export function applicationSummary(context: Context, { draft, car, now }: ReadOver): readonly Part[] {
  return [
    partOf('you', youRows(context, draft)),
    moneyPart(context, draft),
    partOf('loan', loanRows(context, { draft, car, now })),
  ];
}

const lookAgain = 'Something here needs another look before you can send it.';

function partOf(step: Part['step'], rows: readonly Row[] | null, note: string | null = null): Part {
  return {
    step,
    title: stepTitle(step),
    href: applicationChangePath(step),
    rows: rows ?? [],
    note: rows ? note : lookAgain,
  };
}

function youRows({ settings }: Context, { you }: ApplicationDraft): readonly Row[] | null {
  const read = readForm(aboutYouForm(settings), you);
  if (!read.ok) return null;
  const { name, lastName, birthDate, phone, email, address, living, stay } = read.value;
  const birth = readBirthDate(birthDate);
  const home = labelOf(livingChoices, living);
  const since = labelOf(stayChoices, stay);
  return [
    { label: 'Name', text: `${name} ${lastName}` },
    { label: 'Date of birth', text: birth === null ? birthDate : dayInWords(birth) },
    { label: 'Mobile', text: parsePhone(phone)?.display ?? phone },
    { label: 'Email', text: email },
    { label: 'Home address', text: address },
    { label: 'Living there', text: `${home}, ${since.charAt(0).toLowerCase()}${since.slice(1)}` },
  ];
}

/** The sums, and what is worth asking about them. */
function moneyPart({ settings }: Context, { money }: ApplicationDraft): Part {
  const form = moneyForm(settings);
  const read = readForm(form, money);
  if (!read.ok) return partOf('money', null);
  const { value } = read;
  const budget = budgetOf(value);
  const { incomeCents, costsCents } = budget;
  const { fields } = form;
  const sum = ({ label }: Field, dollars: number | null, every: string | null): Row => ({
    label: label.replace(' ($)', ''),
    text:
      (dollars ?? 0) === 0
        ? 'None'
        : `${formatDollars((dollars ?? 0) * 100)} ${labelOf(periodChoices, budgetPeriod(every))}`,
  });
  const rows = [
    { label: 'Earned by', text: labelOf(earningChoices, value.earning) },
    sum(fields.income, value.income, value.incomeEvery),
    sum(fields.otherIncome, value.otherIncome, value.otherIncomeEvery),
    sum(fields.rent, value.rent, value.rentEvery),
    sum(fields.living, value.living, value.livingEvery),
    sum(fields.loans, value.loans, value.loansEvery),
    sum(fields.family, value.family, value.familyEvery),
    {
      label: 'In all',
      text: `${formatWholeDollars(incomeCents)} a week in, ${formatWholeDollars(costsCents)} out`,
    },
  ];
  return partOf('money', rows, budgetQuestion(budget));
}

function loanRows(context: Context, { draft, car, now }: ReadOver): readonly Row[] | null {
  const { settings } = context;
  const read = readForm(loanForm(settings, { hasCar: car !== null }), draft.loan);
  if (!read.ok) return null;
  const loan = wantedLoan(context, { said: draft.loan, loan: read.value, car, now });
  const price = car && askingPriceCents(car, settings.price.aboveCents);
  const rows: readonly (readonly [label: string, text: string | null])[] = [
    ['For', car ? fullCarName(car) : 'Nothing chosen yet'],
    ['Stock number', car?.stockNumber ?? null],
    ['Price', price === null ? null : formatDollars(price)],
    ['To borrow', formatDollars(loan.amountCents)],
    ['Term', termInWords(loan.termMonths)],
    ['Deposit', orNone(loan.depositCents)],
    ['Trade-in', orNone(loan.tradeInCents)],
    ['Balloon', orNone(loan.balloonCents)],
    ['Use', labelOf(purposeChoices, loan.purpose)],
  ];
  return rows.flatMap(([label, text]) => (text === null ? [] : { label, text }));
}

function orNone(cents: number): string {
  return cents === 0 ? 'None' : formatDollars(cents);
}

function labelOf(choices: readonly Choice[], chosen: string): string {
  return choices.find(({ value }) => value === chosen)?.label ?? chosen;
}
