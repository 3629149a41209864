import type { SiteSettings } from '../settings/registry.ts';

/** A code of six digits stands five tries: the chance to guess one is five in a million. */
export const maxCodeTries = 5;

/**
 * A phone gets at most this many codes within the window, so that nobody can be pestered or billed for it, and
 * the next one only when the last has had time to arrive.
 */
export const codeSending = { limit: 8, windowMinutes: 60, pauseSeconds: 30 } as const;

const minuteMs = 60_000;

/** Until when a code that is sent now can be used (AUTH-1). */
export function codeExpiry(now: Date, { codeMinutes }: Pick<SiteSettings['accounts'], 'codeMinutes'>): Date {
  return new Date(now.getTime() + codeMinutes * minuteMs);
}

/** How many tries a visitor has left before another code is needed. */
export function triesLeft({ tries }: { readonly tries: number }): number {
  return Math.max(0, maxCodeTries - tries);
}

/** Since when the codes sent to a phone are counted. */
export function codeWindowStart(now: Date): Date {
  return new Date(now.getTime() - codeSending.windowMinutes * minuteMs);
}

/** When a phone that was sent a code may be sent the next. */
export function nextCodeAt(lastSentAt: Date): Date {
  return new Date(lastSentAt.getTime() + codeSending.pauseSeconds * 1_000);
}

/** Whether a phone may be sent another code, after those sent within the window, the last of them first. */
export function codeToSend(sentWithinWindow: readonly Date[], now: Date): 'send' | 'too_soon' | 'too_many' {
  const [last] = sentWithinWindow;
  if (last !== undefined && now < nextCodeAt(last)) return 'too_soon';
  return sentWithinWindow.length < codeSending.limit ? 'send' : 'too_many';
}
