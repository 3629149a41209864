import type { ReceiptPageView } from '@forecourt/app/leads/pages/receipt-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { checkIcon } from '@forecourt/ui/icons';
import { LocationDetails } from '../../shared/location-details.tsx';
import { CarLine } from './car-line.tsx';
import '@forecourt/ui/styles/forms.css';

/** The page after a form (URL-5), and the one by which it is followed later. */
export function Page({ view }: { readonly view: ReceiptPageView }) {
  const { heading, lead, steps, follow, car, location, next } = view;
  return (
    <div className="wrap">
      <div className="ok">
        <div className="ok-l">
          <div className="okh">
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
          </div>
          {steps.length > 0 && (
            <section aria-labelledby="next-steps">
              <h2 id="next-steps" className="vh">
                What happens next
              </h2>
              <ol className="clock">
                {steps.map(({ state, title, text }) => (
                  <li key={title} className={state}>
                    <span className="dot">{state === 'done' && <Icon path={checkIcon} />}</span>
                    <div>
                      <b>{title}</b>
                      {text !== null && <p>{text}</p>}
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          )}
          {follow && (
            <p>
              <a className="link" href={follow.href}>
                {follow.text}
              </a>
            </p>
          )}
          {next && (
            <p>
              <ButtonLink href={next.href} look="line">
                {next.text}
              </ButtonLink>
            </p>
          )}
        </div>
        {(car !== null || location !== null) && (
          <aside className="ticket" aria-label="About your enquiry">
            {car && <CarLine car={car} />}
            {location && <LocationDetails location={location} heading="h2" />}
          </aside>
        )}
      </div>
    </div>
  );
}
