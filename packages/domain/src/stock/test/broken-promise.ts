interface Timed {
  readonly validUntil: Date | null;
}

const yearMs = 365 * 24 * 3_600_000;

/**
 * How a timed answer breaks its promise to stay as it is up to the moment that it names itself, or for
 * years where it names none, and to be another one from that moment on; null where it keeps it.
 */
export function brokenPromise(answerAt: (now: Date) => Timed, now: Date): string | null {
  const { validUntil } = answerAt(now);
  const promised = JSON.stringify(answerAt(now));
  const end = validUntil?.getTime() ?? now.getTime() + 50 * yearMs;
  if (end <= now.getTime()) return `names a moment that is over: ${promised}`;
  for (const moment of [Math.floor((now.getTime() + end) / 2), end - 1]) {
    const answer = JSON.stringify(answerAt(new Date(moment)));
    if (answer !== promised) return `changes too early, from ${promised} to ${answer}`;
  }
  if (validUntil === null) return null;
  const next = JSON.stringify({ ...answerAt(validUntil), validUntil });
  return next === promised ? `does not change when it says: ${promised}` : null;
}
