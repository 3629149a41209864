import type { EndedView } from '@forecourt/app/checkout/pages/reservation-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { circleCheckIcon, clockIcon, triangleAlertIcon } from '@forecourt/ui/icons';
import { ToneLine } from '../../shared/outcome-head.tsx';
import { FactRows } from './fact-rows.tsx';
import { PlainCarLine } from '../../shared/plain-car-line.tsx';

const icons = { good: circleCheckIcon, plain: clockIcon, warn: triangleAlertIcon } as const;

/** One fact in the middle, and what can be done next. */
export function EndedReservation({ view }: { readonly view: EndedView }) {
  const { tone, heading, text, car, lines, acts, note } = view;
  return (
    <div className="wrap">
      <section className="one">
        <ToneLine {...tone} icon={icons[tone.look]} />
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        {car && <PlainCarLine car={car} />}
        {lines.length > 0 && <FactRows facts={lines} className="money" />}
        <div className="acts">
          {acts.map(({ href, text: words, look, isFile }) =>
            look === 'link' ? (
              <a key={href} className="link" href={href}>
                {words}
              </a>
            ) : (
              <ButtonLink
                key={href}
                href={href}
                data-document=""
                {...(look === 'line' && { look })}
                {...(isFile && { download: '' })}
              >
                {words}
              </ButtonLink>
            ),
          )}
        </div>
        {note !== null && <p className="small muted">{note}</p>}
      </section>
    </div>
  );
}
