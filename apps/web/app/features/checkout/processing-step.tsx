import type { ProcessingView } from '@forecourt/app/checkout/pages/checkout-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { clockIcon } from '@forecourt/ui/icons';
import { ToneLine } from '../../shared/outcome-head.tsx';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { Happened } from './happened.tsx';
import { LeaveLink } from './leave-link.tsx';
import { PlainCarLine } from '../../shared/plain-car-line.tsx';
import { useStanding } from './use-standing.ts';
import { BusyThread } from '../../shared/busy-thread.tsx';

/** The bank is being asked: the page goes on by itself. */
export function ProcessingStep({ view }: { readonly view: ProcessingView }) {
  const { heading, number, text, car, leave, happened, check, late, phone, source } = view;
  useStanding(source, check.href);
  return (
    <div className="wrap">
      <LeaveLink link={leave} />
      <section className="one" aria-busy="true">
        <ToneLine look="plain" icon={clockIcon} text={number} />
        <h1>{heading}</h1>
        <p className="lead" role="status">
          {text}
        </p>
        <BusyThread />
        <PlainCarLine car={car} />
        <Happened lines={happened} />
        <div className="acts">
          <ButtonLink href={check.href} look="line" data-document="">
            {check.text}
          </ButtonLink>
          <div className="small muted">
            {late.text} <b className="nobreak">{late.number}</b>
            {phone && (
              <>
                {' '}
                <PhoneReveal phone={phone} className="link" isShort />
              </>
            )}
          </div>
        </div>
      </section>
    </div>
  );
}
