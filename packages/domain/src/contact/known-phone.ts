import { knownText } from '../core/known-text.ts';

/** The shortest numbers that can be dialled are of the kind 13 11 14; 'TBA' and '0' are none. */
const fewestDigits = 6;

/** A phone number that can be called, as it is written; null where there is none (RULE-9). */
export function knownPhone(phone: string | null | undefined): string | null {
  const text = knownText(phone);
  return text !== null && dialled(text).replace('+', '').length >= fewestDigits ? text : null;
}

/** The address that calls a number: its digits, with the plus of an international one. */
export function telLink(phone: string): string {
  return `tel:${dialled(phone)}`;
}

function dialled(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return phone.trimStart().startsWith('+') ? `+${digits}` : digits;
}
