/** How long somebody has to take an invitation. */
const invitationDays = 7;
/** A recovery is read out over the phone, and used within the day. */
const recoveryHours = 24;
const msPerHour = 3_600_000;

export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + invitationDays * 24 * msPerHour);
}

export function recoveryExpiry(now: Date): Date {
  return new Date(now.getTime() + recoveryHours * msPerHour);
}

/** What a password of staff is at least: the code beside it does the rest. */
export const leastPasswordLength = 12;
