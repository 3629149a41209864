import { capitalised } from '../core/capitalised.ts';
import { longDay } from '../core/day-words.ts';
import type { WireValue } from '../form/form.ts';
import { isCalendarDay, isDayAndTime } from '../form/calendar-text.ts';
import { clockWords } from '../locations/clock-words.ts';
import { stateCodeOf } from '../locations/state-code.ts';

/** What staff call an answer whose name on the wire says it badly; the others are read from their names. */
const labels: Readonly<Partial<Record<string, string>>> = {
  booking_date_time: 'When',
  'Preferred Service Date': 'Day',
  'Drop-off Time': 'Drop-off time',
  'Vehicle Make': 'Make',
  'Vehicle Model': 'Model',
  'Vehicle Year': 'Year',
  'Vehicle State': 'Registered in',
  regoState: 'Registered in',
  kms: 'Kilometres',
  sleeps: 'Berths',
  finance: 'Under finance',
  vehiclePriceBudget: 'Budget in dollars',
  number_of_keys: 'Keys',
  car_condition: 'Condition',
  EvalID: 'Evaluation',
  VIN: 'VIN',
  RegoExpiry: 'Rego until',
  RedBookCode: 'RedBook code',
  sms_content: 'SMS to the seller',
  sms_from: 'Sender of the SMS',
};

const states: ReadonlySet<string> = new Set(['Vehicle State', 'regoState', 'state']);

/** An answer of a form as staff read it: booking_date_time 2026-11-18T09:00 is When, Wednesday 18 November, 9am. */
export function answerWords(
  name: string,
  answer: WireValue,
): { readonly label: string; readonly value: string } {
  return { label: labels[name] ?? wordsOf(name), value: valueWords(name, answer) };
}

/** Names on the wire are written in several ways: fleet_size, preferredDealership, Service Type. */
function wordsOf(name: string): string {
  const words = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return capitalised(words);
}

function valueWords(name: string, answer: WireValue): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (Array.isArray(answer)) return answer.join(', ');
  const text = String(answer);
  if (states.has(name)) return stateCodeOf(text)?.toUpperCase() ?? text;
  if (isDayAndTime(text)) return `${longDay(text.slice(0, 10))}, ${clockWords(text.slice(11))}`;
  if (isCalendarDay(text)) return longDay(text);
  return /^\d{2}:\d{2}$/.test(text) ? clockWords(text) : text;
}
