/** `shared` is a 13, 1300 or 1800 number: a business's own, which no SMS reaches. */
type PhoneKind = 'mobile' | 'landline' | 'shared';

export interface AustralianPhone {
  readonly kind: PhoneKind;
  /** +61412345678: one phone is written one way, in the database and to every system. */
  readonly e164: string;
  /** 0412 345 678: as an Australian reads it aloud. */
  readonly display: string;
}

/** Spaces of every width, brackets, dots, slashes and dashes, in any place. */
const punctuation = /[\s()./\u2010-\u2015-]/g;
const mobile = /^4\d{8}$/;
const landline = /^[2378][2-9]\d{7}$/;
/** Six digits beginning 130 are the start of a 1300 number. */
const shared = /^(?:1[38]00\d{6}|13[1-9]\d{3})$/;

/**
 * Reads a phone as Australians write it (FORM-7): 0412 345 678, (07) 3123 4567, 13 12 34, 1300 123 456,
 * +61 (0)412 345 678. Null where nobody could call it, and for the numbers of other countries, and for
 * a landline without its area code: nobody could say which is meant.
 */
export function parsePhone(text: string): AustralianPhone | null {
  if (text.length > 40) return null;
  const number = significantNumber(text.replace(punctuation, ''));
  if (number === null) return null;
  const kind = kindOf(number);
  return kind && { kind, e164: `+61${number}`, display: display(kind, number) };
}

/** What follows +61: the number without its country and without the leading zero of its area. */
function significantNumber(typed: string): string | null {
  const abroad =
    /^(?:\+|00|0011)61(0?)(\d+)$/.exec(typed) ?? /^61(0?)([2-478]\d{8}|1[38]00\d{6})$/.exec(typed);
  if (abroad) {
    const [, zero, number = ''] = abroad;
    return zero && shared.test(number) ? null : number;
  }
  if (/^0[2-478]\d{8}$/.test(typed)) return typed.slice(1);
  return shared.test(typed) ? typed : null;
}

function kindOf(number: string): PhoneKind | null {
  if (mobile.test(number)) return 'mobile';
  if (landline.test(number)) return 'landline';
  return shared.test(number) ? 'shared' : null;
}

function display(kind: PhoneKind, number: string): string {
  if (kind === 'landline') return `(0${number.slice(0, 1)}) ${number.slice(1, 5)} ${number.slice(5)}`;
  if (number.length === 6) return `${number.slice(0, 2)} ${number.slice(2, 4)} ${number.slice(4)}`;
  const written = kind === 'mobile' ? `0${number}` : number;
  return `${written.slice(0, 4)} ${written.slice(4, 7)} ${written.slice(7)}`;
}
