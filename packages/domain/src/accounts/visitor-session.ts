import type { SiteSettings } from '../settings/registry.ts';

/** A token is replaced by another on each day of use, so that one that was copied ends soon. */
const renewedAfterMs = 24 * 60 * 60_000;
/** The answer with the new token may be lost on its way: for so long the one before it still counts. */
const graceMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Until when a visitor who is here now stays signed in (AUTH-1). */
export function sessionExpiry(
  now: Date,
  { staySignedInDays }: Pick<SiteSettings['accounts'], 'staySignedInDays'>,
): Date {
  return new Date(now.getTime() + staySignedInDays * dayMs);
}

/** A session whose token was made before this moment gets another. */
export function renewalDue(now: Date): Date {
  return new Date(now.getTime() - renewedAfterMs);
}

/** Whether the token before the present one still counts. */
export function isInGrace({ renewedAt }: { readonly renewedAt: Date }, now: Date): boolean {
  return now.getTime() - renewedAt.getTime() < graceMs;
}
