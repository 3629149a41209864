const msPerMinute = 60_000;
const msPerHour = 60 * msPerMinute;
const msPerDay = 24 * msPerHour;

/** How long a visitor's way to an offer is kept: it says so on its page. */
export const journeyDays = 30;
/** A plate that was looked up is answered from our own row: another lookup costs money. */
const lookupHours = 24;
/** Whoever waits longer is told that it did not work, and can go another way. */
export const longestWaitMs = 30_000;

export function journeyEnd(now: Date): Date {
  return new Date(now.getTime() + journeyDays * msPerDay);
}

export function oldestUsedLookup(now: Date): Date {
  return new Date(now.getTime() - lookupHours * msPerHour);
}

/** Whether an answer may still come: a process that died with the question never says so. */
export function mayStillBeAnswered(askedAt: Date | null, now: Date): boolean {
  return askedAt !== null && now.getTime() - askedAt.getTime() < longestWaitMs;
}
