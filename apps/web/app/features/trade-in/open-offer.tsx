import type { OpenOfferView } from '@forecourt/app/trade-in/pages/offer-step.view';
import { Button } from '@forecourt/ui/button';
import { PressForm } from '../test-drive/press-form.tsx';
import { AcceptForm } from './accept-form.tsx';
import { OfferNotice } from './offer-notice.tsx';
import { OfferSum } from './offer-sum.tsx';
import { OfferTowards } from './towards-sum.tsx';
import { OfferWays } from './offer-ways.tsx';
import { useOfferMark } from './offer-mark.ts';

/** The number, why it is that one, until when it stands, and every way on (TRADE-6). */
export function OpenOffer({ view }: { readonly view: OpenOfferView }) {
  const { about, offer, state, press, pressNote, change, ways, conditions, program, towards } = view;
  const isOpen = state === 'open';
  useOfferMark(isOpen ? view.validUntil : null);
  const Press = isOpen ? AcceptForm : PressForm;
  return (
    <div className="wrap jr bid hasbar">
      <div className="bid-l">
        <OfferNotice text={view.notice} />
        <div>
          <p className="stepno">{about}</p>
          <h1 className="bid-amt">
            {isOpen ? offer.amount : view.heading}
            {isOpen && <span className="vh">, our offer</span>}
          </h1>
          <p className="bid-until">
            {isOpen ? (
              <>
                Stands until <b>{offer.until}</b>, if the car is as you told us.
              </>
            ) : (
              <>It was {offer.amount}.</>
            )}
          </p>
          {offer.replaces !== null && <p className="muted">{offer.replaces}</p>}
        </div>
        {isOpen && offer.range && <Range range={offer.range} />}
        <Press press={press} className="bid-press">
          <Button type="submit">{press.text}</Button>
          {pressNote !== null && <span className="small muted">{pressNote}</span>}
        </Press>
        <section aria-labelledby="offer-why">
          <h2 id="offer-why">Why this number</h2>
          <OfferSum offer={offer} />
          <PressForm press={change}>
            <button type="submit" className="link bid-link">
              {change.text}
            </button>
          </PressForm>
        </section>
        {ways.length > 0 && <OfferWays ways={ways} />}
        <div className="bid-fine">
          <p>{conditions}</p>
          {program !== null && <p>{program}</p>}
        </div>
      </div>
      <OfferTowards towards={towards} />
      <Press press={press} className="jbar">
        <p>
          <b>{offer.amount}</b>
          <span>{isOpen ? `until ${offer.shortUntil}` : 'ended'}</span>
        </p>
        <Button type="submit">{press.shortText}</Button>
      </Press>
    </div>
  );
}

function Range({ range }: { readonly range: NonNullable<OpenOfferView['offer']['range']> }) {
  const { low, high, at, label } = range;
  return (
    <div className="bid-range">
      <p className="vh">{label}</p>
      <svg aria-hidden="true" viewBox="0 0 100 28" preserveAspectRatio="none">
        <rect className="bid-bar" x="0" y="7" width="100" height="14" rx="1" />
        <rect className="bid-at" x={Math.min(99, Math.max(0, at - 0.5))} y="0" width="1" height="28" />
      </svg>
      <p className="bid-ends">
        <span>
          <b>{low}</b> if the inspection finds small things
        </span>
        <span>
          <b>{high}</b> if it’s better than you said
        </span>
      </p>
    </div>
  );
}
