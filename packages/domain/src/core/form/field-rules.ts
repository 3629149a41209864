import { parsePhone } from '../australian-phone.ts';
import { parseEmail } from '../email.ts';
import { isCalendarDay, isDayAndTime } from './calendar-text.ts';
import type { Field, FieldKind } from './field-description.ts';

// In the browser's bundle: nothing here may import the schema library.

/** A field without an answer: left out of the form, or sent empty. */
export function isBlank(value: unknown): value is null | undefined | '' {
  return value === undefined || value === null || value === '';
}

/**
 * What was typed, without the space around it. Browsers count a line break as one character against
 * maxlength and then send two, so a full paragraph would be refused for its line breaks.
 */
export function tidyText({ kind }: Field, typed: string): string {
  return (kind === 'paragraph' ? typed.replaceAll(/\r\n?/g, '\n') : typed).trim();
}

/** Whether a tidy text that is not empty answers the field, apart from its length. */
export function answersField(field: Field, text: string): boolean {
  return matchesPattern(field, text) && (rules[field.kind] ?? isPlainLine)(text, field);
}

/** The number that was typed; thousands may be parted by commas or spaces, as people do. */
export function integerOf(text: string): number {
  return Number(text.replaceAll(/[ ,]/g, ''));
}

/** True and false as a ticked box, a JSON body or a query say them; null for anything else. */
export function tickOf(value: unknown): boolean | null {
  if (isBlank(value) || value === false || value === 'false') return false;
  return value === true || value === 'true' || value === 'on' ? true : null;
}

/** The chosen values: one box ticked is a text, several are a list. Null where it is neither. */
export function chosenOf(value: unknown): readonly unknown[] | null {
  if (isBlank(value)) return [];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : null;
}

/** Whether the field offers the value. */
export function offers({ options = [] }: Field, value: unknown): boolean {
  return options.some((option) => option.value === value);
}

function matchesPattern({ pattern }: Field, text: string): boolean {
  return pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(text);
}

const rules: Readonly<Partial<Record<FieldKind, (text: string, field: Field) => boolean>>> = {
  paragraph: (text) => /^[\P{Cc}\n\t]*$/u.test(text),
  email: (text) => parseEmail(text) !== null,
  phone: (text) => parsePhone(text) !== null,
  mobile: (text) => parsePhone(text)?.kind === 'mobile',
  postcode: (text) => /^\d{4}$/.test(text),
  integer: (text, field) => /^\d[\d ,]*$/.test(text) && isWithin(field, integerOf(text)),
  date: (text, field) => isCalendarDay(text) && isBookable(field, text),
  dateTime: (text, field) => isDayAndTime(text) && isBookable(field, text.slice(0, 10)),
};

/** A line break in a name would end a header of the mail that carries it. */
const isPlainLine = (text: string) => /^\P{Cc}*$/u.test(text);

function isWithin({ min = 0, max = 999_999_999 }: Field, value: number): boolean {
  return value >= min && value <= max;
}

/** Days in this notation sort as text. */
function isBookable({ earliest = '', latest = '9999-12-31' }: Field, day: string): boolean {
  return day >= earliest && day <= latest;
}
