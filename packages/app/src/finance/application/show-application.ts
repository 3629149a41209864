import { formatWholeDollars } from '@forecourt/domain/core/money';
import type { CarId } from '@forecourt/domain/core/ids';
import { readQueryString, writeQueryString } from '@forecourt/domain/core/query-string';
import {
  aboutYouForm,
  consentForm,
  inOneLine,
  loanForm,
  moneyForm,
} from '@forecourt/domain/finance/application/application-forms';
import { draftDays } from '@forecourt/domain/finance/application/application-limits';
import {
  applicationSteps,
  stepBefore,
  stepTitle,
  type ApplicationStep,
} from '@forecourt/domain/finance/application/application-steps';
import { budgetOf } from '@forecourt/domain/finance/application/lender-application';
import { budgetInWords } from '@forecourt/domain/finance/application/weekly-budget';
import { readLoanChoice, sumFieldsIn } from '@forecourt/domain/finance/loan-choice';
import type { LoanOffer } from '@forecourt/domain/finance/loan-offer';
import { sumsInWords } from '@forecourt/domain/finance/loan-sums';
import { comparisonBasis } from '@forecourt/domain/finance/rate-statement';
import { describeForm, type Form } from '@forecourt/domain/form/form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { readForm } from '@forecourt/domain/form/read-form';
import { privacyLink } from '@forecourt/domain/site/paths';
import type { Car } from '@forecourt/domain/stock/car/car';
import { answeringLocation } from '../../leads/record/lead-location.ts';
import { carLineOf } from '../../leads/pages/car-line.view.ts';
import { honeypotField, type FormEntries } from '../../leads/pages/lead-form.view.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import { carInQuery } from '../../shared/car-in-query.ts';
import type { Page } from '../../shared/page.view.ts';
import { wholePhoneViewOf, type PhoneRevealView } from '../../shared/phone-reveal.view.ts';
import { unlistedHead } from '../../shared/unlisted-head.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { isOnSite } from '../../stock/search/is-on-site.ts';
import { calculatorViewOf } from '../calculator.view.ts';
import { carLoanOffer } from '../car-loan-offer.ts';
import { creditOf } from '../credit-of.ts';
import type { AnyCarTerms } from '../any-car-loan.ts';
import { loadRateBands, type RatesStore } from '../load-rate-bands.ts';
import { loanViewOf } from '../loan.view.ts';
import { askedLoan, type AskedLoan } from './asked-loan.ts';
import { applicationChangePath, applicationPaths, applicationStepPath } from './application-paths.ts';
import { applicationSummary } from './application-summary.ts';
import type {
  ApplicationAsideView,
  ApplicationPageView,
  ApplicationStepView,
} from './application-page.view.ts';
import { emptyDraft, sumsIn, type ApplicationDraft, type HeldApplication } from './held-application.ts';

export interface ApplicationPagePorts {
  readonly store: StoreRunner<{
    readonly cars: Pick<CarStore, 'findById' | 'listRates'>;
    readonly locations: Pick<LocationStore, 'list'>;
  }>;
  readonly media: MediaAddresses;
}

export interface ShownStep {
  /** Null: none is begun. */
  readonly held: HeldApplication | null;
  readonly step: ApplicationStep;
  /** Of the address where it begins: the vehicle and the sums of a calculator. */
  readonly query: string;
  /** It is changed from the last step, to which saving leads back. */
  readonly isChange?: boolean;
  readonly now: Date;
  /** What was sent and is wrong, and what of it. */
  readonly entries?: FormEntries;
  readonly problems?: readonly FormProblem[];
  readonly message?: string;
}

export type ApplicationPage = Page<'finance-application', ApplicationPageView>;

const heading = 'Get pre-approved';
const mostLocations = 1_000;
const queryLimits = { parameters: 50, characters: 300 };

/** Nobody likes to tell a form what they earn: each step says what it is for. */
const whyAsked: Readonly<Record<Exclude<ApplicationStep, 'consent'>, string>> = {
  you: 'A lender has to know who it lends to and where they live. Nothing goes to it until you send it at the last step.',
  money:
    'By law a lender must check that you can afford the loan, so it asks what comes in and what goes out.',
  loan: 'What you’d like to borrow, and over how long. You can change it until you send it.',
};

/** A step of an application for finance (FIN-1), with what was typed before: to its holder and to nobody else. */
export async function showApplicationStep(
  ports: ApplicationPagePorts,
  context: SiteContext,
  shown: ShownStep,
): Promise<ApplicationPage> {
  const { held, step, now, isChange = false, problems = [], message = null } = shown;
  const { settings } = context;
  const draft = draftOf(shown);
  const carId = held ? held.application.carId : carInQuery(shown.query);
  const car = await findCar(ports, context, carId, now);
  const form = formOf(context, step, car !== null);
  const offer = offerOf(context, { car, draft, now });
  const choice = offer && readLoanChoice(sumsIn(draft.loan), offer.terms, offer.priceCents);
  const anyCar = car ? null : await anyCarTerms(ports.store, context);
  const asked = anyCar && askedLoan(anyCar, textsOf(draft.loan));
  const back = isChange ? 'consent' : stepBefore(step);
  const hidden = hiddenOf(shown, car, draft);
  const { creditCheckHint, programText } = settings.financeContent;
  const view: ApplicationStepView = {
    state: 'step',
    heading,
    isNew: held === null,
    step,
    at: applicationSteps.indexOf(step),
    steps: applicationSteps.map(stepTitle),
    why: step === 'consent' ? whyRead(context) : whyAsked[step],
    form: describeForm(form),
    entries:
      shown.entries ??
      (step === 'consent' ? {} : step === 'loan' ? withAmount(draft.loan, asked) : draft[step]),
    problems,
    message,
    call: message === null ? null : await financePhone(ports.store, context, car),
    action: step === 'consent' ? applicationPaths.send : applicationPaths.save,
    address: addressOf(shown, hidden),
    hidden,
    back: back && applicationStepPath(back),
    submitText: step === 'consent' ? 'Send it' : isChange ? 'Save this' : 'Continue',
    sums:
      step === 'you' || step === 'loan' ? sumsInWords(sumsIn(draft.loan), { hasCar: car !== null }) : null,
    hints: {
      ...(creditCheckHint !== '' && { credit_check: creditCheckHint }),
      business:
        step === 'money'
          ? 'ABN, last tax return'
          : 'A business loan may suit you better: we’ll talk it through',
    },
    summary: step === 'consent' ? applicationSummary(context, { draft, car, now }) : [],
    privacy: privacyLink(settings),
    notice:
      step === 'consent'
        ? `This is not the loan yet, and nobody is promised credit. ${programText}`.trim()
        : step === 'money'
          ? budgetWords(context, draft)
          : null,
    calculator:
      step === 'loan' && offer && choice
        ? calculatorViewOf(applicationPaths.save, offer, choice, sumsIn(shown.entries ?? {}))
        : null,
    anyCar: step === 'loan' ? anyCar : null,
    honeypotField,
    aside: asideOf(ports, context, { car, draft, asked, now }),
    credit: creditOf(context),
  };
  return {
    kind: 'finance-application',
    status: problems.length > 0 || message !== null ? 422 : 200,
    head: unlistedHead(
      context,
      problems.length > 0 ? `Please check: ${heading}` : `${stepTitle(step)}: ${heading}`,
    ),
    view,
    validUntil: null,
    isDegraded: false,
  };
}

/** Who gets what of it, over all that is sent. */
function whyRead(context: SiteContext): string {
  return `Read it over: this is everything that goes to ${lendersInWords(context)}. We keep your name, mobile and email to call you, and nothing else of it. Each tick is for one thing alone.`;
}

/** Whom to call where a page cannot go on: the finance desk of the car's place, or of the site. */
export async function financePhone(
  store: StoreRunner<{ readonly locations: Pick<LocationStore, 'list'> }>,
  { scope, site, dealerships }: SiteContext,
  car: Car | null,
): Promise<PhoneRevealView | null> {
  const locations = await store.run(scope, (stores) => stores.locations.list(mostLocations));
  const owner = car?.dealershipId ?? site.dealershipId ?? dealerships[0]?.id ?? null;
  const location = answeringLocation(locations, owner, 'Finance Enquiry');
  return location && wholePhoneViewOf(location);
}

async function anyCarTerms(store: RatesStore, context: SiteContext): Promise<AnyCarTerms> {
  const bands = await loadRateBands(store, context);
  return { bands, termMonths: context.settings.finance.calculatorTermYears * 12 };
}

function textsOf(entries: FormEntries): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(entries).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
}

/** What the sums of the calculator come to stands in the field until something else is typed. */
function withAmount(loan: FormEntries, asked: AskedLoan | null): FormEntries {
  if (loan['amount'] !== undefined || !asked || asked.amountCents === 0) return loan;
  return { ...loan, amount: formatWholeDollars(asked.amountCents).slice(1) };
}

function draftOf({ held, query }: ShownStep): ApplicationDraft {
  if (held?.draft) return held.draft;
  return { ...emptyDraft, loan: sumFieldsIn(readQueryString(query, queryLimits)) };
}

function formOf({ settings }: Pick<SiteContext, 'settings'>, step: ApplicationStep, hasCar: boolean): Form {
  if (step === 'you') return aboutYouForm(settings);
  if (step === 'money') return moneyForm(settings);
  return step === 'loan' ? loanForm(settings, { hasCar }) : consentForm(settings);
}

async function findCar(
  { store }: ApplicationPagePorts,
  context: SiteContext,
  carId: CarId | null,
  now: Date,
): Promise<Car | null> {
  if (carId === null) return null;
  const car = await store.run(context.scope, ({ cars }) => cars.findById(carId));
  return car && isOnSite(car, context, now) ? car : null;
}

/** The step, and of a new application what it is about; the sums travel along until they can be kept. */
function hiddenOf(
  { held, step, isChange }: ShownStep,
  car: Car | null,
  { loan }: ApplicationDraft,
): ApplicationStepView['hidden'] {
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['step', step],
    ['change', isChange ? '1' : undefined],
    ...(held && step === 'loan' && car === null ? unasked(sumsIn(loan)) : []),
    ...(held ? [] : ([['new', '1'], ['car_id', car?.id], ...Object.entries(sumsIn(loan))] as const)),
  ];
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}

/** One that is not begun yet takes its vehicle and its sums along. */
function addressOf(
  { held, step, isChange }: ShownStep,
  hidden: ApplicationStepView['hidden'],
): ApplicationStepView['address'] {
  if (held) return isChange ? applicationChangePath(step) : applicationStepPath(step);
  const about = hidden.filter(({ name }) => name !== 'step' && name !== 'new');
  const query = writeQueryString(about.map(({ name, value }) => [name, value]));
  return query === '' ? applicationStepPath(step) : `${applicationStepPath(step)}&${query}`;
}

/** What the step without a vehicle does not ask for and its sums go by. */
function unasked({ year, balloon, frequency }: ReturnType<typeof sumsIn>) {
  return [
    ['year', year],
    ['balloon', balloon],
    ['frequency', frequency],
  ] as const;
}

interface Beside {
  readonly car: Car | null;
  readonly draft: ApplicationDraft;
  /** Without a vehicle. */
  readonly asked: AskedLoan | null;
  readonly now: Date;
}

/** The vehicle and its sums. */
export function asideOf(
  { media }: Pick<ApplicationPagePorts, 'media'>,
  context: SiteContext,
  { car, draft, asked, now }: Beside,
): ApplicationAsideView {
  const { settings } = context;
  const offer = offerOf(context, { car, draft, now });
  const loan = offer
    ? loanViewOf(offer, readLoanChoice(sumsIn(draft.loan), offer.terms, offer.priceCents))
    : (asked?.loan ?? null);
  return {
    car: car && carLineOf(car, context, media),
    loan,
    rate: { basis: comparisonBasis(settings.finance), warning: settings.law.comparisonRateWarning },
    note: `Saved at each step, for ${draftDays} days. Only you can read it until you send it, and then only ${lendersInWords(context)}.`,
  };
}

/** The loan for the vehicle, at the rates that its sums were worked out at. */
function offerOf(context: SiteContext, { car, draft, now }: Omit<Beside, 'asked'>): LoanOffer | null {
  return car && carLoanOffer(car, context, { now, credit: sumsIn(draft.loan).credit });
}

/** What is left a week, once the step was filled in. */
function budgetWords(
  { settings }: Pick<SiteContext, 'settings'>,
  { money }: ApplicationDraft,
): string | null {
  const read = readForm(moneyForm(settings), money);
  return read.ok ? budgetInWords(budgetOf(read.value), true) : null;
}

/** Whom an application goes to, in a sentence. */
export function lendersInWords({ settings }: Pick<SiteContext, 'settings'>): string {
  return inOneLine(settings.finance.applicationLenders);
}
