import type { PriceView } from '@forecourt/domain/stock/price/price-view';

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
  const { amount, basis, was, otherWay, weekly } = price;
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
      {otherWay !== null && <p className="price-was">{otherWay}</p>}
      {weekly && (
        <p className="price-week">
          <b>{weekly.price}</b> <b>{weekly.comparisonRate}</b>
        </p>
      )}
    </div>
  );
}
