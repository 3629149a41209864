import type { TowardsStepView } from '@forecourt/app/trade-in/pages/towards-step.view';
import { Button } from '@forecourt/ui/button';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { PressForm } from '../test-drive/press-form.tsx';
import { OfferNotice } from './offer-notice.tsx';
import { TowardsSum } from './towards-sum.tsx';
import '@forecourt/ui/styles/forms.css';
import './offer.css';

/** What the offer leaves to pay of a car, for whoever has no script, or owes a lender. */
export function TowardsStep({ view }: { readonly view: TowardsStepView }) {
  const { heading, sum, until, owing, press, notice, home } = view;
  return (
    <div className="wrap bid-one">
      <h1>{heading}</h1>
      <OfferNotice text={notice} />
      <TowardsSum sum={sum} />
      <p>{until}</p>
      {press && (
        <PressForm press={press}>
          <Button type="submit">{press.text}</Button>
        </PressForm>
      )}
      <form className="bid-owing" method="get" action={owing.action} data-document="">
        <input type="hidden" name="car_id" value={owing.carId} />
        <LabelledField id="owing" label="Still owing on yours" isOptional hint={sum.note}>
          {(control) => (
            <input
              {...control}
              className="inp"
              name={owing.name}
              inputMode="decimal"
              maxLength={20}
              defaultValue={owing.typed}
            />
          )}
        </LabelledField>
        <Button type="submit" look="line">
          Work it out
        </Button>
      </form>
      <a className="link" href={home.href}>
        {home.text}
      </a>
    </div>
  );
}
