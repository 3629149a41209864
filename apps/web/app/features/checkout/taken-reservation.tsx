import type { TakenView } from '@forecourt/app/checkout/pages/reservation-page.view';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import { triangleAlertIcon } from '@forecourt/ui/icons';
import { ToneLine } from '../../shared/outcome-head.tsx';
import { CarCard } from '../stock/card/car-card.tsx';

/** Somebody was faster: what can be done about it, and cars like it. */
export function TakenReservation({ view }: { readonly view: TakenView }) {
  const { tone, heading, text, tellMe, ask, likeIt } = view;
  return (
    <div className="wrap">
      <section className="one taken">
        <ToneLine look="warn" icon={triangleAlertIcon} text={tone} />
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        {tellMe && (
          <form className="wait" method="post" action={tellMe.action}>
            <label className="field" htmlFor="tell-me-email">
              <span>{tellMe.label}</span>
              <input
                id="tell-me-email"
                className="inp"
                type="email"
                name="email"
                autoComplete="email"
                maxLength={254}
                aria-describedby="tell-me-note"
                required
              />
            </label>
            <Button type="submit">{tellMe.submitText}</Button>
            <p id="tell-me-note" className="note">
              {tellMe.note}
            </p>
          </form>
        )}
        <div className="acts">
          <ButtonLink href={ask.href} {...(tellMe && { look: 'line' })}>
            {ask.text}
          </ButtonLink>
        </div>
      </section>
      {likeIt.cars.length > 0 && (
        <section className="band like-it">
          <div className="head">
            <h2>{likeIt.heading}</h2>
            <a className="link" href={likeIt.all.href}>
              {likeIt.all.text}
            </a>
          </div>
          <div className="l-rest four">
            {likeIt.cars.map((car) => (
              <CarCard key={car.id} car={car} look="mini" />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
