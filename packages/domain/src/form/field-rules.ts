import { parsePhone } from '../core/australian-phone.ts';
import { parseEmail } from '../core/email.ts';
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

/**
 * The value of a tidy text that is not empty, as every other system expects it: phones in E.164, numbers
 * as numbers. Null where it does not answer the field. Its length is looked at elsewhere.
 */
export function answerOf(field: Field, text: string): string | number | null {
  if (field.pattern !== undefined && !new RegExp(`^(?:${field.pattern})$`, 'u').test(text)) return null;
  return (readers[field.kind] ?? readLine)(text, field);
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

type Reader = (text: string, field: Field) => string | number | null;

const readers: Readonly<Partial<Record<FieldKind, Reader>>> = {
  paragraph: (text) => (/^[\P{Cc}\n\t]*$/u.test(text) ? text : null),
  email: parseEmail,
  phone: (text) => parsePhone(text)?.e164 ?? null,
  mobile: (text) => {
    const phone = parsePhone(text);
    return phone?.kind === 'mobile' ? phone.e164 : null;
  },
  postcode: (text) => (/^\d{4}$/.test(text) ? text : null),
  integer: readInteger,
  date: (text, field) => (isCalendarDay(text) && isBookable(field, text) ? text : null),
  dateTime: (text, field) => (isDayAndTime(text) && isBookable(field, text.slice(0, 10)) ? text : null),
};

/** A line break in a name would end a header of the mail that carries it. */
function readLine(text: string): string | null {
  return /^\P{Cc}*$/u.test(text) ? text : null;
}

/** Thousands may be parted by commas or spaces, and kilometres or dollars called so, as people do. */
function readInteger(text: string, { min = 0, max = 999_999_999 }: Field): number | null {
  const [, digits] = /^\$? ?(\d[\d ,]*?) ?(?:kms?|kilometres)?$/i.exec(text) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits.replaceAll(/[ ,]/g, ''));
  return value >= min && value <= max ? value : null;
}

/** Days in this notation sort as text. */
function isBookable({ earliest = '', latest = '9999-12-31' }: Field, day: string): boolean {
  return day >= earliest && day <= latest;
}
