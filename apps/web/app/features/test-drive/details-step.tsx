import type { DetailsStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon } from '@forecourt/ui/icons';
import { LeadForm } from '../leads/lead-form.tsx';
import { DriveSummary } from './drive-summary.tsx';
import { DrivenCar } from './driven-car.tsx';
import { StepHeading } from './step-heading.tsx';

/** Who is driving. */
export function DetailsStep({ view }: { readonly view: DetailsStepView }) {
  const { car, held, form, summary, back } = view;
  return (
    <div className="wrap jr">
      <div>
        <StepHeading heading={view.heading} number={3} text={view.stepText} />
        {car && (
          <div className="drive-only-s">
            <DrivenCar car={car} />
          </div>
        )}
        <LeadForm
          key={form.key}
          view={form}
          back={
            back && (
              <ButtonLink href={back.href} look="line">
                Back
              </ButtonLink>
            )
          }
        >
          {held && (
            <p className="notice good">
              <Icon path={clockIcon} />
              <span>
                <b>{held.text}</b> {held.until}{' '}
                <a className="link drive-only-s" href={held.change}>
                  Change place or time
                </a>
              </span>
            </p>
          )}
        </LeadForm>
      </div>
      <DriveSummary car={car} summary={summary}>
        {back && (
          <a className="link drive-back" href={back.href}>
            {back.text}
          </a>
        )}
      </DriveSummary>
    </div>
  );
}
