/** Above this the bank is asked to check who pays, however often they paid before. */
const mostUncheckedCents = 100_000;

/**
 * Whether a payment asks the buyer's bank for 3-D Secure: where somebody pays here for the first time, and where it is
 * much. Else the provider and the bank decide.
 */
export function asksBankCheck({
  amountCents,
  isFirst,
}: {
  readonly amountCents: number;
  readonly isFirst: boolean;
}): boolean {
  return isFirst || amountCents > mostUncheckedCents;
}
