/** A price as pages draw it (RULE-3): no amount without the words for what it includes. */
export type PriceView =
  | {
      readonly kind: 'amount';
      readonly amount: string;
      /** Drive Away; per week, subscription. Empty only where neither the feed nor the site says. */
      readonly basis: string;
      /** Proved by the history of the price where the law's form asks for it. */
      readonly was: FormerPrice | null;
      /** The other way to have it: To buy: $24,990 Drive away; Or $149 a week, subscription. */
      readonly otherWay: string | null;
      /** Only with the page's warning on the same screen. */
      readonly weekly: WeeklyView | null;
    }
  /** The words of a car without a price, or of a preorder. */
  | { readonly kind: 'text'; readonly text: string };

/** The price before, struck through. */
export interface FormerPrice {
  /** Was. */
  readonly word: string;
  readonly amount: string;
  /** Save $2,000. */
  readonly saving: string | null;
}

/** A weekly repayment with the rate that has to stand beside it, alike in size (LAW-2). */
export interface WeeklyView {
  /** $176 per week. */
  readonly price: string;
  /** Comparison rate 9.86% p.a. */
  readonly comparisonRate: string;
}
