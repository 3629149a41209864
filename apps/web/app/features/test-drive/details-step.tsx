import type { DetailsStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import { Button } from '@forecourt/ui/button';
import { ErrorSummary } from '@forecourt/ui/error-summary';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon } from '@forecourt/ui/icons';
import { DetailField } from './detail-field.tsx';
import { DriveSummary } from './drive-summary.tsx';
import { DrivenCar } from './driven-car.tsx';
import { PressForm } from './press-form.tsx';
import { StepHeading } from './step-heading.tsx';

/** The id under which a field is found by its fault. */
const idOf = (name: string) => `drive-${name.replaceAll(/\W/g, '-')}`;

/** In a list of faults each says which field it is of. */
const withLabel = (label: string | undefined, message: string) =>
  label === undefined ? message : `${label}: ${message.replace(/^\* /, '')}`;

/** Who is driving. */
export function DetailsStep({ view }: { readonly view: DetailsStepView }) {
  const { car, held, form, values, problems, press, privacy, summary, back } = view;
  return (
    <div className="wrap jr">
      <div>
        <StepHeading heading={view.heading} number={2} text={view.stepText} />
        {car && (
          <div className="drive-only-s">
            <DrivenCar car={car} />
          </div>
        )}
        <PressForm press={press} className="form">
          <ErrorSummary
            heading={form.errorHeading}
            problems={problems.map(({ field, message }) => ({
              fieldId: field === null ? null : idOf(field),
              message: withLabel(form.fields.find(({ name }) => name === field)?.label, message),
            }))}
          />
          {held && (
            <p className="notice good">
              <Icon path={clockIcon} />
              <span>
                <b>{held.text}</b> {held.until}
              </span>
            </p>
          )}
          {form.fields.map((field) => (
            <DetailField
              key={field.name}
              id={idOf(field.name)}
              field={field}
              value={values[field.name] ?? ''}
              error={problems.find((problem) => problem.field === field.name)?.message ?? null}
            />
          ))}
          <p className="small muted">
            {privacy.text}{' '}
            <a
              className="link"
              href={privacy.href}
              {...(privacy.opensNewTab && { target: '_blank', rel: 'noopener' })}
            >
              Privacy policy
            </a>
          </p>
          <div className="jacts">
            {back && (
              <a className="btn line" href={back.href}>
                Back
              </a>
            )}
            <Button type="submit">{press.text}</Button>
          </div>
        </PressForm>
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
