/** What is dangerous is done by whoever proved who they are this lately, and not by who found their screen open. */
const freshMinutes = 10;

/** Whether a session's last proof is fresh enough for exports, changes of staff and the like (STAFF-1). */
export function isFreshProof(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() <= freshMinutes * 60_000;
}
