import { wireAnswers, type Form } from '@forecourt/domain/form/form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { readForm } from '@forecourt/domain/form/read-form';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { canBeReached } from '@forecourt/domain/service-booking/booking-submission';
import {
  captureLead,
  type CapturedLead,
  type CapturePorts,
  type CaptureStores,
} from '../leads/take/capture-lead.ts';
import type { FormSubmission } from '../leads/take/form-submission.ts';
import type { Answers } from '../leads/take/read-lead-answers.ts';
import { sealReceipt } from '../leads/confirm/seal-receipt.ts';
import { mayMailCopy } from '../leads/take/may-mail-copy.ts';
import { receiptSecrets, receiptToken } from '../leads/record/receipt-token.ts';
import { secretAsTaken } from '../leads/record/secret-as-taken.ts';
import {
  gatherSpamSignals,
  tooManyLeads,
  type FormInput,
  type SendPorts,
  type SendRefusal,
  type AcceptedLead,
} from '../leads/take/send-lead-form.ts';
import type { LeadStore } from '../ports/leads/lead-store.port.ts';
import type { ServicePlaceStore } from '../ports/leads/service-place-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { loadWorkshops } from './load-workshops.ts';
import { makeBookingForm, type BookingForm } from './make-booking-form.ts';
import { chosenWorkshop, dayOf, timeOf, timeProblem } from './service-time.ts';
import { ServicePlaceRefused, takeServicePlace } from './take-service-place.ts';

type Stores = CaptureStores & {
  readonly leads: Pick<LeadStore, 'listEvents'>;
  readonly servicePlaces: ServicePlaceStore;
};

export interface ServiceBookingPorts extends Omit<SendPorts, 'store'> {
  readonly store: CapturePorts<Stores>['store'];
}

/** One step of a booking as it came, with what the steps before it said. */
export interface BookingInput extends Omit<FormInput, 'name' | 'carId'> {
  /** Counts from 0. */
  readonly step: number;
  /** The form said beside its fields what becomes of an unfinished booking. */
  readonly wasTold: boolean;
}

export type BookingOutcome =
  /** Nothing is stored yet: there is no way to reach the person, or nobody told them that it would be. */
  | { readonly kind: 'draft' }
  /** Stored as far as it goes; whose it is, its key alone says. */
  | { readonly kind: 'unfinished'; readonly submissionId: AcceptedLead['submissionId'] }
  | { readonly kind: 'booked'; readonly lead: AcceptedLead };

/**
 * Takes one step of a booking (FORM-5). The steps before the last are kept for the dealer as an incomplete lead, once
 * somebody can be reached who was told so; the last one completes that lead. Both are the same lead because they have the same key,
 * whatever a browser says of its id. The place in the workshop is taken with the last step: both are kept or neither.
 */
export async function sendBooking(
  ports: ServiceBookingPorts,
  context: SiteContext,
  input: BookingInput,
): Promise<Result<BookingOutcome, SendRefusal>> {
  const { visitorId, senderHash, pageId, url, userAgent, visit, network, now } = input;
  const retrySeconds = await tooManyLeads(ports, context, network);
  if (retrySeconds > 0) return fail({ reason: 'too_many_requests', retrySeconds });
  const booking = await loadForm(ports, context, now);
  const isLast = input.step >= booking.steps.length - 1;
  const read = readSteps(booking, input);
  if (!read.ok) return fail({ reason: 'problems', problems: read.error });
  const answers = read.value;
  const mayKeep = input.wasTold && context.settings.serviceBooking.unfinishedNotice.trim() !== '';
  if (!isLast && !(mayKeep && canBeReached(answers))) return ok({ kind: 'draft' });

  const idempotencyKey = `service booking ${input.idempotencyKey}`;
  const spamSignals = await gatherSpamSignals(ports, context, input, isLast);
  const secrets = receiptSecrets(ports.tokens, context.site.id, idempotencyKey);
  const [{ secret, hash }] = secrets;
  const receipt = isLast && {
    secret,
    sealed: sealReceipt(ports.codeKeys, context.site.id, secret),
    hash,
    isMailed: await mayMailCopy(ports, context, { answers, spamSignals, network }),
    day: dayOf(booking, answers),
    time: timeOf(booking, answers),
  };
  const submission: FormSubmission = {
    form: 'serviceBooking',
    answers,
    carId: null,
    visitorId,
    ...(senderHash && { senderHash }),
    pageId,
    url,
    userAgent,
    visit,
    spamSignals,
    ...(receipt && { receipt }),
    idempotencyKey,
    part: isLast ? 'finished' : 'unfinished',
    now,
  };
  const captured = await capture(ports, context, submission, { booking, network });
  if (!captured.ok) return captured;
  const { submissionId } = captured.value;
  if (!isLast) return ok({ kind: 'unfinished', submissionId });
  const taken = await secretAsTaken(ports.store, context.scope, captured.value, secrets);
  return ok({ kind: 'booked', lead: { ...captured.value, token: receiptToken(submissionId, taken) } });
}

async function loadForm(ports: ServiceBookingPorts, context: SiteContext, now: Date): Promise<BookingForm> {
  const workshops = await ports.store.run(context.scope, (stores) => loadWorkshops(stores, context, now));
  return makeBookingForm(context, workshops, now);
}

const refused = (problem: FormProblem) => fail({ reason: 'problems', problems: [problem] } as const);

/** Takes the lead, and with its last step a place in the workshop; of two who want the last one, one is told so. */
async function capture(
  ports: ServiceBookingPorts,
  context: SiteContext,
  submission: FormSubmission,
  { booking, network }: { readonly booking: BookingForm; readonly network: string },
): Promise<Result<CapturedLead, SendRefusal>> {
  const { answers, now } = submission;
  const { choiceInvalid } = context.settings.messages;
  const ofPlace = booking.whole.fields.workshop?.name ?? null;
  try {
    const place =
      submission.part === 'finished'
        ? takeServicePlace(context, ports.limiter, { booking, answers, network })
        : undefined;
    const captured = await captureLead(ports, context, submission, place);
    return captured.ok ? captured : refused({ field: ofPlace, message: choiceInvalid });
  } catch (error) {
    if (!(error instanceof ServicePlaceRefused)) throw error;
    const { retrySeconds } = error;
    if (retrySeconds > 0) return fail({ reason: 'too_many_requests', retrySeconds });
    // Read again, it says what is left.
    const fresh = await loadForm(ports, context, now);
    const workshop = chosenWorkshop(fresh, answers);
    const problem = workshop && timeProblem(fresh, answers, workshop);
    return refused(problem ?? { field: ofPlace, message: choiceInvalid });
  }
}

/** Everything up to the step, by the same questions that the page asked. */
function readSteps(
  { whole, steps, workshops }: BookingForm,
  { step, fields }: Pick<BookingInput, 'step' | 'fields'>,
): Result<Answers, readonly FormProblem[]> {
  const asked = steps.slice(0, step + 1).flatMap(({ form }) => Object.entries(form.fields));
  const form: Form = { ...whole, fields: Object.fromEntries(asked) };
  const read = readForm(form, fields);
  if (!read.ok) return read;
  const answers = wireAnswers(form, read.value);
  const chosen = chosenWorkshop({ whole, workshops }, answers);
  const problem = chosen && timeProblem({ whole }, answers, chosen);
  if (problem) return fail([problem]);
  // Where it is serviced decides whose lead it is, also where nobody was asked.
  return ok(
    chosen
      ? { ...answers, location_id: chosen.location.id, dealership_slug: chosen.dealership.slug }
      : answers,
  );
}
