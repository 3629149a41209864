export interface FormerPriceView {
  /** 'Was'. */
  readonly word: string;
  readonly amount: string;
  /** 'Save $2,000'. */
  readonly saving: string | null;
}

/** A repayment never stands without the comparison rate, as large as it (LAW-2). */
export interface WeeklyPriceView {
  /** '$176 per week'. */
  readonly price: string;
  /** 'Comparison rate 9.86% p.a.' */
  readonly comparisonRate: string;
}

/** There is no amount without what it includes: neither can be written without the other. */
export type PriceView =
  | {
      readonly kind: 'amount';
      readonly amount: string;
      /** 'Drive away', or the unit of a subscription. */
      readonly basis: string;
      readonly was: FormerPriceView | null;
      readonly weekly: WeeklyPriceView | null;
    }
  /** The words of a car without a price, or of a preorder. */
  | { readonly kind: 'text'; readonly text: string };

export interface PriceBlockProps {
  readonly price: PriceView;
  /** The one price of a page. */
  readonly isBig?: boolean;
}

/** The price of something for sale. */
export function PriceBlock({ price, isBig = false }: PriceBlockProps) {
  if (price.kind === 'text') {
    return (
      <div className={isBig ? 'price text big' : 'price text'}>
        <p className="price-now">
          <b>{price.text}</b>
        </p>
      </div>
    );
  }
  const { amount, basis, was, weekly } = price;
  return (
    <div className={isBig ? 'price big' : 'price'}>
      {was && (
        <p className="price-was">
          {was.word} <s>{was.amount}</s>
          {was.saving !== null && <b>{was.saving}</b>}
        </p>
      )}
      <p className="price-now">
        <b>{amount}</b> <span className="price-basis">{basis}</span>
      </p>
      {weekly && (
        <p className="price-week">
          <b>{weekly.price}</b> <b>{weekly.comparisonRate}</b>
        </p>
      )}
    </div>
  );
}
