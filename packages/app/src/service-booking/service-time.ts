import { longDay } from '@forecourt/domain/core/day-words';
import { onlyOption } from '@forecourt/domain/form/only-option';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { fullDay } from '@forecourt/domain/service-booking/service-days';
import type { Answers } from '../leads/take/read-lead-answers.ts';
import type { BookingForm } from './make-booking-form.ts';

type Workshop = BookingForm['workshops'][number];

/** The only one, or the one that was chosen; null before that. */
export function chosenWorkshop(
  { whole, workshops }: Pick<BookingForm, 'whole' | 'workshops'>,
  answers: Answers,
): Workshop | null {
  const { workshop: field } = whole.fields;
  if (!field) return onlyOption(workshops);
  return workshops.find(({ location }) => location.id === answers[field.name]) ?? null;
}

/** What speaks against a day or time at the chosen place; each was offered by some place. */
export function timeProblem(
  { whole }: Pick<BookingForm, 'whole'>,
  answers: Answers,
  { location, days }: Workshop,
): FormProblem | null {
  const { preferredServiceDate: dayField, dropOffTime: timeField } = whole.fields;
  const date = dayOf({ whole }, answers);
  if (date === null || !dayField) return null;
  const place = placeName(location.name);
  const day = days.find((one) => one.date === date);
  if (!day || day.shut !== null) {
    const state = day?.shut === fullDay ? 'full' : 'closed';
    const message = `${place} is ${state} on ${longDay(date)}. Please choose another day.`;
    return { field: dayField.name, message };
  }
  const time = timeOf({ whole }, answers);
  if (!timeField || time === null || day.times.includes(time)) return null;
  const times = day.times.map((one) => clockWords(one)).join(', ');
  const message = day.fullTimes.includes(time)
    ? `${clockWords(time)} on ${longDay(date)} is full. Still free that day: ${times}.`
    : `On ${longDay(date)} ${place} takes cars at ${times}.`;
  return { field: timeField.name, message };
}

/** The day that was chosen so far; null where none was, or none is asked. */
export function dayOf({ whole }: Pick<BookingForm, 'whole'>, answers: Answers): string | null {
  const { preferredServiceDate: field } = whole.fields;
  const day = field && answers[field.name];
  return typeof day === 'string' ? day : null;
}

export function timeOf({ whole }: Pick<BookingForm, 'whole'>, answers: Answers): string | null {
  const { dropOffTime: field } = whole.fields;
  const time = field && answers[field.name];
  return typeof time === 'string' ? time : null;
}
