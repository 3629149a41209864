import type { OfferView } from '@forecourt/app/trade-in/pages/offer-step.view';

/** The sum that an offer is: its lines add up. */
export function OfferSum({ offer }: { readonly offer: Pick<OfferView, 'amount' | 'reasons'> }) {
  return (
    <ul className="sumlist">
      {offer.reasons.map(({ text, note, amount }) => (
        <li key={text}>
          <span>
            {text}
            {note !== null && <small>{note}</small>}
          </span>
          <b>{amount}</b>
        </li>
      ))}
      <li className="tot">
        <span>Our offer</span>
        <b>{offer.amount}</b>
      </li>
    </ul>
  );
}
