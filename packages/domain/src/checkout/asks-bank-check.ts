/** Above this the bank is asked to check who pays. */
const mostUncheckedCents = 100_000;

/** Whether a payment asks the buyer's bank for 3-D Secure; below that the provider and the bank decide. */
export function asksBankCheck(amountCents: number): boolean {
  return amountCents > mostUncheckedCents;
}
