import { z } from 'zod';
import { isSitePath, safeLink } from '../../../core/safe-link.ts';
import { line } from './texts.ts';

/** An address of the site itself, as a route is registered: no query, no anchor, no slash at the end. */
export const path = z
  .string()
  .max(120)
  .regex(/^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'Write a path such as /search/used-cars.');

const sitePath = z
  .string()
  .max(300)
  .refine(isSitePath, { error: 'Write a path of this site, such as /finance.' });

/** An https address, never another scheme: what a dealer pastes must not run as a script. */
export const webAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'Write an https address.' })
  .max(500)
  // A page draws a link only after the same check: what it would leave out is refused when it is saved.
  .refine((address) => safeLink(address)?.kind === 'external', { error: 'Write an https address.' });

/** Where a link goes: a path of the same site, with query or anchor, or another site over https. */
export const link = z.union([sitePath, webAddress]);

export const labelledLink = z.strictObject({ label: line(40), link });

/** A card with one button: promo cards, call-to-action cards, cards at the foot of a page. */
export const linkCard = z.strictObject({ title: line(60), text: line(200), label: line(40), link });
