import type { AccountId, DealershipId, SiteId } from '../core/ids.ts';

/** What sells: cars and leads belong to it. Sites show it where it is shared with them (TEN-10). */
export interface Dealership {
  readonly id: DealershipId;
  readonly accountId: AccountId;
  readonly slug: string;
  readonly name: string;
  /** It has an account on which deposits can be taken now (BUY-7); left out, it has none. */
  readonly takesDeposits?: boolean;
}

/** That a site shows a dealership's stock, and in which place among the others. */
export interface Sharing {
  readonly siteId: SiteId;
  readonly dealershipId: DealershipId;
  readonly position: number;
}
