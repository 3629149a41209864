import { longDay } from '@forecourt/domain/core/day-words';
import { wireAnswers, type Form } from '@forecourt/domain/form/form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { readForm } from '@forecourt/domain/form/read-form';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { canBeReached } from '@forecourt/domain/service-booking/booking-submission';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { captureLead } from '../leads/take/capture-lead.ts';
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
import type { SiteContext } from '../site/site-context.ts';
import { makeBookingForm, type BookingForm } from './make-booking-form.ts';

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

const mostLocations = 1_000;

/**
 * Takes one step of a booking (FORM-5). The steps before the last are kept for the dealer as an incomplete lead, once
 * somebody can be reached who was told so; the last one completes that lead. Both are the same lead because they have the same key,
 * whatever a browser says of its id.
 */
export async function sendBooking(
  ports: SendPorts,
  context: SiteContext,
  input: BookingInput,
): Promise<Result<BookingOutcome, SendRefusal>> {
  const { visitorId, senderHash, pageId, url, userAgent, visit, network, now } = input;
  const retrySeconds = await tooManyLeads(ports, context, network);
  if (retrySeconds > 0) return fail({ reason: 'too_many_requests', retrySeconds });
  const locations = await ports.store.run(context.scope, (stores) => stores.locations.list(mostLocations));
  const booking = makeBookingForm(context, locations, now);
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
  const captured = await captureLead(ports, context, {
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
  });
  if (!captured.ok) {
    const message = context.settings.messages.choiceInvalid;
    return fail({
      reason: 'problems',
      problems: [{ field: booking.whole.fields.workshop?.name ?? null, message }],
    });
  }
  const { submissionId } = captured.value;
  if (!isLast) return ok({ kind: 'unfinished', submissionId });
  const taken = await secretAsTaken(ports.store, context.scope, captured.value, secrets);
  return ok({ kind: 'booked', lead: { ...captured.value, token: receiptToken(submissionId, taken) } });
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

/** The only one, or the one that was chosen; null before that. */
function chosenWorkshop(
  { whole, workshops }: Pick<BookingForm, 'whole' | 'workshops'>,
  answers: Answers,
): BookingForm['workshops'][number] | null {
  const { workshop: field } = whole.fields;
  if (!field) return workshops[0] ?? null;
  return workshops.find(({ location }) => location.id === answers[field.name]) ?? null;
}

/** What speaks against a day or time at the chosen place; each was offered by some place. */
function timeProblem(
  { whole }: Pick<BookingForm, 'whole'>,
  answers: Answers,
  { location, days }: BookingForm['workshops'][number],
): FormProblem | null {
  const { preferredServiceDate: dayField, dropOffTime: timeField } = whole.fields;
  const date = dayOf({ whole }, answers);
  if (date === null || !dayField) return null;
  const place = placeName(location.name);
  const day = days.find((one) => one.date === date);
  if (!day || day.shut !== null) {
    const message = `${place} is closed on ${longDay(date)}. Please choose another day.`;
    return { field: dayField.name, message };
  }
  const time = timeField && answers[timeField.name];
  if (!timeField || typeof time !== 'string' || day.times.includes(time)) return null;
  const times = day.times.map((one) => clockWords(one)).join(', ');
  return { field: timeField.name, message: `On ${longDay(date)} ${place} takes cars at ${times}.` };
}

/** The day that was chosen so far; null where none was, or none is asked. */
function dayOf({ whole }: Pick<BookingForm, 'whole'>, answers: Answers): string | null {
  const { preferredServiceDate: field } = whole.fields;
  const day = field && answers[field.name];
  return typeof day === 'string' ? day : null;
}

function timeOf({ whole }: Pick<BookingForm, 'whole'>, answers: Answers): string | null {
  const { dropOffTime: field } = whole.fields;
  const time = field && answers[field.name];
  return typeof time === 'string' ? time : null;
}
