import { z } from 'zod';
import { parseEmail } from '../../../core/email.ts';
import { promisePlaces } from './promise-places.ts';

const inBraces = /\{([^{}]*)\}/g;

/**
 * One line of plain text. Curly braces hold places that the page fills in; a place nobody fills would be
 * read by visitors as it stands, so an unknown one is refused. The figures of the dealer's promises (TEN-9) are
 * filled in everywhere.
 */
export function line(max: number, placeholders: readonly string[] = []): z.ZodString {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'Write it on one line, in plain text.')
    .refine((text) => hasOnly(placeholders, text), { error: placeholderRule(placeholders) });
}

/** An address of mail, in the one way in which it is stored. */
export const mailAddress = z
  .string()
  .refine((address) => parseEmail(address) === address, 'Write it as name@example.com.');

/** Plain text of several lines, which may be empty where a block then stays away. */
export function paragraph(max: number, placeholders: readonly string[] = []): z.ZodString {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^[\P{Cc}\n]*$/u, 'Write it in plain text.')
    .refine((text) => hasOnly(placeholders, text), { error: placeholderRule(placeholders) });
}

function hasOnly(placeholders: readonly string[], text: string): boolean {
  const known = new Set<string>([...placeholders, ...promisePlaces]);
  return [...text.matchAll(inBraces)].every(([, name = '']) => known.has(name));
}

function placeholderRule(placeholders: readonly string[]): string {
  if (placeholders.length === 0) return 'Nothing is filled in here: leave out the {braces}.';
  return `Only these are filled in here: {${placeholders.join('}, {')}}.`;
}

/** A heading with a text below it: benefits, perks, questions and answers, promo cards. */
export const titledText = z.strictObject({ title: line(80), text: paragraph(600) });
