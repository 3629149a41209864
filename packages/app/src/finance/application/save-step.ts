import type { CarId } from '@forecourt/domain/core/ids';
import type { RateRule } from '@forecourt/domain/core/rate-rule';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import {
  aboutYouForm,
  birthDateWords,
  loanForm,
  moneyForm,
} from '@forecourt/domain/finance/application/application-forms';
import { draftEnd } from '@forecourt/domain/finance/application/application-limits';
import { draftPlace } from '@forecourt/domain/finance/application/application-place';
import {
  furthestAfter,
  stepAfter,
  type ApplicationStep,
} from '@forecourt/domain/finance/application/application-steps';
import { birthDateFault } from '@forecourt/domain/finance/application/birth-date';
import { sumFieldsIn } from '@forecourt/domain/finance/loan-choice';
import type { Form } from '@forecourt/domain/form/form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { readForm } from '@forecourt/domain/form/read-form';
import type { FormEntries } from '../../leads/pages/lead-form.view.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.port.ts';
import type { ApplicationSeals } from '../../ports/finance/application-seals.port.ts';
import type { ApplicationStore } from '../../ports/finance/application-store.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { RateLimiter } from '../../ports/platform/rate-limiter.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import {
  applicationHash,
  emptyDraft,
  findHeldApplication,
  sumsIn,
  type ApplicationDraft,
} from './held-application.ts';
import { makeFinanceKeyJob } from './make-finance-key.job.ts';
import { personDigests } from './person-digests.ts';

export interface SavePorts {
  readonly store: StoreRunner<{
    readonly applications: Pick<ApplicationStore, 'begin' | 'find' | 'findKey' | 'save'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
  readonly tokens: SessionTokens;
  readonly seals: ApplicationSeals;
  readonly limiter: RateLimiter;
  /** A random UUID. */
  readonly randomId: () => string;
}

export interface SaveInput {
  /** Of the application that this browser has; null: it begins one. */
  readonly secret: string | null;
  readonly step: Exclude<ApplicationStep, 'consent'>;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Of the vehicle that a new application is about. */
  readonly carId: CarId | null;
  /** The page asks to begin anew, whatever this browser had. */
  readonly isNew: boolean;
  /** It is changed from the last step, to which saving leads back. */
  readonly isChange: boolean;
  readonly network: string;
  readonly now: Date;
}

export type SaveRefusal =
  | { readonly reason: 'problems'; readonly problems: readonly FormProblem[]; readonly entries: FormEntries }
  | { readonly reason: 'no_such_application' }
  | { readonly reason: 'too_many_requests' };

export interface SavedStep {
  readonly secret: string;
  readonly next: ApplicationStep;
}

/** Somebody who goes to and fro saves some dozen steps. */
const perNetwork: RateRule = { limit: 120, windowSeconds: 3_600 };
const mostCharacters = 400;

/** Saves a step of an application for finance (FIN-1): it is stored, encrypted, before the next one is shown. */
export async function saveStep(
  ports: SavePorts,
  context: SiteContext,
  input: SaveInput,
): Promise<Result<SavedStep, SaveRefusal>> {
  const { site, scope } = context;
  const wait = await ports.limiter.take(
    'finance steps of address',
    `${site.id} ${input.network}`,
    perNetwork,
  );
  if (wait > 0) return fail({ reason: 'too_many_requests' });
  const { secret, step, now } = input;
  const held =
    secret === null || input.isNew ? null : await findHeldApplication(ports, context, { secret, now });
  if (held && held.draft === null) return fail({ reason: 'no_such_application' });
  if (!held && step !== 'you') return fail({ reason: 'no_such_application' });
  const carId = held ? held.application.carId : input.carId;
  const entries = entriesOf(input.fields);
  const problems = problemsOf(context, { step, fields: input.fields, hasCar: carId !== null, now });
  if (problems.length > 0) return fail({ reason: 'problems', problems, entries });
  const draft = { ...(held?.draft ?? emptyDraft), [step]: entries };
  if (step === 'loan') draft.loan = { ...keptSums(draft.loan, held?.draft?.loan ?? {}), ...entries };
  // The sums come along with the first step, from wherever it was begun, and are no word about the person.
  if (!held) [draft.loan, draft.you] = apart(entries);
  const digests = personDigests(ports.tokens, site.id, personOf(context, draft));
  if (held && secret !== null) {
    const { id, version } = held.application;
    const furthest = furthestAfter(step, held.application.step);
    const sealed = ports.seals.sealDraft(secret, draftPlace(site.id, id), JSON.stringify(draft));
    const saved = { draft: sealed, personDigests: digests, step: furthest };
    const isOurs = await ports.store.run(scope, ({ applications }) =>
      applications.save({ id, version }, saved),
    );
    // Another tab was faster: what it saved stands, and this step is shown with it.
    return ok({ secret, next: !isOurs ? step : input.isChange ? furthest : stepAfter(step) });
  }
  return ok(await begin(ports, context, { draft, digests, carId, now }));
}

/** The sums among the fields of the first step, and the answers of whoever fills it in. */
function apart(entries: FormEntries): readonly [sums: FormEntries, answers: FormEntries] {
  const sums = sumFieldsIn(Object.entries(entries));
  return [sums, Object.fromEntries(Object.entries(entries).filter(([name]) => !Object.hasOwn(sums, name)))];
}

/** The sums that the step does not ask for are kept as they came; a price gives way to the amount that is typed. */
function keptSums(said: FormEntries, before: FormEntries): FormEntries {
  const { price, ...sums } = sumsIn(before);
  return said['amount'] === undefined && price !== undefined ? { ...sums, price } : sums;
}

interface Beginning {
  readonly draft: ApplicationDraft;
  readonly digests: readonly Uint8Array[];
  readonly carId: CarId | null;
  readonly now: Date;
}

async function begin(
  { store, tokens, seals, randomId }: SavePorts,
  { scope, site }: SiteContext,
  { draft, digests, carId, now }: Beginning,
): Promise<SavedStep> {
  const [secret, id] = [tokens.make(), randomId()];
  const next = stepAfter('you');
  await store.run(scope, async ({ applications, jobs }) => {
    await applications.begin({
      id,
      secretHash: applicationHash(tokens, secret),
      step: next,
      carId,
      dealershipId: null,
      draft: seals.sealDraft(secret, draftPlace(site.id, id), JSON.stringify(draft)),
      personDigests: digests,
      now,
      expiresAt: draftEnd(now),
    });
    // The first application of an account: its key is there before anybody has come to the last step.
    if (!(await applications.findKey())) await jobs.enqueue(makeFinanceKeyJob, {}, { key: 'finance key' });
  });
  return { secret, next };
}

interface Judged extends Pick<SaveInput, 'fields' | 'now' | 'step'> {
  readonly hasCar: boolean;
}

/** What is wrong with the answers of a step, by this site's own questions. */
export function problemsOf(
  { settings, zone }: Pick<SiteContext, 'settings' | 'zone'>,
  { step, fields, hasCar, now }: Judged,
): readonly FormProblem[] {
  if (step === 'you') return personProblems(aboutYouForm(settings), fields, dateIn(now, zone));
  const form: Form = step === 'money' ? moneyForm(settings) : loanForm(settings, { hasCar });
  const read = readForm(form, fields);
  return read.ok ? [] : read.error;
}

/** All at once, in the order of the form: a day that there is not is told beside the other faults. */
function personProblems(
  form: ReturnType<typeof aboutYouForm>,
  fields: SaveInput['fields'],
  today: string,
): readonly FormProblem[] {
  const read = readForm(form, fields);
  const found = new Map(read.ok ? [] : read.error.map(({ field, message }) => [field, message]));
  const { birthDate } = form.fields;
  const written = fields[birthDate.name];
  const fault = typeof written === 'string' && written !== '' ? birthDateFault(written, today) : null;
  if (fault && !found.has(birthDate.name)) found.set(birthDate.name, birthDateWords[fault]);
  const names: readonly (string | null)[] = [null, ...Object.values(form.fields).map(({ name }) => name)];
  return names.flatMap((field) => {
    const message = found.get(field);
    return message === undefined ? [] : { field, message };
  });
}

export function personOf({ settings }: Pick<SiteContext, 'settings'>, { you }: ApplicationDraft) {
  const read = readForm(aboutYouForm(settings), you);
  return read.ok ? { phone: read.value.phone, email: read.value.email } : { phone: null, email: null };
}

/** What was typed, as it stands in the fields again: texts under short names, and nothing else. */
function entriesOf(fields: Readonly<Record<string, unknown>>): FormEntries {
  const kept = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !beside.has(field[0]),
  );
  return Object.fromEntries(kept.slice(0, 40).map(([name, text]) => [name, text.slice(0, mostCharacters)]));
}

const beside: ReadonlySet<string> = new Set(['step', 'car_id', 'new', 'change']);
