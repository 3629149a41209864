import type {
  CheckoutFactView,
  CheckoutLink,
  ReservedCarView,
} from '@forecourt/app/checkout/pages/checkout-page.view';
import { Photo } from '@forecourt/ui/photo';
import { PriceBlock } from '@forecourt/ui/price-block';
import type { ReactNode } from 'react';
import { LeaveLink } from './leave-link.tsx';
import { FactRows } from './fact-rows.tsx';
import { PlainCarLine } from '../../shared/plain-car-line.tsx';

interface CheckoutStepProps {
  readonly heading: string;
  readonly number: 1 | 2;
  readonly stepText: string;
  readonly car: ReservedCarView;
  readonly leave: CheckoutLink;
  readonly summary: readonly CheckoutFactView[];
  /** Under the summary. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One of the two steps of reserving: the work, and beside it what is paid, held and returned. */
export function CheckoutStep(props: CheckoutStepProps) {
  const { heading, number, stepText, car, leave, summary, aside = null, children } = props;
  return (
    <div className="wrap jr">
      <LeaveLink link={leave} />
      <div>
        <div className="jr-h">
          <h1>{heading}</h1>
          <div className="steps" aria-hidden="true">
            <i className="on" />
            <i className={number === 2 ? 'on' : undefined} />
          </div>
          <p className="stepno">
            Step {number} of 2: <span>{stepText}</span>
          </p>
        </div>
        <div className="pay-only-s">
          <PlainCarLine car={car} />
        </div>
        {children}
      </div>
      <aside className="jsum" aria-label="Your reservation">
        {car.picture && (
          <Photo
            picture={{ ...car.picture, alt: '' }}
            sizes="(min-width: 75em) 372px, 1px"
            width={372}
            height={248}
          />
        )}
        <div className="pay-only-l">
          <b className="jsum-t">{car.title}</b>
          {car.note !== null && <p className="small muted">{car.note}</p>}
          <PriceBlock price={car.price} />
        </div>
        <FactRows facts={summary} />
        {aside}
      </aside>
    </div>
  );
}
