import type { CarId, VisitorId } from '@forecourt/domain/core/ids';
import type { RateRule } from '@forecourt/domain/core/rate-rule';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { wireAnswers } from '@forecourt/domain/form/form';
import { readForm } from '@forecourt/domain/form/read-form';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { gatherAdditionalServices } from '@forecourt/domain/leads/additional-services';
import type { ProofVerdict } from '@forecourt/domain/leads/proof-of-work';
import { photoRequestMessage } from '@forecourt/domain/leads/photo-request-message';
import type { CodeKeys } from '../../ports/accounts/code-keys.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { RateLimiter } from '../../ports/platform/rate-limiter.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { captureLead, type CapturedLead, type CapturePorts } from './capture-lead.ts';
import type { FormSubjects, FormSubmission } from './form-submission.ts';
import { makeLeadForm, type SingleStepFormName } from '../pages/make-lead-form.ts';
import { sealReceipt } from '../confirm/seal-receipt.ts';
import { mayMailCopy } from './may-mail-copy.ts';
import type { Answers } from './read-lead-answers.ts';
import { receiptSecrets, receiptToken, type ReceiptTokens } from '../record/receipt-token.ts';
import { secretAsTaken, type TakenStore } from '../record/secret-as-taken.ts';

interface FormStores {
  readonly cars: Pick<CarStore, 'findOutline'>;
  readonly locations: Pick<LocationStore, 'list'>;
}

export interface SendPorts extends Pick<CapturePorts, 'randomId'> {
  readonly store: CapturePorts['store'] & StoreRunner<FormStores> & TakenStore;
  readonly limiter: RateLimiter;
  readonly tokens: ReceiptTokens;
  readonly codeKeys: Pick<CodeKeys, 'seal'>;
}

/** A form as it came, not yet read. */
export interface FormInput extends Pick<
  FormSubmission,
  'senderHash' | 'pageId' | 'url' | 'userAgent' | 'visit' | 'idempotencyKey' | 'now'
> {
  readonly name: SingleStepFormName;
  readonly carId: CarId | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly visitorId: VisitorId | null;
  readonly honeypot: string | null;
  readonly secondsToFill: number | null;
  /** What its proof of work is worth (FORM-2). */
  readonly proof: ProofVerdict;
  /** The network that limits go by, whichever site it asks. */
  readonly network: string;
}

export interface AcceptedLead extends CapturedLead {
  /** The end of the address of the sender's own page. */
  readonly token: string;
}

export type SendRefusal =
  | { readonly reason: 'problems'; readonly problems: readonly FormProblem[] }
  | { readonly reason: 'too_many_requests'; readonly retrySeconds: number };

const mostLocations = 1_000;
/** A family looking for a car sends a few, an office behind one address some more. */
const perSender: RateRule = { limit: 60, windowSeconds: 3_600 };
/** From here on it is told to staff, and still taken. */
const manyOfSender: RateRule = { limit: 10, windowSeconds: 3_600 };

/** What is wrong with a form, by this site's own questions; null where nothing is. */
export async function checkLeadForm(
  ports: Pick<SendPorts, 'store'>,
  context: SiteContext,
  input: Pick<FormInput, 'name' | 'carId' | 'fields'>,
): Promise<readonly FormProblem[] | null> {
  const read = await readAnswers(ports, context, input);
  return read.ok ? null : read.error;
}

/**
 * Reads a form by this site's own questions, and takes it as a lead (FORM-1, FORM-9), where nothing else is said by
 * itself alone: a booking is taken with its time.
 */
export async function sendLeadForm(
  ports: SendPorts,
  context: SiteContext,
  input: FormInput,
  take: TakeForm = (submission) => captureLead(ports, context, submission),
): Promise<Result<AcceptedLead, SendRefusal>> {
  const retrySeconds = await tooManyLeads(ports, context, input.network);
  if (retrySeconds > 0) return fail({ reason: 'too_many_requests', retrySeconds });
  const read = await readAnswers(ports, context, input);
  if (!read.ok) return fail({ reason: 'problems', problems: read.error });
  const { answers, found } = read.value;
  return sendReadForm(ports, context, { ...input, form: input.name, answers, found }, take);
}

/** What takes a form as a lead, by itself or with what goes with it. */
export type TakeForm = (submission: FormSubmission) => ReturnType<typeof captureLead>;

/** A form whose answers were read by its own questions. */
export interface ReadFormInput
  extends Omit<FormInput, 'fields' | 'name'>, Pick<FormSubmission, 'form' | 'found'> {
  readonly answers: Answers;
}

/** Takes a form that was read: with what tells it from a machine's, and a page by which its sender can follow it. */
export async function sendReadForm(
  ports: Omit<SendPorts, 'store'> & { readonly store: TakenStore },
  context: SiteContext,
  input: ReadFormInput,
  take: TakeForm,
): Promise<Result<AcceptedLead, SendRefusal>> {
  const { form, answers, found, carId, visitorId, senderHash, pageId, url, userAgent, visit } = input;
  const { idempotencyKey, network, now } = input;
  const spamSignals = await gatherSpamSignals(ports, context, input, true);
  const secrets = receiptSecrets(ports.tokens, context.site.id, idempotencyKey);
  const [{ secret, hash }] = secrets;
  const isMailed = await mayMailCopy(ports, context, { answers, spamSignals, network });
  const captured = await take({
    form,
    answers,
    ...(found && { found }),
    carId,
    visitorId,
    ...(senderHash && { senderHash }),
    pageId,
    url,
    userAgent,
    visit,
    spamSignals,
    receipt: { secret, sealed: sealReceipt(ports.codeKeys, context.site.id, secret), hash, isMailed },
    idempotencyKey,
    now,
  });
  if (!captured.ok) {
    const message = context.settings.messages.choiceInvalid;
    return fail({ reason: 'problems', problems: [{ field: null, message }] });
  }
  const taken = await secretAsTaken(ports.store, context.scope, captured.value, secrets);
  return ok({ ...captured.value, token: receiptToken(captured.value.submissionId, taken) });
}

const text = (answer: unknown) => (typeof answer === 'string' ? answer : null);

interface Read {
  readonly answers: Answers;
  readonly found: FormSubjects;
}

async function readAnswers(
  { store }: Pick<SendPorts, 'store'>,
  context: SiteContext,
  { name, carId, fields }: Pick<FormInput, 'name' | 'carId' | 'fields'>,
): Promise<Result<Read, readonly FormProblem[]>> {
  const { settings } = context;
  const found = await store.run(
    context.scope,
    async ({ cars, locations }) => ({
      car: carId === null ? null : await cars.findOutline(carId),
      locations: await locations.list(mostLocations),
    }),
    { isRoutine: true },
  );
  // The form on a car that is gone by now asked what it asked: its sender cannot answer more.
  const car = found.car ?? (carId === null ? null : { carType: null });
  const form = makeLeadForm(name, context, { ...found, car });
  const read = readForm(form, gatherAdditionalServices(fields, settings.enquiry.additionalServices));
  if (!read.ok) return read;
  const answers = wireAnswers(form, read.value);
  if (name !== 'requestPhotos') return ok({ answers, found });
  const { request, message, ...others } = answers;
  const asked = { request: text(request), message: text(message) };
  const words = photoRequestMessage(asked, settings.vehiclePage.requestPhotosText);
  return ok({ answers: { ...others, message: words }, found });
}

/** How many seconds a sender has to wait; 0 where they need not. */
export function tooManyLeads(
  { limiter }: Pick<SendPorts, 'limiter'>,
  context: Pick<SiteContext, 'site'>,
  network: string,
): Promise<number> {
  return limiter.take('leads of address', ofSite(context, network), perSender);
}

const ofSite = ({ site }: Pick<SiteContext, 'site'>, network: string) => `${site.id} ${network}`;

/** The spam signals of a form. Of several steps the last is counted and proves the work. */
export async function gatherSpamSignals(
  { limiter }: Pick<SendPorts, 'limiter'>,
  context: Pick<SiteContext, 'site' | 'settings'>,
  { honeypot, secondsToFill, network, proof }: SignalSource,
  isCounted: boolean,
): Promise<FormSubmission['spamSignals']> {
  const whose = ofSite(context, network);
  const isOften = isCounted && (await limiter.take('many leads of address', whose, manyOfSender)) > 0;
  return {
    honeypot,
    secondsToFill,
    leadsFromSender: isOften ? manyOfSender.limit + 1 : 1,
    ...(isCounted && context.settings.enquiry.usesCaptcha && { proof }),
  };
}

type SignalSource = Pick<FormInput, 'honeypot' | 'secondsToFill' | 'network' | 'proof'>;
