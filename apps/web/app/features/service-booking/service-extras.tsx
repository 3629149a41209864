import type { ServicePageView } from '@forecourt/app/service-booking/service-page.view';
import { BlockAnchor } from '../../shared/block-anchor.tsx';
import { FreeRideCheck } from './free-ride-check.tsx';

/** What comes with a service on some sites (SERV-2): perks, a ride, the shuttle, and where else to look. */
export function ServiceExtras({ view }: { readonly view: ServicePageView }) {
  const { perks, freeRide, dropOffTimes, also } = view;
  const hasRides = freeRide !== null || dropOffTimes.length > 0;
  return (
    <>
      {perks.length > 0 && <Perks perks={perks} />}
      {hasRides && <Rides freeRide={freeRide} dropOffTimes={dropOffTimes} />}
      {also && (
        <section className="service-band" aria-labelledby="also">
          <div className="wrap">
            <div className="head">
              <h2 id="also">{also.heading}</h2>
            </div>
            <ul className="service-perks">
              {also.cards.map((card) => (
                <li key={card.title}>
                  <h3>{card.title}</h3>
                  <p>{card.text}</p>
                  <BlockAnchor link={card} className="link" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

function Perks({ perks }: Pick<ServicePageView, 'perks'>) {
  return (
    <section className="service-band" aria-labelledby="perks">
      <div className="wrap">
        <div className="head">
          <h2 id="perks">While we work</h2>
        </div>
        <ul className="service-perks">
          {perks.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Rides({ freeRide, dropOffTimes }: Pick<ServicePageView, 'freeRide' | 'dropOffTimes'>) {
  return (
    <section className="service-band" aria-labelledby="rides">
      <div className="wrap service-rides">
        <div className="head">
          <h2 id="rides">Getting there and back</h2>
        </div>
        {freeRide && <FreeRideCheck ride={freeRide} />}
        {dropOffTimes.length > 0 && (
          <ul className="service-times">
            {dropOffTimes.map(({ what, when, where }) => (
              <li key={`${what} ${when}`}>
                <b>{when}</b>
                <span>{where === null ? what : `${what}, ${where}`}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
