/** An offer put towards a car, as sums that are never negative: nobody is told that they own minus something. */
export interface PutTowards {
  /** What goes to the lender first. */
  readonly lenderCents: number;
  /** What of the loan the offer does not pay. */
  readonly lenderLeftCents: number;
  readonly towardsCents: number;
  readonly leftCents: number;
  /** What is paid out where the offer is more than the car costs. */
  readonly backCents: number;
}

/** What is left to pay of a car, and what becomes of money that is owing on the one that is given away (TRADE-10). */
export function putTowards({
  priceCents,
  offerCents,
  owingCents,
}: {
  readonly priceCents: number;
  readonly offerCents: number;
  readonly owingCents: number;
}): PutTowards {
  const lenderCents = Math.min(owingCents, offerCents);
  const towardsCents = offerCents - lenderCents;
  return {
    lenderCents,
    lenderLeftCents: owingCents - lenderCents,
    towardsCents,
    leftCents: Math.max(0, priceCents - towardsCents),
    backCents: Math.max(0, towardsCents - priceCents),
  };
}
