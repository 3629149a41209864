import type { SiteSettings } from '../settings/registry.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A token is replaced by another on each day of use. */
const renewedAfterMs = dayMs;
/** The answer with the new token may be lost on its way: for so long the one before it still counts. */
const graceMs = 60 * minuteMs;
/** Requests that were sent at once with the old token may arrive after one that has the new one. */
const inFlightMs = minuteMs;
/** Whoever is here every day proves their phone again after half a year. */
const longestDays = 180;

/** Until when a visitor who is here now stays signed in (AUTH-1), in any case no longer than half a year. */
export function sessionExpiry(
  { startedAt, now }: { readonly startedAt: Date; readonly now: Date },
  { staySignedInDays }: Pick<SiteSettings['accounts'], 'staySignedInDays'>,
): Date {
  const [unused, longest] = [
    now.getTime() + staySignedInDays * dayMs,
    startedAt.getTime() + longestDays * dayMs,
  ];
  return new Date(Math.min(unused, longest));
}

/** Whether a session has lasted as long as any may. */
export function isOver({ startedAt }: { readonly startedAt: Date }, now: Date): boolean {
  return now.getTime() - startedAt.getTime() >= longestDays * dayMs;
}

/** A session whose token was made before this moment gets another. */
export function renewalDue(now: Date): Date {
  return new Date(now.getTime() - renewedAfterMs);
}

/** A replacement that was made before this moment, and that nobody has shown, was lost on its way. */
export function lostBefore(now: Date): Date {
  return new Date(now.getTime() - inFlightMs);
}

export interface ShownToken {
  /** It is the session's token, or the one before it, or one before that. */
  readonly place: 'present' | 'previous' | 'older';
  /** The present token was shown since it was made. */
  readonly isPresentUsed: boolean;
  readonly renewedAt: Date;
}

/**
 * What a token that is shown tells: it counts; it is due to be replaced; it was replaced a moment ago; its replacement
 * never arrived; or it is a copy, because its owner has gone on with another.
 */
export function judgeToken(
  { place, isPresentUsed, renewedAt }: ShownToken,
  now: Date,
): 'current' | 'due' | 'replaced' | 'lost' | 'copied' {
  if (place === 'present') return renewedAt <= renewalDue(now) ? 'due' : 'current';
  if (place === 'older') return 'copied';
  if (renewedAt > lostBefore(now)) return 'replaced';
  return !isPresentUsed && now.getTime() - renewedAt.getTime() < graceMs ? 'lost' : 'copied';
}
