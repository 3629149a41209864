import type { OfferWayView } from '@forecourt/app/trade-in/pages/offer-step.view';
import { Icon } from '@forecourt/ui/icon';
import { arrowRightIcon } from '@forecourt/ui/icons';
import { PressForm } from '../test-drive/press-form.tsx';

/** Other options, which accept nothing. */
export function OfferWays({ ways }: { readonly ways: readonly OfferWayView[] }) {
  return (
    <section aria-labelledby="offer-ways">
      <h2 id="offer-ways" className="vh">
        Other options
      </h2>
      <ul className="ways">
        {ways.map((way) => (
          <li key={way.title}>
            <Way way={way} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Way({ way: { title, text, href, press } }: { readonly way: OfferWayView }) {
  const inside = (
    <>
      <b>
        {title}
        {(href ?? press) !== null && <Icon path={arrowRightIcon} />}
      </b>
      <span>{text}</span>
    </>
  );
  if (press) {
    return (
      <PressForm press={press}>
        <button type="submit" className="way">
          {inside}
        </button>
      </PressForm>
    );
  }
  return href === null ? (
    <div className="way still">{inside}</div>
  ) : (
    <a className="way" href={href}>
      {inside}
    </a>
  );
}
