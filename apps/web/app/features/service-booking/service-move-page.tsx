import type { ServiceMovePageView } from '@forecourt/app/service-booking/service-move-page.view';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import { DropOffPicker } from './drop-off-picker.tsx';
import { fieldId } from '../leads/form-problems.ts';
import '@forecourt/ui/styles/forms.css';
import '../../shared/day-picker.css';
import '../../shared/journey.css';
import './service-booking.css';

const formId = 'move';

/** Another day for a booked service. */
export function Page({ view }: { readonly view: ServiceMovePageView }) {
  const { heading, present, form, dropOff, action, entries, problems, back } = view;
  const errorOf = (name: string | null) => problems.find(({ field }) => field === name)?.message ?? null;
  const entryOf = (name: string | null) => [entries[name ?? ''] ?? ''].flat()[0] ?? '';
  const day = form.fields.find(({ name }) => name === dropOff.dayField);
  return (
    <div className="wrap form-page">
      <div className="jr">
        <div>
          <div className="jr-h">
            <h1>{heading}</h1>
            <p className="lead">
              You have <b>{present.when}</b> at <b>{present.where}</b>. Choose another day, or keep it.
            </p>
          </div>
          <form
            className="form booking"
            method="post"
            action={action}
            noValidate
            data-document=""
            data-waits=""
          >
            {day && (
              <DropOffPicker
                dropOff={dropOff}
                field={day}
                id={fieldId(formId, day.name)}
                formId={formId}
                entry={entryOf(day.name) || undefined}
                error={errorOf(day.name)}
                more={{ place: '', time: entryOf(dropOff.timeField), timeError: errorOf(dropOff.timeField) }}
              />
            )}
            <div className="booking-acts">
              <Button type="submit">Move it</Button>
              <ButtonLink href={back} look="line">
                Keep it
              </ButtonLink>
            </div>
          </form>
        </div>
      </div>
    </div>
  );
}
