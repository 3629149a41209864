import type { DrivenCarView, DriveSummaryView } from '@forecourt/app/test-drive/test-drive-page.view';
import { Photo } from '@forecourt/ui/photo';
import { PriceBlock } from '@forecourt/ui/price-block';
import type { ReactNode } from 'react';

interface DriveSummaryProps {
  readonly car: DrivenCarView | null;
  readonly summary: DriveSummaryView;
  readonly children?: ReactNode;
}

/** What is being booked, beside the step. */
export function DriveSummary({ car, summary, children }: DriveSummaryProps) {
  const { model, also, location, when, conditions } = summary;
  return (
    <aside className="jsum" aria-label="Your booking">
      {car?.picture && (
        <Photo
          picture={{ ...car.picture, alt: '' }}
          sizes="(min-width: 75em) 332px, 50vw"
          width={332}
          height={221}
        />
      )}
      {car && (
        <div>
          <b className="jsum-t">{car.title}</b>
          {car.note !== null && <p className="small muted">{car.note}</p>}
          <PriceBlock price={car.price} />
        </div>
      )}
      <dl>
        {model !== null && (
          <div>
            <dt>Which</dt>
            <dd>{model}</dd>
          </div>
        )}
        {also !== null && (
          <div>
            <dt>And</dt>
            <dd>
              {also}
              <small>In the same visit</small>
            </dd>
          </div>
        )}
        {location && (
          <div>
            <dt>Where</dt>
            <dd>
              {location.name}
              {location.street !== null && <small>{location.street}</small>}
            </dd>
          </div>
        )}
        {when && (
          <div>
            <dt>When</dt>
            <dd>
              {when.text}
              {when.note !== '' && <small>{when.note}</small>}
            </dd>
          </div>
        )}
        {conditions !== null && (
          <div>
            <dt>Please note</dt>
            <dd className="plain">{conditions}</dd>
          </div>
        )}
      </dl>
      {children}
    </aside>
  );
}
