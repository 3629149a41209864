import type { OfferPriceView } from '@forecourt/app/pages/blocks/offer-price';

/** What an offer costs or saves, with what it is for and the price before. */
export function OfferPriceLine({ price: { amount, basis, was } }: { readonly price: OfferPriceView }) {
  return (
    <p className="of-price">
      {was && (
        <span className="of-was">
          Was <s>{was.amount}</s> {was.saving !== null && <b>{was.saving}</b>}
        </span>
      )}
      <b>{amount}</b> <span>{basis}</span>
    </p>
  );
}
