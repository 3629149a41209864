import type { TakenView } from '@forecourt/app/checkout/pages/reservation-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { triangleAlertIcon } from '@forecourt/ui/icons';
import { CarCard } from '../stock/card/car-card.tsx';

/** Somebody was faster: what can be done about it, and cars like it. */
export function TakenReservation({ view }: { readonly view: TakenView }) {
  const { tone, heading, text, tellMe, ask, likeIt } = view;
  return (
    <div className="wrap">
      <section className="one taken">
        <p className="tonehead warn">
          <Icon path={triangleAlertIcon} />
          {tone}
        </p>
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <div className="acts">
          {tellMe && (
            <ButtonLink href={tellMe.href} data-document="">
              {tellMe.text}
            </ButtonLink>
          )}
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
