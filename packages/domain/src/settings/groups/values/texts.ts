import { z } from 'zod';

const knownPlaceholders = /\{([^{}]*)\}/g;

/**
 * One line of plain text. Curly braces hold places that the page fills in; a place nobody fills would be
 * read by visitors as it stands, so an unknown one is refused.
 */
export function line(max: number, placeholders: readonly string[] = []): z.ZodString {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'Write it on one line')
    .refine((text) => unknownPlaceholders(text, placeholders).length === 0, {
      error: placeholders.length > 0 ? `Only {${placeholders.join('}, {')}} can be filled in` : 'No {places}',
    });
}

/** Plain text of several lines, which may be empty where a block then stays away. */
export function paragraph(max: number, placeholders: readonly string[] = []): z.ZodString {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^[\P{Cc}\n]*$/u, 'Plain text only')
    .refine((text) => unknownPlaceholders(text, placeholders).length === 0, {
      error: placeholders.length > 0 ? `Only {${placeholders.join('}, {')}} can be filled in` : 'No {places}',
    });
}

function unknownPlaceholders(text: string, known: readonly string[]): readonly string[] {
  return [...text.matchAll(knownPlaceholders)]
    .map(([, name]) => name ?? '')
    .filter((name) => !known.includes(name));
}

/** A heading with a text below it: benefits, perks, questions and answers, promo cards. */
export const titledText = z.strictObject({ title: line(80), text: paragraph(600) });
